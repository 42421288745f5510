import Graphics

/// Finds whether two files hold the same picture, and reads both where they do not.
///
/// Of files of equal bytes, or of equal headers and compressed pixels, only one is inflated, so that damage behind good
/// checksums is told although both have it.
///
/// - Parameters:
///   - first: a whole file.
///   - second: a whole file.
///   - pixelLimit: how many pixels a picture may have.
/// - Returns: that they are the same and how that was found, or both pictures.
/// - Throws: what makes a file no picture, and which of them it is.
package func decodePair(_ first: [UInt8], _ second: [UInt8], pixelLimit: Int) throws(PNGPairError) -> PNGPair {
  let one = try on(.first) { () throws(PNGError) in try PNGFile(first) }
  if areEqual(first, second) {
    try on(.first) { () throws(PNGError) in try one.check(pixelLimit: pixelLimit) }
    return .same(.file, PixelSize(width: one.width, height: one.height))
  }
  let other = try on(.second) { () throws(PNGError) in try PNGFile(second) }
  return try decodePair(one, other, pixelLimit: pixelLimit)
}

/// The same of two files whose chunks have been found.
package func decodePair(_ first: PNGFile, _ second: PNGFile, pixelLimit: Int) throws(PNGPairError) -> PNGPair {
  try on(.first) { () throws(PNGError) in try first.checkSize(pixelLimit: pixelLimit) }
  try on(.second) { () throws(PNGError) in try second.checkSize(pixelLimit: pixelLimit) }
  let size = PixelSize(width: first.width, height: first.height)
  if let rung = rungBeforeRows(first, second) {
    try on(.first) { () throws(PNGError) in try first.check(pixelLimit: pixelLimit) }
    return .same(rung, size)
  }
  if let layout = first.commonLayout, layout == second.commonLayout {
    return try decodeRows(first, second, layout)
  }
  let (one, other) = try both(
    size.pixels,
    { () throws(PNGError) in try first.decodeStraight(pixelLimit: pixelLimit) },
    { () throws(PNGError) in try second.decodeStraight(pixelLimit: pixelLimit) })
  return one.isSamePicture(as: other) ? .same(.pixels, size) : .different(one, other)
}

// What can be seen without inflating anything.
private func rungBeforeRows(_ first: PNGFile, _ second: PNGFile) -> DecisionRung? {
  if areEqual(first.bytes, second.bytes) { return .file }
  return first.hasSameMeaning(as: second) && first.hasSameStream(as: second) ? .stream : nil
}

// Of files whose rows lie alike: in most pairs that are equal the rows are equal before their filters are undone.
private func decodeRows(_ first: PNGFile, _ second: PNGFile, _ layout: RowLayout) throws(PNGPairError) -> PNGPair {
  var (one, other) = (RowDecoder(layout), RowDecoder(layout))
  _ = try both(
    layout.pixelCount,
    { () throws(PNGError) in try one.inflate(first) }, { () throws(PNGError) in try other.inflate(second) })
  let size = PixelSize(width: layout.width, height: layout.height)
  if first.hasSameMeaning(as: second), one.hasSameRows(as: &other) {
    try on(.first) { () throws(PNGError) in try one.checkPlaces(in: first.palette) }
    return .same(.rows, size)
  }
  let (expected, actual) = try both(
    layout.pixelCount,
    { () throws(PNGError) in try one.finish(palette: first.palette) },
    { () throws(PNGError) in try other.finish(palette: second.palette) })
  return expected.isSamePicture(as: actual) ? .same(.pixels, size) : .different(expected, actual)
}

// Both results, of work on two threads where there is enough of it.
private func both<Result>(
  _ pixels: Int, _ first: () throws(PNGError) -> Result, _ second: () throws(PNGError) -> Result
) throws(PNGPairError) -> (Result, Result) {
  guard pixels >= 1 << 16 else { return (try on(.first, first), try on(.second, second)) }
  var one: Swift.Result<Result, PNGError>?
  var other: Swift.Result<Result, PNGError>?
  onTwoThreads({ other = Swift.Result(catching: second) }, { one = Swift.Result(catching: first) })
  guard let one, let other else { preconditionFailure("both functions have been called") }
  return (try on(.first, one.get), try on(.second, other.get))
}

private func on<Result>(
  _ side: PNGPairError.Side, _ body: () throws(PNGError) -> Result
) throws(PNGPairError) -> Result {
  do { return try body() } catch { throw PNGPairError(side: side, error: error) }
}

extension StraightBitmap {
  // A picture of 8 bits a channel is that of 16 bits whose upper and lower halves are the same.
  fileprivate func isSamePicture(as other: StraightBitmap) -> Bool {
    guard width == other.width, height == other.height, areEqual(pixels, other.pixels) else { return false }
    switch (wide, other.wide) {
    case (nil, nil): return true
    case (let words?, nil), (nil, let words?):
      let lower: UInt64 = 0x00FF_00FF_00FF_00FF
      return words.allSatisfy { $0 >> 8 & lower == $0 & lower }
    case (let one?, let other?): return areEqual(one, other)
    }
  }
}
