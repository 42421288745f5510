package import Devices
package import Graphics

/// What pictures are chosen for: a device as it is held, with its language and looks.
package struct ImageTarget: Sendable, Hashable {
  /// The device's id, for messages.
  package var device: String
  package var locale: LocaleTag?
  package var isRightToLeft: Bool
  package var idioms: [ImageName.Idiom]
  /// What the device is used as, in Android's words.
  package var mode: String
  /// In points, as the device is held.
  package var size: Size
  package var pixelSize: PixelSize
  package var scale: Double
  package var isLandscape: Bool
  package var isRound: Bool
  package var widthClass: SizeClass
  package var heightClass: SizeClass
  package var appearance: Appearance
  package var isHighContrast = false
  package var gamut = ImageTraits.Gamut.standard

  /// Takes what an environment says.
  ///
  /// - Parameters:
  ///   - environment: The environment.
  ///   - locale: The language in place of the environment's.
  package init(_ environment: Environment, locale: String? = nil) {
    device = environment.device.id
    self.locale = LocaleTag(locale ?? environment.language.text)
    isRightToLeft = environment.isRightToLeft
    idioms = Self.idioms(of: environment.device.family)
    mode = Self.mode(of: environment.device.family)
    size = environment.size
    pixelSize = environment.pixelSize
    scale = environment.scale
    isLandscape = environment.orientation == .landscape
    isRound = environment.device.screenRound ?? false
    widthClass = environment.horizontalSizeClass
    heightClass = environment.verticalSizeClass
    appearance = environment.appearance
    isHighContrast = environment.contrast == .high
  }

  var longSide: Double { max(size.width, size.height) }
  var shortSide: Double { min(size.width, size.height) }
  var longSideInPixels: Int { max(pixelSize.width, pixelSize.height) }

  private static func idioms(of family: DeviceFamily) -> [ImageName.Idiom] {
    switch family {
    case .phone: [.iphone, .ipod]
    case .tablet: [.ipad]
    case .desktop: [.mac]
    case .tv: [.tv]
    case .watch: [.watch]
    default: []
    }
  }

  private static func mode(of family: DeviceFamily) -> String {
    switch family {
    case .tv: "television"
    case .watch: "watch"
    default: "normal"
    }
  }
}
