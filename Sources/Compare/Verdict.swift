/// What comparing two pictures came to.
public enum Verdict: Hashable, Sendable {
  /// Same size, same pixels.
  case identical
  /// Same size, other pixels.
  case different(Difference)
  /// Another size, which is never equal, even where what both cover is.
  case sizesDiffer(SizeDifference)

  /// Whether the pictures are the same in every pixel.
  public var isIdentical: Bool { self == .identical }
}
