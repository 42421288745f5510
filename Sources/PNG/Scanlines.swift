import Graphics

/// Rows as PNG stores them, each behind its filter's number, which is 0 for none.
///
/// `pack` writes the bytes of the row that it is given the number of.
func scanlines(
  width: Int, height: Int, bitsPerPixel: Int, pack: (_ row: Int, _ target: UnsafeMutableRawPointer) -> Void
) -> [UInt8] {
  // A picture without pixels has no bytes at all, not even filters; its other side may be of any length.
  guard width > 0, height > 0 else { return [] }
  let rowBytes = 1 + (width * bitsPerPixel + 7) / 8
  let count = rowBytes * height
  return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
    guard let start = target.baseAddress else { return }
    for row in 0..<height {
      let line = UnsafeMutableRawPointer(start + row * rowBytes)
      line.storeBytes(of: 0, as: UInt8.self)
      pack(row, line + 1)
    }
    initialized = count
  }
}

/// RGB or straight RGBA rows of a premultiplied picture.
func scanlines(of bitmap: Bitmap, opaque: Bool) -> [UInt8] {
  scanlines(bitmap.pixels, bitmap.width, bitmap.height, opaque: opaque, pack: opaque ? packRGB : packPremultiplied)
}

/// RGB or RGBA rows of a straight picture, 8 bits a channel.
func scanlines(of bitmap: StraightBitmap, opaque: Bool) -> [UInt8] {
  scanlines(bitmap.pixels, bitmap.width, bitmap.height, opaque: opaque, pack: opaque ? packRGB : packStraight)
}

private func scanlines(
  _ pixels: [UInt32], _ width: Int, _ height: Int, opaque: Bool,
  pack: (UnsafePointer<UInt32>, Int, UnsafeMutableRawPointer) -> Void
) -> [UInt8] {
  pixels.withUnsafeBufferPointer { pixels in
    guard let words = pixels.baseAddress else { return [] }
    return scanlines(width: width, height: height, bitsPerPixel: opaque ? 24 : 32) { row, line in
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
    }
  }
}

/// Filters all rows but the first by the row above, in place.
func filterUp(_ rows: inout [UInt8], height: Int) {
  guard height > 1 else { return }
  let rowBytes = rows.count / height
  rows.withUnsafeMutableBufferPointer { rows in
    guard let start = rows.baseAddress else { return }
    // From below, so that the row above is still as it was.
    for row in (1..<height).reversed() {
      let line = start + row * rowBytes
      let above = line - rowBytes
      line[0] = 2
      var index = 1
      while index < rowBytes {
        line[index] &-= above[index]
        index &+= 1
      }
    }
  }
}

// Four pixels become three words.
private func packRGB(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) {
  var index = 0
  while index &+ 4 <= count {
    // Red in the lowest byte, as the bytes are stored.
    let (a, b) = (source[index].byteSwapped &>> 8, source[index &+ 1].byteSwapped &>> 8)
    let (c, d) = (source[index &+ 2].byteSwapped &>> 8, source[index &+ 3].byteSwapped &>> 8)
    let out = target + index &* 3
    out.storeBytes(of: (a | b &<< 24).littleEndian, as: UInt32.self)
    (out + 4).storeBytes(of: (b &>> 8 | c &<< 16).littleEndian, as: UInt32.self)
    (out + 8).storeBytes(of: (c &>> 16 | d &<< 8).littleEndian, as: UInt32.self)
    index &+= 4
  }
  while index < count {
    let (out, pixel) = (target + index &* 3, source[index])
    out.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 16), as: UInt8.self)
    (out + 1).storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> 8), as: UInt8.self)
    (out + 2).storeBytes(of: UInt8(truncatingIfNeeded: pixel), as: UInt8.self)
    index &+= 1
  }
}

private func packPremultiplied(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) {
  var index = 0
  while index < count {
    let straight = Premultiplication.straighten(source[index])
    (target + index &* 4).storeBytes(of: (straight &<< 8 | straight &>> 24).bigEndian, as: UInt32.self)
    index &+= 1
  }
}

private func packStraight(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) {
  var index = 0
  while index < count {
    (target + index &* 4).storeBytes(of: (source[index] &<< 8 | source[index] &>> 24).bigEndian, as: UInt32.self)
    index &+= 1
  }
}

private func packIndices(
  _ source: UnsafePointer<UInt8>, _ count: Int, _ target: UnsafeMutableRawPointer, _ bitDepth: Int
) {
  let perByte = 8 / bitDepth
  var (index, out) = (0, target)
  while index < count {
    var (byte, place) = (UInt8(0), 0)
    while place < perByte {
      byte = byte &<< bitDepth | (index &+ place < count ? source[index &+ place] : 0)
      place &+= 1
    }
    out.storeBytes(of: byte, as: UInt8.self)
    out += 1
    index &+= perByte
  }
}
