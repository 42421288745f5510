/// The keys of a grid; nil is not said.
public struct GridSpec: Hashable, Sendable {
  /// The direction in which cells are filled.
  public enum Flow: String, Hashable, Sendable, CaseIterable {
    /// Row by row; more rows are added where the children need them.
    case row
    /// Column by column; more columns are added where the children need them.
    case column
  }

  /// The columns (1).
  public var columns: Tracks?
  /// The rows (as many `auto` ones as needed).
  public var rows: Tracks?
  /// The gap between rows (0).
  public var rowGap: Length?
  /// The gap between columns (0).
  public var columnGap: Length?
  /// Width ÷ height of every cell; only where columns and rows are counts.
  public var cellAspectRatio: Double?
  /// Which cells come next (`row`).
  public var flow: Flow?
  /// Where children stand in their cells (`fill`).
  public var alignment: OverlayAlignment?

  /// Makes a specification that says nothing yet.
  public init() {}
}

extension GridSpec {
  /// What a later grid makes of this one, key by key.
  func merged(with later: GridSpec) -> GridSpec {
    var spec = self
    spec.columns = later.columns ?? columns
    spec.rows = later.rows ?? rows
    spec.rowGap = later.rowGap ?? rowGap
    spec.columnGap = later.columnGap ?? columnGap
    spec.cellAspectRatio = later.cellAspectRatio ?? cellAspectRatio
    spec.flow = later.flow ?? flow
    spec.alignment = later.alignment ?? alignment
    return spec
  }
}
