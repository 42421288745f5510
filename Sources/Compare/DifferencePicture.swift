public import Graphics

/// Paints where two pictures differ, for people to look at.
///
/// The actual picture, grey and light, lies below; pixels that differ are red; what only one of the pictures covers is
/// violet, and what neither covers white. The picture is opaque and has the larger width and the larger height of the
/// two; where those would be more than 2^28 pixels, which takes two long strips, it has the actual picture's size.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
/// - Returns: the painted picture.
public func differencePicture(expected: Bitmap, actual: Bitmap) -> Bitmap {
  differencePicture(expected: expected, actual: actual, pixelLimit: 1 << 28)
}

func differencePicture(expected: Bitmap, actual: Bitmap, pixelLimit: Int) -> Bitmap {
  var (width, height) = (max(expected.width, actual.width), max(expected.height, actual.height))
  if PixelSize(width: width, height: height).exceeds(pixelLimit) { (width, height) = (actual.width, actual.height) }
  let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
    if let target = target.baseAddress {
      paintGround(target, width, height, expected, actual)
      forEachDifference(expected, actual) { x, y, _, _ in
        // Only a picture that had to be cut can be smaller than what both cover.
        if x < width && y < height { target[y * width + x] = DifferenceColor.different }
      }
    }
    count = width * height
  }
  return Bitmap(width: width, height: height, pixels: pixels)
}

private enum DifferenceColor {
  static let different: UInt32 = 0xFFFF_0000
  static let outside: UInt32 = 0xFF8A_2BE2
  static let nothing: UInt32 = 0xFFFF_FFFF
}

private func paintGround(
  _ target: UnsafeMutablePointer<UInt32>, _ width: Int, _ height: Int, _ expected: Bitmap, _ actual: Bitmap
) {
  let (bothX, bothY) = (min(expected.width, actual.width), min(expected.height, actual.height))
  actual.pixels.withUnsafeBufferPointer { source in
    for y in 0..<height {
      let row = target + y * width
      // How far either picture reaches in this row.
      let shared = y < bothY ? bothX : 0
      let reach = min(width, max(y < actual.height ? actual.width : 0, y < expected.height ? expected.width : 0))
      for x in 0..<shared { row[x] = faint(source[y * actual.width + x]) }
      for x in shared..<reach { row[x] = DifferenceColor.outside }
      for x in reach..<width { row[x] = DifferenceColor.nothing }
    }
  }
}

/// A premultiplied word over white, as a grey in the lightest quarter.
private func faint(_ word: UInt32) -> UInt32 {
  let (red, green, blue) = (word &>> 16 & 0xFF, word &>> 8 & 0xFF, word & 0xFF)
  // Luma weights of BT.709 in 256ths. Colours are premultiplied, so white adds what alpha leaves.
  let luma = min((red &* 54 &+ green &* 183 &+ blue &* 19) &>> 8 &+ (255 &- word &>> 24), 255)
  let gray = 255 &- (255 &- luma) &>> 2
  return 0xFF00_0000 | gray &* 0x01_0101
}
