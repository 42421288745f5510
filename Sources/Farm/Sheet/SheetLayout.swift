import Graphics

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Where pictures and words are on a sheet, in points.
///
/// All pictures are made small by one factor, so that a tablet is larger than a phone. Pictures stand in rows under the
/// name of their scene, on one line, those of a device side by side where there is room; short rows of several scenes
/// share a line of the sheet.
struct SheetLayout {
  /// A picture.
  struct Place {
    /// Its number.
    var tile: Int
    /// The picture.
    var picture: Rect
    /// Room for the words below it.
    var caption: Rect
  }

  /// What stands above the pictures of a scene.
  struct Heading {
    var text: String
    var count: Int
    var frame: Rect
  }

  static let margin = 48.0
  /// The room of the title.
  static let head = 84.0
  static let lineHeight = 15.0
  /// The size of the letters below pictures.
  static let captionSize = 11.0
  private static let gap = 26.0
  private static let rowGap = 30.0
  private static let headingHeight = 44.0
  private static let blockGap = Size(width: 64, height: 40)
  /// A caption has room for a few words under the smallest picture.
  private static let leastCell = 96.0
  /// How high the highest picture is.
  private static let highest = 300.0

  private(set) var places: [Place] = []
  private(set) var headings: [Heading] = []
  private(set) var size = Size.zero
  /// How many points of the sheet a point of a picture takes.
  let factor: Double
  private let tiles: [SheetTile]

  /// The layout whose sheet is near to three by two, with little left empty.
  static func best(for tiles: [SheetTile]) -> SheetLayout {
    let widths = stride(from: 480.0, through: 4000.0, by: 80.0)
    let layouts = widths.map { SheetLayout(tiles, width: $0) }
    return layouts.min { $0.cost < $1.cost } ?? SheetLayout(tiles, width: 1200)
  }

  private var cost: Double {
    let pictures = places.reduce(0) { $0 + ($1.picture.width + Self.gap) * ($1.picture.height + Self.rowGap) }
    return abs(log(size.width / size.height / 1.5)) + 2 * (1 - pictures / (size.width * size.height))
  }

  /// Rows are at most so wide, where one picture is not wider.
  init(_ tiles: [SheetTile], width: Double) {
    self.tiles = tiles
    let extent = tiles.map { max($0.size.height, 0.6 * $0.size.width) }.max() ?? 1
    factor = min(0.75, Self.highest / max(1, extent))
    var pen = Point(x: Self.margin, y: Self.margin + Self.head)
    var (bottom, right) = (pen.y, pen.x)
    for group in groups {
      let block = rows(of: group, within: width)
      let blockSize = self.size(of: block)
      if pen.x > Self.margin, pen.x + blockSize.width > Self.margin + width {
        pen = Point(x: Self.margin, y: bottom + Self.blockGap.height)
      }
      place(block, of: group, at: pen, blockSize)
      bottom = max(bottom, pen.y + blockSize.height)
      right = max(right, pen.x + blockSize.width)
      pen.x += blockSize.width + Self.blockGap.width
    }
    size = Size(
      width: (max(right, Self.margin + 420) + Self.margin).rounded(.up), height: (bottom + Self.margin).rounded(.up))
  }

  private typealias Row = [Int]

  /// The pictures of each scene, in the order of the plan.
  private var groups: [(name: String, tiles: [Int])] {
    var groups: [(name: String, tiles: [Int])] = []
    var numbers: [String: Int] = [:]
    for (index, tile) in tiles.enumerated() {
      if let number = numbers[tile.group] {
        groups[number].tiles.append(index)
      } else {
        numbers[tile.group] = groups.count
        groups.append((tile.group, [index]))
      }
    }
    return groups
  }

  private func picture(_ tile: Int) -> Size {
    Size(width: tiles[tile].size.width * factor, height: tiles[tile].size.height * factor)
  }

  private func cell(_ tile: Int) -> Double { max(Self.leastCell, picture(tile).width) }

  /// How many lines of words stand below a picture.
  private func lines(below tile: Int) -> Int {
    tiles[tile].caption.reduce(0) { $0 + CaptionLine.lines($1, size: Self.captionSize, in: cell(tile) + 8) }
  }

  private func width(of row: Row) -> Double {
    row.reduce(-Self.gap) { $0 + cell($1) + Self.gap }
  }

  private func height(of row: Row) -> Double {
    let lines = row.map { self.lines(below: $0) }.max() ?? 0
    return (row.map { picture($0).height }.max() ?? 0) + 10 + Double(lines) * Self.lineHeight
  }

  private func size(of block: [Row]) -> Size {
    let heights = block.map { height(of: $0) }.reduce(0, +) + Double(max(0, block.count - 1)) * Self.rowGap
    return Size(width: max(160, block.map { width(of: $0) }.max() ?? 0), height: Self.headingHeight + heights)
  }

  /// Fills rows with whole families of pictures; one that is wider than a row begins a row and goes on in the next.
  private func rows(of group: (name: String, tiles: [Int]), within most: Double) -> [Row] {
    var rows: [Row] = []
    for kin in families(in: group.tiles) {
      let isWide = width(of: kin) > most
      if let last = rows.last, !isWide, width(of: last + kin) <= most {
        rows[rows.count - 1] += kin
        continue
      }
      var row: Row = []
      for tile in kin {
        if !row.isEmpty, width(of: row + [tile]) > most {
          rows.append(row)
          row = []
        }
        row.append(tile)
      }
      rows.append(row)
    }
    return rows
  }

  private func families(in group: [Int]) -> [Row] {
    var families: [Row] = []
    for tile in group {
      if let last = families.last?.last, tiles[last].kin == tiles[tile].kin {
        families[families.count - 1].append(tile)
      } else {
        families.append([tile])
      }
    }
    return families
  }

  private mutating func place(
    _ block: [Row], of group: (name: String, tiles: [Int]), at origin: Point, _ size: Size
  ) {
    let frame = Rect(x: origin.x, y: origin.y, width: size.width, height: 24)
    headings.append(Heading(text: group.name, count: group.tiles.count, frame: frame))
    var top = origin.y + Self.headingHeight
    for row in block {
      let ground = top + (row.map { picture($0).height }.max() ?? 0)
      var left = origin.x
      for tile in row {
        let (picture, cell) = (picture(tile), cell(tile))
        places.append(
          Place(
            tile: tile,
            picture: Rect(
              x: left + (cell - picture.width) / 2, y: ground - picture.height, width: picture.width,
              height: picture.height),
            caption: Rect(
              x: left - 4, y: ground + 10, width: cell + 8,
              height: Double(lines(below: tile)) * Self.lineHeight)))
        left += cell + Self.gap
      }
      top += height(of: row) + Self.rowGap
    }
  }
}
