public import Graphics

/// Rows or columns that came or went, or a part that moved, and so account for pixels that differ.
public struct Shift: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Rows came; what stood below moved down.
    case rowsInserted = "rows-inserted"
    /// Rows went; what stood below moved up.
    case rowsRemoved = "rows-removed"
    /// Columns came; what stood to the right moved right.
    case columnsInserted = "columns-inserted"
    /// Columns went; what stood to the right moved left.
    case columnsRemoved = "columns-removed"
    /// A part of the picture stands elsewhere.
    case moved
  }

  /// What happened.
  public var kind: Kind
  /// The first row or column that came or went; 0 for what moved.
  public var at: Int
  /// How many rows or columns came or went; 0 for what moved.
  public var count: Int
  /// How far something moved to the right, in pixels; 0 for rows and columns.
  public var dx: Int
  /// How far something moved down, in pixels; 0 for rows and columns.
  public var dy: Int
  /// The part of the actual picture that is accounted for.
  public var area: PixelRect
  /// How many pixels of it still differ once the shift is taken out.
  public var remainingDifferentPixels: Int

  /// Makes a shift from its figures.
  public init(
    kind: Kind, at: Int = 0, count: Int = 0, dx: Int = 0, dy: Int = 0, area: PixelRect, remainingDifferentPixels: Int
  ) {
    self.kind = kind
    self.at = at
    self.count = count
    self.dx = dx
    self.dy = dy
    self.area = area
    self.remainingDifferentPixels = remainingDifferentPixels
  }
}
