import Graphics

/// The different pixels of one row of tiles, 8 pixels high.
struct TileRow {
  /// The different pixels of a tile.
  struct Tile {
    var count = 0
    /// The lowest bit of a byte is set where the tile's column of that place holds a different pixel.
    var columns: UInt64 = 0
    var (top, bottom) = (0, 0)
  }

  private(set) var tiles: [Tile]
  /// Whether any tile holds a different pixel.
  private(set) var hasPixels = false
  private let box: PixelRect
  private let width: Int
  private let firstTile: Int

  init(box: PixelRect, width: Int) {
    self.box = box
    self.width = width
    firstTile = box.x >> 3
    tiles = Array(repeating: Tile(), count: (box.maxX - 1) >> 3 - firstTile + 1)
  }

  /// Reads rows of a picture's classes, at most 8 of them.
  mutating func read(_ bytes: UnsafePointer<UInt8>, _ rows: Range<Int>) {
    if hasPixels { for index in tiles.indices { tiles[index] = Tile() } }
    hasPixels = false
    for y in rows { readRow(bytes + y * width, y) }
  }

  private mutating func readRow(_ row: UnsafePointer<UInt8>, _ y: Int) {
    for index in tiles.indices {
      let x = (firstTile &+ index) &* 8
      let word = eightClasses(row, from: x, count: width)
      if word == 0 { continue }
      let bits = differentBytes(word) & lowBytes(box.maxX &- x) & ~lowBytes(box.x &- x)
      if bits == 0 { continue }
      hasPixels = true
      if tiles[index].count == 0 { tiles[index].top = y }
      tiles[index].bottom = y
      tiles[index].count &+= bits.nonzeroBitCount
      tiles[index].columns |= bits
    }
  }

  /// The different pixels of a tile as a group; nil where it has none.
  func cluster(_ index: Int) -> Cluster? {
    let tile = tiles[index]
    guard tile.count > 0 else { return nil }
    let left = tile.columns.trailingZeroBitCount >> 3
    let right = 7 - tile.columns.leadingZeroBitCount >> 3
    return Cluster(
      box: PixelRect(
        x: (firstTile + index) * 8 + left, y: tile.top, width: right - left + 1, height: tile.bottom - tile.top + 1),
      differentPixels: tile.count)
  }
}
