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
    case .appearance, .contrast, .locale, .direction, .own: true
    }
  }
}
