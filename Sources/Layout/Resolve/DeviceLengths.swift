import Devices
import Graphics
import Scene

/// What profiles say of the system's bars, as lengths and conditions ask for it.
extension Environment {
  /// A length of the device in points; 0 where the profile does not know it.
  func points(of length: DeviceLength) -> Double {
    switch length {
    case .statusBarHeight: statusBarHeight
    case .statusBarLeading: isRightToLeft ? statusBarEnds.right : statusBarEnds.left
    case .statusBarTrailing: isRightToLeft ? statusBarEnds.left : statusBarEnds.right
    case .earLeading: isRightToLeft ? ears.right : ears.left
    case .earTrailing: isRightToLeft ? ears.left : ears.right
    case .cutoutTop: middleCutout?.y ?? 0
    case .cutoutHeight: middleCutout?.height ?? statusBarHeight
    case .safeAreaTop: safeArea.top
    case .safeAreaLeft: safeArea.left
    case .safeAreaBottom: safeArea.bottom
    case .safeAreaRight: safeArea.right
    case .homeIndicatorWidth: pill?.width ?? 0
    case .homeIndicatorHeight: pill?.height ?? 0
    case .homeIndicatorGap: pill?.bottomGap ?? 0
    case .navigationBarHeight: navigationBarHeight
    case .tabBarHeight: device.platform == .android ? 80 : 49
    case .browserBarHeight: 52
    case .keyboardHeight: keyboardHeight
    }
  }

  /// Whether the device has something, as it is held.
  func has(_ feature: DeviceFeature) -> Bool {
    switch feature {
    case .statusBar: statusBarHeight > 0
    case .homeIndicator: pill != nil
    case .navigationButtons: device.navigation == .threeButton && max(safeArea.bottom, safeArea.right) > 0
    case .sideButtons: device.navigation == .threeButton && safeArea.bottom == 0 && safeArea.right > 0
    case .notch: device.cutout?.kind == .notch && middleCutout != nil
    case .island: device.cutout?.kind == .dynamicIsland && middleCutout != nil
    case .keyboard: keyboardHeight > 0
    }
  }

  private var statusBarHeight: Double {
    device.statusBarHeight[orientation] ?? (device.family == .watch ? watchBarHeight : 0)
  }

  /// Where a watch has its time, by convention: as high as the corners of the screen reach, else a share of its height.
  private var watchBarHeight: Double {
    let radius = device.screenRound == true ? nil : device.screenCornerRadius
    let share = device.platform == .wearos ? 0.13 : radius == nil ? 0.155 : 0.11
    return radius.flatMap { $0 > 0 ? $0 : nil } ?? (share * size.height).rounded()
  }

  /// By convention.
  private var navigationBarHeight: Double {
    switch (device.platform, device.family) {
    case (.android, _): 64
    // Beside the time, or below it where it is in the middle.
    case (.wearos, _): 20
    case (_, .watch): 0
    case (_, .tablet): 50
    case (_, .phone): orientation == .landscape ? 32 : 44
    default: 44
    }
  }

  /// What a camera takes of the upper edge's middle third.
  private var middleCutout: Rect? {
    guard let rect = device.cutoutRect(in: orientation), rect.width > 0, rect.height > 0 else { return nil }
    let center = (rect.x + rect.maxX) / 2
    return center > size.width / 3 && center < size.width * 2 / 3 && rect.y < size.height / 2 ? rect : nil
  }

  private var ears: (left: Double, right: Double) {
    guard let rect = middleCutout else { return (size.width / 2, size.width / 2) }
    return (rect.x, size.width - rect.maxX)
  }

  /// What the safe area, the screen's corners at the height of the marks, and a camera at the side take of the bar.
  private var statusBarEnds: (left: Double, right: Double) {
    var (left, right) = (safeArea.left, safeArea.right)
    let corner = cornerInset(at: statusBarHeight / 2 - 7)
    (left, right) = (max(left, corner), max(right, corner))
    if let rect = device.cutoutRect(in: orientation), middleCutout == nil, rect.y < statusBarHeight {
      let isLeft = rect.x + rect.maxX < size.width
      if isLeft { left = max(left, rect.maxX) } else { right = max(right, size.width - rect.x) }
    }
    return (left, right)
  }

  /// How far a rounded corner of the screen reaches in, at a distance from the upper edge.
  private func cornerInset(at y: Double) -> Double {
    let radius = device.screenCornerRadius ?? 0
    guard y < radius else { return 0 }
    let rise = radius - max(0, y)
    return radius - (radius * radius - rise * rise).squareRoot()
  }

  /// The bar that is swiped to go home: the profile's, or by convention a third of the short side where it only knows how
  /// much room there is; on Android the handle of gestures, in the middle of its room, which without more is what the safe
  /// area leaves below.
  private var pill: HomeIndicator.Pill? {
    let known = device.homeIndicator
    let isGesture = device.platform == .android && device.navigation == .gesture
    let room = isGesture && known == nil ? safeArea.bottom : 0
    let inset = (orientation == .portrait ? known?.portraitInset : known?.landscapeInset) ?? room
    guard inset > 0 else { return nil }
    guard device.platform != .android else {
      return isGesture ? HomeIndicator.Pill(width: 108, height: 4, bottomGap: inset / 2 - 2) : nil
    }
    let width = (min(size.width, size.height) / 3).rounded()
    return known?.pill ?? HomeIndicator.Pill(width: width, height: 5, bottomGap: 8)
  }
}
