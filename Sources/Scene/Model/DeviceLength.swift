/// A length that the device's profile gives, in points as the device is held: `device.statusBarHeight`.
///
/// What a profile does not know is 0 where it is no convention; conditions ask with `has`.
public enum DeviceLength: String, Hashable, Sendable, CaseIterable {
  /// The height of the status bar.
  case statusBarHeight
  /// What the safe area, the corners and a camera at the side take of the two ends of the status bar.
  case statusBarLeading, statusBarTrailing
  /// What is beside a camera in the middle of the upper edge; half the width where there is none.
  case earLeading, earTrailing
  /// Where that camera begins and how high it is; the status bar where it is not known.
  case cutoutTop, cutoutHeight
  /// What bars and cutouts take of the edges.
  case safeAreaTop, safeAreaLeft, safeAreaBottom, safeAreaRight
  /// The bar that is swiped to go home, and what is below it.
  case homeIndicatorWidth, homeIndicatorHeight, homeIndicatorGap
  /// The bars of apps and browsers, without what the safe area takes beside them.
  case navigationBarHeight, tabBarHeight, browserBarHeight
  /// The keyboard with all that is below its keys.
  case keyboardHeight
}

/// What a device can have, which conditions ask for with `has`.
public enum DeviceFeature: String, Hashable, Sendable, CaseIterable {
  /// A status bar, in this orientation.
  case statusBar
  /// A bar at the lower edge that is swiped to go home: Apple's, or that of Android's gestures.
  case homeIndicator
  /// Android's bar of three buttons.
  case navigationButtons
  /// The same at the side, as phones on their side have it.
  case sideButtons
  /// A camera that hangs from the upper edge, or floats below it, as the device is held.
  case notch, island
  /// A keyboard on the screen.
  case keyboard
}
