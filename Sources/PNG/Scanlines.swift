import Graphics

/// Rows as PNG stores them: the filter's number, always 0 for none, then RGB or straight RGBA bytes.
func scanlines(of bitmap: Bitmap, opaque: Bool) -> [UInt8] {
  // A picture without pixels has no bytes at all, not even filters; its other side may be of any length.
  guard !bitmap.pixels.isEmpty else { return [] }
  let (width, height) = (bitmap.width, bitmap.height)
  let rowBytes = 1 + width * (opaque ? 3 : 4)
  let count = rowBytes * height
  return [UInt8](unsafeUninitializedCapacity: count) { target, initialized in
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let start = target.baseAddress, let words = pixels.baseAddress else { return }
      for row in 0..<height {
        let line = UnsafeMutableRawPointer(start + row * rowBytes)
        line.storeBytes(of: 0, as: UInt8.self)
        opaque ? packRGB(words + row * width, width, line + 1) : packRGBA(words + row * width, width, line + 1)
      }
    }
    initialized = count
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

private func packRGBA(_ source: UnsafePointer<UInt32>, _ count: Int, _ target: UnsafeMutableRawPointer) {
  var index = 0
  while index < count {
    let straight = Premultiplication.straighten(source[index])
    (target + index &* 4).storeBytes(of: (straight &<< 8 | straight &>> 24).bigEndian, as: UInt32.self)
    index &+= 1
  }
}
