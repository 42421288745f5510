package import Graphics

/// Reads a PNG of any kind.
///
/// Stored values are taken as they are: no gamma, no colour profile (`colorChunkDifferences` tells where those differ).
/// 16-bit channels keep their upper half; `decodeStraight` keeps all of them.
///
/// - Parameters:
///   - file: the whole file.
///   - pixelLimit: how many pixels the picture may have; looked at before memory is asked for.
/// - Returns: the picture, premultiplied.
/// - Throws: an error for every file that is damaged in any place that matters, never a picture in part.
package func decodePNG(_ file: [UInt8], pixelLimit: Int) throws(PNGError) -> Bitmap {
  try PNGFile(file).decode(pixelLimit: pixelLimit)
}

extension PNGFile {
  /// No picture may have more pixels, whatever the caller allows: sizes in bytes stay far from overflow.
  static let greatestPixelCount = 1 << 31

  /// The picture, premultiplied; throws what is wrong with its size or its compressed data.
  package func decode(pixelLimit: Int) throws(PNGError) -> Bitmap {
    Bitmap(try decodeStraight(pixelLimit: pixelLimit))
  }

  /// The picture with the colours as the file has them.
  package func decodeStraight(pixelLimit: Int) throws(PNGError) -> StraightBitmap {
    try checkSize(pixelLimit: pixelLimit)
    if header.bitDepth == 16 { return StraightBitmap(width: width, height: height, wide: try decodeWide()) }
    let pixels = if let commonLayout { try decodeCommon(commonLayout) } else { try decodeWithLibpng() }
    return StraightBitmap(width: width, height: height, pixels: pixels)
  }

  /// Throws what `decodeStraight` would, without keeping a picture; where no filter has to be undone, none is.
  package func check(pixelLimit: Int) throws(PNGError) {
    try checkSize(pixelLimit: pixelLimit)
    guard let commonLayout else {
      _ = try decodeWithLibpng()
      return
    }
    var decoder = RowDecoder(commonLayout)
    try decoder.inflate(self)
    try decoder.checkPlaces(in: palette)
  }

  /// Throws where the picture has too many pixels, or more than its compressed data can hold.
  func checkSize(pixelLimit: Int) throws(PNGError) {
    // Both sides are below 2^31, so their product cannot overflow.
    let limit = min(pixelLimit, Self.greatestPixelCount)
    guard width * height <= limit else { throw .tooManyPixels(width: width, height: height, limit: limit) }
    // Deflate makes at most 1032 bytes of one: a small file that claims to be large costs no memory.
    guard width * height * header.bitsPerPixel / 8 / 1040 <= streamByteCount else { throw .badStream }
  }
}
