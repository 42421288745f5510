import Graphics

/// Where the screens of a chart stand: in rows, on a common line, their labels below them.
///
/// Everything is in the chart's own points.
struct ChartLayout {
  /// A screen with its label.
  struct Cell {
    let outline: ScreenOutline
    /// The screen.
    let screen: Rect
    /// The label, of the lines that it has.
    let label: Rect
    /// The names that are told, and how many are not.
    let names: (told: [String], rest: Int)
  }

  static let margin = 40.0
  static let titleHeight = 84.0
  static let lineHeight = 16.0
  /// The size of the letters of names.
  static let nameSize = 11.0
  private static let gap = 28.0
  private static let largestFactor = 0.42
  private static let smallestFactor = 0.05
  /// What a picture may have, in square points; at twice the size it keeps below the usual limit of pixels.
  private static let largestArea = 9e6
  private static let leastLabel = 148.0
  private static let mostNames = 4

  /// How many of the chart's points a point of a screen is.
  let factor: Double
  let size: Size
  let cells: [Cell]

  /// Lays screens out as large as a page of them has room for.
  init(_ outlines: [ScreenOutline]) {
    let longest = outlines.map { max($0.shape.size.width, $0.shape.size.height) }.max() ?? 1
    var layout = ChartLayout(outlines, by: min(Self.largestFactor, 620 / longest))
    while layout.size.width * layout.size.height > Self.largestArea, layout.factor > Self.smallestFactor {
      layout = ChartLayout(outlines, by: layout.factor * 0.9)
    }
    self = layout
  }

  private init(_ outlines: [ScreenOutline], by factor: Double) {
    self.factor = factor
    var cells: [Cell] = []
    var (top, width) = (Self.titleHeight + Self.margin, 460.0)
    // Many screens make a page that is about as wide as it is high.
    let widest = outlines.count > 40 ? 2400.0 : 1480
    for row in Self.rows(of: outlines, factor, widest: widest) {
      let placed = Self.place(row, top: top, factor)
      cells += placed
      top = (placed.map(\.label.maxY).max() ?? top) + Self.gap
      width = max(width, placed.map { max($0.label.maxX, $0.screen.maxX) }.max() ?? 0)
    }
    self.cells = cells
    size = Size(width: (width + Self.margin).rounded(.up), height: (top - Self.gap + Self.margin).rounded(.up))
  }

  private static func width(of outline: ScreenOutline, _ factor: Double) -> Double {
    max(leastLabel, outline.shape.size.width * factor)
  }

  /// The screens in rows that are no wider than the page, with at least one each.
  private static func rows(of outlines: [ScreenOutline], _ factor: Double, widest: Double) -> [[ScreenOutline]] {
    var rows: [[ScreenOutline]] = []
    var used = Double.infinity
    for outline in outlines {
      let needed = width(of: outline, factor)
      if used + gap + needed > widest {
        rows.append([])
        used = -gap
      }
      rows[rows.count - 1].append(outline)
      used += gap + needed
    }
    return rows
  }

  private static func place(_ row: [ScreenOutline], top: Double, _ factor: Double) -> [Cell] {
    let height = row.map { $0.shape.size.height * factor }.max() ?? 0
    var (cells, left): ([Cell], Double) = ([], margin)
    for outline in row {
      let size = Size(width: outline.shape.size.width * factor, height: outline.shape.size.height * factor)
      let width = width(of: outline, factor)
      let screen = Rect(
        x: left + (width - size.width) / 2, y: top + height - size.height, width: size.width, height: size.height)
      let names = names(of: outline)
      let told = names.told.reduce(0) { $0 + CaptionLine.lines($1, size: nameSize, in: width) }
      let lines = Double(2 + told + (names.rest > 0 ? 1 : 0))
      let label = Rect(x: left, y: screen.maxY + 10, width: width, height: lines * lineHeight)
      cells.append(Cell(outline: outline, screen: screen, label: label, names: names))
      left += width + gap
    }
    return cells
  }

  private static func names(of outline: ScreenOutline) -> (told: [String], rest: Int) {
    let count = outline.names.count > mostNames + 1 ? mostNames : outline.names.count
    return (Array(outline.names.prefix(count)), outline.names.count - count)
  }
}
