import Graphics

/// Whether lines are rows, which lie one below the other, or columns.
enum Axis {
  case rows
  case columns

  /// The part of a picture that some lines cover between two places across.
  func part(lines: Range<Int>, across: Range<Int>) -> PixelRect {
    switch self {
    case .rows: PixelRect(x: across.lowerBound, y: lines.lowerBound, width: across.count, height: lines.count)
    case .columns: PixelRect(x: lines.lowerBound, y: across.lowerBound, width: lines.count, height: across.count)
    }
  }

  func lines(of part: PixelRect) -> Range<Int> {
    switch self {
    case .rows: part.y..<part.maxY
    case .columns: part.x..<part.maxX
    }
  }

  func across(_ part: PixelRect) -> Range<Int> {
    switch self {
    case .rows: part.x..<part.maxX
    case .columns: part.y..<part.maxY
    }
  }

  func lineCount(_ plane: PixelPlane) -> Int { self == .rows ? plane.height : plane.width }
  func acrossCount(_ plane: PixelPlane) -> Int { self == .rows ? plane.width : plane.height }
}
