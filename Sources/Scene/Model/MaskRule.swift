public import Graphics
public import Problems

/// One of the `masks` of a suite or scene: what a comparison leaves out of which snapshots; the picture keeps its pixels.
public struct MaskRule: Hashable, Sendable {
  /// The snapshots.
  public var rule: MatrixRule
  /// Views by their paths, which may hold `*`.
  public var views: [ViewPattern] = []
  /// Rectangles in points of the picture.
  public var rects: [Rect] = []
  /// Polygons in points of the picture, at least three corners each.
  public var polygons: [[Point]] = []
  /// A picture whose light parts are left out.
  public var image: SuiteGlob?
  /// Why, for people.
  public var reason: String?

  /// Makes a mask of nothing.
  public init(rule: MatrixRule) { self.rule = rule }
}

/// Paths of views as suites write them: ids from outside in, where `*` stands for one name or number (`pad/key.*`).
public struct ViewPattern: Hashable, Sendable {
  /// The pattern as it is written.
  public let text: String
  /// Where it is written.
  public let location: SourceLocation
  private let parts: [[String]]

  /// Reads a pattern; nil where a part is neither a name, nor a number after one, nor `*`.
  public init?(_ text: String, at location: SourceLocation) {
    let parts = Self.parts(of: text)
    guard text.utf8.count <= 1024, parts.allSatisfy({ Self.isPart($0) }) else { return nil }
    (self.text, self.location, self.parts) = (text, location, parts)
  }

  /// Whether the pattern means a view of a path; a path without a pattern's stars means itself.
  public func matches(_ path: String) -> Bool {
    let names = Self.parts(of: path)
    guard names.count == parts.count else { return false }
    return zip(parts, names).allSatisfy { part, name in
      part.count == name.count && zip(part, name).allSatisfy { $0 == "*" || $0 == $1 }
    }
  }

  private static func parts(of path: String) -> [[String]] {
    path.split(separator: "/", omittingEmptySubsequences: false).map { part in
      part.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  private static func isPart(_ part: [String]) -> Bool {
    guard let name = part.first, name == "*" || isName(name) else { return false }
    return part.dropFirst().allSatisfy { piece in
      piece == "*" || (!piece.isEmpty && piece.utf8.allSatisfy { (0x30...0x39).contains($0) })
    }
  }
}
