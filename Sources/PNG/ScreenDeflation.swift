import CDeflate

/// Compresses a drawn screen, opaque, several times as fast as libdeflate's fastest level does, to about the same size.
///
/// It looks at pixels instead of bytes, and first at what screens are made of: a pixel is as the one before, as the one
/// above, or as one where the same two pixels stood not long ago. Rows that are as the one above cost a comparison.
struct ScreenDeflation: ~Copyable {
  private let words: UnsafePointer<UInt32>
  private let width: Int
  private let height: Int
  private let rowBytes: Int
  private var tokens: DeflateTokens
  /// Where two pixels that have this place in the table last stood: the row in the upper half, the column in the lower.
  private let places: UnsafeMutablePointer<Int64>
  /// The row's bytes, for the checksum.
  private let line: UnsafeMutablePointer<UInt8>
  private var checksum: UInt32 = 1
  /// Bytes that are as those a row above, for which there is no token yet.
  private var copied = 0
  private var isUniform = false

  private static let placeBits: UInt64 = 13

  /// Compresses a picture's RGB rows.
  ///
  /// - Parameters:
  ///   - pixels: `width * height` premultiplied words 0xAARRGGBB.
  ///   - width: the number of columns.
  ///   - height: the number of rows.
  /// - Returns: The zlib stream; nil where the picture is not opaque or has rows as photographs do, which are smaller
  ///   filtered.
  static func stream(_ pixels: Span<UInt32>, _ width: Int, _ height: Int) -> [UInt8]? {
    pixels.withUnsafeBufferPointer { pixels in
      guard let words = pixels.baseAddress, width > 0, height > 0, height < Int32.max, width < Int32.max / 4 else {
        return nil
      }
      var deflation = ScreenDeflation(words, width, height)
      for row in 0..<height {
        guard deflation.add(row: row) else { return nil }
      }
      return deflation.finish()
    }
  }

  private init(_ words: UnsafePointer<UInt32>, _ width: Int, _ height: Int) {
    (self.words, self.width, self.height) = (words, width, height)
    rowBytes = 1 + 3 * width
    tokens = DeflateTokens(reserving: 1 << 19)
    places = .allocate(capacity: 1 << Int(Self.placeBits))
    // Further than any match may be.
    places.initialize(repeating: -1 << 48, count: 1 << Int(Self.placeBits))
    line = .allocate(capacity: rowBytes)
  }

  deinit {
    places.deallocate()
    line.deallocate()
  }

  private mutating func finish() -> [UInt8] {
    flushCopied()
    return tokens.finish(checksum: checksum)
  }

  private mutating func flushCopied() {
    tokens.addMatch(bytes: copied, distance: rowBytes)
    copied = 0
  }

  private mutating func add(row: Int) -> Bool {
    let pixels = words + row * width
    let hasAbove = row > 0 && rowBytes <= DeflateTokens.farthest
    if hasAbove, equalCount(pixels, pixels - width, width) == width {
      addCopy()
    } else {
      if row > 0, RowFilters.isPhotographic(pixels, above: pixels - width, width: width) { return false }
      line[0] = 0
      guard packRGB(pixels, width, line + 1) else { return false }
      flushCopied()
      tokens.addFilter()
      addPixels(pixels, row, hasAbove)
    }
    checksum = libdeflate_adler32(checksum, line, rowBytes)
    return true
  }

  /// Adds a row that is as the one above; one of a single colour is shorter as that.
  private mutating func addCopy() {
    guard isUniform else {
      copied += rowBytes
      return
    }
    flushCopied()
    tokens.addMatch(bytes: 4, distance: rowBytes)
    tokens.addMatch(bytes: (width - 1) * 3, distance: 3)
  }

  private mutating func addPixels(_ pixels: UnsafePointer<UInt32>, _ row: Int, _ hasAbove: Bool) {
    let above = pixels - width
    var column = 0
    isUniform = width > 1 && equalCount(pixels + 1, pixels, width - 1) == width - 1
    while column < width {
      let (here, rest) = (pixels + column, width &- column)
      var (count, distance) = (0, 3)
      if column > 0, here[0] == here[-1] { count = equalCount(here, here - 1, rest) }
      if hasAbove, here[0] == above[column] {
        let same = equalCount(here, above + column, rest)
        // It is further away, which takes more bits.
        if same > count &+ 2 || count == 0 { (count, distance) = (same, rowBytes) }
      }
      if count < Self.enough, rest > 1 {
        let place = exchangePlace(here, row, column)
        let same = matchCount(here, rest, place)
        let away = (row &- place.row) &* rowBytes &+ (column &- place.column) &* 3
        if same > count &+ 1, away <= DeflateTokens.farthest { (count, distance) = (same, away) }
      }
      if count > 0 {
        tokens.addMatch(bytes: count &* 3, distance: distance)
        column &+= count
      } else {
        tokens.add(pixel: here[0])
        column &+= 1
      }
    }
  }

  /// Pixels after which nobody looks for more.
  private static let enough = 8

  /// Where these two pixels may have stood before; from now on they are here.
  @inline(__always)
  private func exchangePlace(_ here: UnsafePointer<UInt32>, _ row: Int, _ column: Int) -> (row: Int, column: Int) {
    let pair = UInt64(here[0]) &<< 32 | UInt64(here[1])
    let index = Int(truncatingIfNeeded: (pair &* 0x9E37_79B9_7F4A_7C15) &>> (64 &- Self.placeBits))
    let place = places[index]
    places[index] = Int64(row) &<< 32 | Int64(column)
    return (Int(place &>> 32), Int(place & 0xFFFF_FFFF))
  }

  /// How many pixels are as those at a place, inside its row.
  @inline(__always)
  private func matchCount(_ here: UnsafePointer<UInt32>, _ rest: Int, _ place: (row: Int, column: Int)) -> Int {
    guard place.row >= 0 else { return 0 }
    return equalCount(here, words + (place.row &* width &+ place.column), min(rest, width &- place.column))
  }
}

/// How many pixels are equal from the start on.
@inline(__always)
private func equalCount(_ one: UnsafePointer<UInt32>, _ other: UnsafePointer<UInt32>, _ limit: Int) -> Int {
  var index = 0
  while index &+ 2 <= limit {
    let left = UnsafeRawPointer(one + index).loadUnaligned(as: UInt64.self)
    let right = UnsafeRawPointer(other + index).loadUnaligned(as: UInt64.self)
    if left != right { return index &+ (one[index] == other[index] ? 1 : 0) }
    index &+= 2
  }
  if index < limit, one[index] == other[index] { index &+= 1 }
  return index
}
