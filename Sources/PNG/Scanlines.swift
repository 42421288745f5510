import CPNGReader
import Graphics

/// Rows as PNG stores them, each behind its filter's number, which is 0 for none.
///
/// `pack` writes the bytes of the row that it is given the number of; where it returns false, there are no rows at all.
func scanlines(
  width: Int, height: Int, bitsPerPixel: Int, pack: (_ row: Int, _ target: UnsafeMutableRawPointer) -> Bool
) -> [UInt8]? {
  // A picture without pixels has no bytes at all, not even filters; its other side may be of any length.
  guard width > 0, height > 0 else { return [] }
  let rowBytes = 1 + (width * bitsPerPixel + 7) / 8
  let count = rowBytes * height
  var isPacked = true
  let rows = [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
    guard let start = target.baseAddress else { return }
    preferLargePages(start, count: count)
    for row in 0..<height where isPacked {
      let line = UnsafeMutableRawPointer(start + row * rowBytes)
      line.storeBytes(of: 0, as: UInt8.self)
      isPacked = pack(row, line + 1)
    }
    initialized = isPacked ? count : 0
  }
  return isPacked ? rows : nil
}

/// RGB rows of a premultiplied picture that is opaque, filtered where that makes them smaller; nil where it is not opaque,
/// which is found while packing.
func opaqueScanlines(_ pixels: Span<UInt32>, _ width: Int, _ height: Int) -> [UInt8]? {
  filteredScanlines(pixels, width, height, bitsPerPixel: 24, pack: packRGB)
}

/// Straight RGBA rows of a premultiplied picture, filtered where that makes them smaller.
func translucentScanlines(_ pixels: Span<UInt32>, _ width: Int, _ height: Int) -> [UInt8] {
  filteredScanlines(pixels, width, height, bitsPerPixel: 32, pack: packPremultiplied) ?? []
}

private func filteredScanlines(
  _ pixels: Span<UInt32>, _ width: Int, _ height: Int, bitsPerPixel: Int,
  pack: (UnsafePointer<UInt32>, Int, UnsafeMutableRawPointer) -> Bool
) -> [UInt8]? {
  var (row, isFiltered) = (0, false)
  var rows = scanlines(pixels, width, height, bitsPerPixel: bitsPerPixel) { words, width, line in
    defer { row += 1 }
    // Asked here, where the row and the one above are at hand.
    if row > 0, RowFilters.isPhotographic(words, above: words - width, width: width) {
      (line - 1).storeBytes(of: RowFilters.up, as: UInt8.self)
      isFiltered = true
    }
    return pack(words, width, line)
  }
  if isFiltered, var filtered = rows.take() {
    RowFilters.filterUp(&filtered, height: height, all: false)
    return filtered
  }
  return rows
}

/// RGB or RGBA rows of a straight picture, 8 bits a channel, which is opaque where the rows are to be RGB.
func scanlines(of bitmap: StraightBitmap, opaque: Bool) -> [UInt8] {
  scanlines(
    bitmap.pixels.span, bitmap.width, bitmap.height, bitsPerPixel: opaque ? 24 : 32,
    pack: opaque ? packRGB : packStraight) ?? []
}

private func scanlines(
  _ pixels: Span<UInt32>, _ width: Int, _ height: Int, bitsPerPixel: Int,
  pack: (UnsafePointer<UInt32>, Int, UnsafeMutableRawPointer) -> Bool
) -> [UInt8]? {
  pixels.withUnsafeBufferPointer { pixels in
    guard let words = pixels.baseAddress else { return [] }
    return scanlines(width: width, height: height, bitsPerPixel: bitsPerPixel) { row, line in
      pack(words + row * width, width, line)
    }
  }
}

/// Rows of places in a palette, the first of a byte in its highest bits.
func scanlines(of bitmap: IndexedBitmap, bitDepth: Int) -> [UInt8] {
  bitmap.indices.withUnsafeBufferPointer { indices in
    guard let places = indices.baseAddress else { return [] }
    return scanlines(width: bitmap.width, height: bitmap.height, bitsPerPixel: bitDepth) { row, line in
      let source = places + row * bitmap.width
      bitDepth == 8
        ? line.copyMemory(from: source, byteCount: bitmap.width) : packIndices(source, bitmap.width, line, bitDepth)
      return true
    } ?? []
  }
}

// Returns whether all pixels are opaque.
private func packRGB(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) -> Bool {
  packRGB(source, count, target, plainly: false)
}

// Plainly is without the processor's shuffle.
func packRGB(
  _ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer, plainly: Bool
) -> Bool {
  png_reader_pack_rgb(source, count, target.assumingMemoryBound(to: UInt8.self), plainly ? 1 : 0) != 0
}

private func packPremultiplied(
  _ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer
) -> Bool {
  var index = 0
  while index < count {
    let straight = Premultiplication.straighten(source[index])
    (target + index &* 4).storeBytes(of: (straight &<< 8 | straight &>> 24).bigEndian, as: UInt32.self)
    index &+= 1
  }
  return true
}

private func packStraight(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) -> Bool {
  var index = 0
  while index < count {
    (target + index &* 4).storeBytes(of: (source[index] &<< 8 | source[index] &>> 24).bigEndian, as: UInt32.self)
    index &+= 1
  }
  return true
}

private func packIndices(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutableRawPointer, _ bitDepth: Int
) {
  let bytes = target.assumingMemoryBound(to: UInt8.self)
  let perByte = 8 / bitDepth
  let full = count / perByte
  switch bitDepth {
  case 1: packEights(source, full, bytes)
  case 2: packFours(source, full, bytes)
  default: packTwos(source, full, bytes)
  }
  guard full * perByte < count else { return }
  // The last byte is filled up with zeros.
  var byte: UInt8 = 0
  for place in (full * perByte)..<(full * perByte + perByte) {
    byte = byte << UInt8(bitDepth) | (place < count ? source[place] : 0)
  }
  bytes[full] = byte
}

private func packTwos(_ source: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
  var index = 0
  while index < count {
    target[index] = source[index &* 2] &<< 4 | source[index &* 2 &+ 1]
    index &+= 1
  }
}

private func packFours(_ source: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
  var index = 0
  while index < count {
    let four = source + index &* 4
    target[index] = four[0] &<< 6 | four[1] &<< 4 | four[2] &<< 2 | four[3]
    index &+= 1
  }
}

private func packEights(_ source: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutablePointer<UInt8>) {
  var index = 0
  while index < count {
    let eight = source + index &* 8
    let upper = eight[0] &<< 7 | eight[1] &<< 6 | eight[2] &<< 5 | eight[3] &<< 4
    target[index] = upper | eight[4] &<< 3 | eight[5] &<< 2 | eight[6] &<< 1 | eight[7]
    index &+= 1
  }
}
