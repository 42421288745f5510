/// What kind of thing a device is; conditions call it its idiom.
public enum DeviceFamily: String, Sendable, Hashable, CaseIterable {
  /// Held in one hand.
  case phone
  /// Held in two.
  case tablet
  /// A computer's whole screen.
  case desktop
  /// A television.
  case tv
  /// On the wrist.
  case watch
  /// The inside of a browser.
  case viewport
  /// One window of a screen.
  case window

  /// Whether a device of this family can be turned; a watch, a television and a computer's screen cannot.
  public var turns: Bool {
    switch self {
    case .phone, .tablet, .viewport, .window: true
    case .desktop, .tv, .watch: false
    }
  }
}
