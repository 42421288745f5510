/// Where the pixels that differ are, and what a person would say happened.
public struct Details: Hashable, Sendable {
  /// How many groups of neighbouring pixels differ.
  public var clusterCount: Int
  /// The largest of them, at most 100, in reading order.
  public var clusters: [Cluster]
  /// The window of 32 × 32 pixels in which most pixels differ; empty where none do.
  public var densestWindow: DensestWindow
  /// Rows or columns that came, went or moved, and account for the difference; empty where none do.
  public var shifts: [Shift]

  /// Makes details from their parts.
  public init(clusterCount: Int, clusters: [Cluster], densestWindow: DensestWindow, shifts: [Shift]) {
    self.clusterCount = clusterCount
    self.clusters = clusters
    self.densestWindow = densestWindow
    self.shifts = shifts
  }
}
