/// How much of a file is read before it is refused.
public struct YAMLLimits: Sendable, Hashable {
  /// The largest file, in bytes.
  public var maxFileSize: Int
  /// The most values in a file; keys, lists and maps count.
  public var maxNodes: Int
  /// The most lists and maps inside each other.
  public var maxDepth: Int

  /// Makes limits; the defaults are those of a suite that says nothing, except for nodes, which components multiply.
  public init(maxFileSize: Int = 16 << 20, maxNodes: Int = 400_000, maxDepth: Int = 256) {
    self.maxFileSize = maxFileSize
    self.maxNodes = maxNodes
    self.maxDepth = maxDepth
  }
}
