public import Problems
public import YAML

/// A part of what the system shows over a scene, as a file or flag asks for it.
public struct ChromeItem: Hashable, Sendable {
  /// The parts, the last in front.
  public enum Part: String, Hashable, Sendable, CaseIterable {
    /// Bars of browsers and apps, and what is typed with.
    case browserBar, tabBar, keyboard
    /// A title with the way back.
    case navigationBar
    /// What the system shows whatever the app.
    case statusBar, homeIndicator
  }

  /// Which part.
  public var part: Part
  /// The parameters of its component; nil is every default.
  public var parameters: YAMLNode?
  /// The findings of lint in it that are accepted, as they are written; nil is none.
  public var waivers: YAMLNode?
  /// Where it is asked for; nil on the command line.
  public var location: SourceLocation?

  /// Makes an item.
  public init(_ part: Part, parameters: YAMLNode? = nil, location: SourceLocation? = nil) {
    self.part = part
    self.parameters = parameters
    self.location = location
  }

  /// What is on every screen, whatever the app: the word `all`.
  public static let all = [ChromeItem(.statusBar), ChromeItem(.homeIndicator)]
}
