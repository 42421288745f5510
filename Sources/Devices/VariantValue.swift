public import Graphics

/// One value of one axis.
public enum VariantValue: Hashable, Sendable {
  /// How the device is held.
  case orientation(Orientation)
  /// Light or dark.
  case appearance(Appearance)
  /// How much colours stand apart.
  case contrast(Contrast)
  /// The language.
  case locale(InterfaceLocale)
  /// The direction of layout.
  case direction(LayoutDirection)
  /// How large the reader wants text.
  case textSize(ReadingSize)
  /// Whether everything is shown larger.
  case displayZoom(DisplayZoom)
  /// How much of the screen the app has.
  case window(WindowSize)
  /// The version of the system.
  case os(SystemVersion)
  /// A word of an axis of the suite's own.
  case own(axis: String, word: String)

  /// The name of the axis that the value belongs to.
  public var axis: String {
    switch self {
    case .orientation: VariantAxis.orientation.rawValue
    case .appearance: VariantAxis.appearance.rawValue
    case .contrast: VariantAxis.contrast.rawValue
    case .locale: VariantAxis.locale.rawValue
    case .direction: VariantAxis.direction.rawValue
    case .textSize: VariantAxis.textSize.rawValue
    case .displayZoom: VariantAxis.displayZoom.rawValue
    case .window: VariantAxis.window.rawValue
    case .os: VariantAxis.os.rawValue
    case .own(let axis, _): axis
    }
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .orientation(let orientation): orientation.rawValue
    case .appearance(let appearance): appearance.rawValue
    case .contrast(let contrast): contrast.rawValue
    case .locale(let locale): locale.word
    case .direction(let direction): direction.rawValue
    case .textSize(let size): size.word
    case .displayZoom(let zoom): zoom.rawValue
    case .window(let window): window.word
    case .os(let version): version.word
    case .own(_, let word): word
    }
  }
}

extension DeviceProfile {
  /// Whether the device can have a value; one that it cannot have makes no snapshot.
  public func supports(_ value: VariantValue) -> Bool {
    switch value {
    case .orientation(let orientation): supports(orientation)
    case .textSize(let size): supports(size)
    case .displayZoom(let zoom): zoom == .standard || displayZoom != nil
    case .window(let window): Orientation.allCases.contains { supports($0) && size(of: window, in: $0) != nil }
    case .os(.version(let version)): systemSafeAreas.contains { $0.version == version }
    case .appearance, .contrast, .locale, .direction, .os(.standard), .own: true
    }
  }

  /// Whether the device can have all of several values at once; the last of an axis counts.
  public func supports(_ values: [VariantValue]) -> Bool {
    guard values.allSatisfy({ supports($0) }) else { return false }
    var orientation = naturalOrientation
    var window = WindowSize.full
    for value in values {
      if case .orientation(let chosen) = value { orientation = chosen }
      if case .window(let chosen) = value { window = chosen }
    }
    return size(of: window, in: orientation) != nil
  }
}
