import Graphics

/// Finds whether two files hold the same picture, and reads both where they do not.
///
/// Files of equal bytes, or of equal headers and compressed pixels, are the same without being inflated: every chunk's
/// checksum is looked at, so that no damaged file passes.
///
/// - Parameters:
///   - first: a whole file.
///   - second: a whole file.
///   - pixelLimit: how many pixels a picture may have.
/// - Returns: that they are the same and how that was found, or both pictures.
/// - Throws: what makes a file no picture, and which of them it is.
package func decodePair(_ first: [UInt8], _ second: [UInt8], pixelLimit: Int) throws(PNGPairError) -> PNGPair {
  let one = try on(.first) { () throws(PNGError) in try PNGFile(first) }
  let other = try on(.second) { () throws(PNGError) in try PNGFile(second) }
  return try decodePair(one, other, pixelLimit: pixelLimit)
}

/// The same of two files whose chunks have been found.
package func decodePair(_ first: PNGFile, _ second: PNGFile, pixelLimit: Int) throws(PNGPairError) -> PNGPair {
  let one = try on(.first) { () throws(PNGError) in try first.decodeStraight(pixelLimit: pixelLimit) }
  let other = try on(.second) { () throws(PNGError) in try second.decodeStraight(pixelLimit: pixelLimit) }
  if one == other { return .same(.pixels, PixelSize(width: one.width, height: one.height)) }
  return .different(one, other)
}

private func on<Result>(
  _ side: PNGPairError.Side, _ body: () throws(PNGError) -> Result
) throws(PNGPairError) -> Result {
  do { return try body() } catch { throw PNGPairError(side: side, error: error) }
}
