/// One value of one axis.
public enum VariantValue: Hashable, Sendable {
  /// How the device is held.
  case orientation(Orientation)
  /// Light or dark.
  case appearance(Appearance)

  /// The axis that the value belongs to.
  public var axis: VariantAxis {
    switch self {
    case .orientation: .orientation
    case .appearance: .appearance
    }
  }

  /// The value as files and names of snapshots write it.
  public var word: String {
    switch self {
    case .orientation(let orientation): orientation.rawValue
    case .appearance(let appearance): appearance.rawValue
    }
  }
}

extension DeviceProfile {
  /// Whether the device can have a value; one that it cannot have makes no snapshot.
  public func supports(_ value: VariantValue) -> Bool {
    switch value {
    case .orientation(let orientation): supports(orientation)
    case .appearance: true
    }
  }
}
