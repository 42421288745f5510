import Graphics

/// A picture whose every pixel is another, opaque or of every alpha.
func picture(_ width: Int, _ height: Int, opaque: Bool) -> Bitmap {
  let pixels = (0..<(width * height)).map { index -> UInt32 in
    let mixed = UInt32(truncatingIfNeeded: index) &* 2_654_435_761 ^ 0x5A5A
    let alpha: UInt32 = opaque ? 255 : UInt32(truncatingIfNeeded: index * 37) & 0xFF
    // Channels up to alpha, as premultiplied words have them.
    let channels = [16, 8, 0].map { (mixed >> $0 & 0xFF) * alpha / 255 << $0 }
    return alpha << 24 | channels.reduce(0, |)
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

/// A gradient with noise, in which every filter guesses right at times and wrong at others.
func noisySample(_ x: Int, _ y: Int, _ channel: Int) -> Int {
  (x * 3 + y * 5 + channel * 70 + (x * 7919 + y * 104_729 + channel * 31) % 23) & 0xFF
}
