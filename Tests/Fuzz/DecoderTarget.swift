import Graphics
import PNG

// Not part of the package's tests: Scripts/fuzz builds this with libFuzzer, together with the modules under test and
// some of Tests/PNGTests/Support.

private let pixelLimit = 1 << 16

/// What libFuzzer calls with every input that it makes up.
///
/// An input that begins as a PNG does is decoded as it is, and again with checksums made good; any other says, in its
/// first bytes, of which kind a picture is whose rows the rest are.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = [UInt8](UnsafeBufferPointer(start: data, count: count))
  if input.starts(with: SampleFile.signature) {
    decode(input)
    decode(withGoodChecksums(input))
  } else if input.count >= 8 {
    decode(picture(of: input))
  }
  return 0
}

// Alone and in a pair with a picture that is always the same; any answer is right.
private func decode(_ file: [UInt8]) {
  guard let png = try? PNGFile(file) else { return }
  _ = try? png.decodeStraight(pixelLimit: pixelLimit)
  _ = try? decodePair(file, companion, pixelLimit: pixelLimit)
  _ = colorChunkDifferences(png, png)
}

private let companion = SampleFile(width: 5, height: 4, filter: 4) { x, y, channel in x * 9 + y * 20 + channel }.bytes

private func picture(of input: [UInt8]) -> [UInt8] {
  let kinds = [
    (0, 1), (0, 2), (0, 4), (0, 8), (0, 16), (2, 8), (2, 16), (3, 1), (3, 2), (3, 4), (3, 8), (4, 8), (4, 16), (6, 8),
    (6, 16),
  ]
  let (colorType, bitDepth) = kinds[Int(input[0]) % kinds.count]
  var sample = SampleFile(
    width: 1 + Int(input[1]) % 70, height: 1 + Int(input[2]) % 70, bitDepth: bitDepth, colorType: colorType
  ) { _, _, _ in 0 }
  sample.interlaced = input[3] & 1 == 1
  var chunks: [(type: String, data: [UInt8])] = []
  if colorType == 3 || input[3] & 2 != 0 { chunks.append(("PLTE", Array(input.suffix(3 * Int(input[4]))))) }
  if input[3] & 4 != 0 { chunks.append(("tRNS", Array(input.suffix(Int(input[5]))))) }
  // As many bytes as the rows have; zeros where the input has fewer.
  let wanted = sample.rows.count
  let rows = Array(input.dropFirst(8).prefix(wanted))
  let stream = SampleFile.stored(rows + Array(repeating: 0, count: wanted - rows.count))
  return SampleFile.signature + SampleFile.chunk("IHDR", sample.header)
    + chunks.flatMap { SampleFile.chunk($0.type, $0.data) } + SampleFile.chunk("IDAT", stream)
    + SampleFile.chunk("IEND", [])
}

private func withGoodChecksums(_ file: [UInt8]) -> [UInt8] {
  var (file, offset) = (file, 8)
  while offset + 12 <= file.count {
    let length = file[offset..<(offset + 4)].reduce(0) { $0 << 8 | Int($1) }
    guard length <= file.count - offset - 12 else { break }
    let end = offset + 8 + length
    file.replaceSubrange(end..<(end + 4), with: bigEndian(Checksums.crc32(Array(file[(offset + 4)..<end]))))
    offset = end + 4
  }
  return file
}
