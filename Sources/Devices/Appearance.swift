/// Whether an interface is drawn dark on light or light on dark.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
  /// Dark letters on a light ground.
  case light
  /// Light letters on a dark ground.
  case dark
}
