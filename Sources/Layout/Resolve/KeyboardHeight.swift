import Devices
import Graphics

/// How high keyboards are by convention, since profiles do not say it.
extension Environment {
  /// The height of the keyboard with what is below its keys, in points; 0 where the device has none on its screen.
  var keyboardHeight: Double {
    guard device.family == .phone || device.family == .tablet else { return 0 }
    switch device.platform {
    case .ios: return phoneKeyboard
    case .ipados: return tabletKeyboard + safeArea.bottom
    case .android: return androidKeyboard + safeArea.bottom
    case .web, .watchos, .wearos, .macos, .tvos, .visionos: return 0
    }
  }

  /// The room for going home included.
  private var phoneKeyboard: Double {
    let isWide = min(size.width, size.height) >= 414
    let hasHomeButton = device.homeIndicator == nil
    switch orientation {
    case .portrait: return hasHomeButton ? (isWide ? 226 : 216) : (isWide ? 302 : 292)
    case .landscape: return hasHomeButton ? 162 : 172
    }
  }

  private var tabletKeyboard: Double {
    let isLarge = min(size.width, size.height) >= 1000
    switch orientation {
    case .portrait: return isLarge ? 328 : 264
    case .landscape: return isLarge ? 423 : 352
    }
  }

  private var androidKeyboard: Double {
    let most = device.family == .tablet ? 320.0 : orientation == .portrait ? 256 : 200
    return min(most, (size.height / 2).rounded())
  }
}
