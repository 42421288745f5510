import Digest
import Graphics
import Testing

@testable import PNG

@Suite struct PNGFileTests {
  private let plain = SampleFile(width: 3, height: 2, sample: noisySample)

  private func error(_ file: [UInt8], limit: Int = 1000) -> PNGError? {
    do {
      _ = try decodePNG(file, pixelLimit: limit)
      return nil
    } catch { return error }
  }

  private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
    SampleFile.signature + chunks.flatMap { SampleFile.chunk($0.0, $0.1) }
  }

  @Test func otherFilesAreNamed() {
    #expect(error([]) == .notPNG)
    #expect(error(Array("GIF89a".utf8)) == .notPNG)
    #expect(error([0xFF, 0xD8, 0xFF, 0xE0]) == .notPNG)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
    #expect(error(Array(pointer.utf8)) == .gitLFSPointer)
    #expect(readPNGSize(Array(pointer.utf8)) == nil)
  }

  @Test(
    arguments: [
      (0, 1), (1, 0), (0, 0), (1 << 31, 1), (1, 1 << 31), (0xFFFF_FFFF, 0xFFFF_FFFF), (1 << 31, 1 << 31),
    ])
  func sizesThatTheFormatDoesNotAllowAreNoPictures(width: Int, height: Int) {
    var sample = plain
    (sample.width, sample.height) = (width, height)
    let bytes = file([("IHDR", sample.header), ("IDAT", SampleFile.stored([])), ("IEND", [])])
    #expect(error(bytes) == .badSize(width: width, height: height))
    #expect(readPNGSize(bytes) == nil)
  }

  @Test(arguments: [(0x7FFF_FFFF, 0x7FFF_FFFF), (1 << 16, 1 << 16), (1001, 1), (0x7FFF_FFFF, 1)])
  func largePicturesAreRefusedBeforeMemoryIsAskedFor(width: Int, height: Int) {
    for colorType in [2, 3, 6] {
      var sample = plain
      (sample.width, sample.height, sample.colorType) = (width, height, colorType)
      let palette = colorType == 3 ? [("PLTE", [UInt8](repeating: 0, count: 3))] : []
      let bytes = file([("IHDR", sample.header)] + palette + [("IDAT", SampleFile.stored([])), ("IEND", [])])
      #expect(error(bytes) == .tooManyPixels(width: width, height: height, limit: 1000))
      // With any limit the few bytes cannot hold that many pixels.
      #expect(error(bytes, limit: .max) != nil)
    }
  }

  @Test(arguments: [6, 7, 0, -1, .min])
  func theLimitIsTheLargestNumberAllowed(limit: Int) {
    #expect(error(plain.bytes, limit: limit) == (limit >= 6 ? nil : .tooManyPixels(width: 3, height: 2, limit: limit)))
  }

  @Test func chunksOutOfPlaceAreNamed() {
    let (header, data) = (("IHDR", plain.header), ("IDAT", SampleFile.stored([1])))
    let end = ("IEND", [UInt8]())
    #expect(error(file([("CgBI", [0, 0, 0, 0]), header, data, end])) == .badChunk("CgBI"))
    #expect(error(file([header, header, data, end])) == .badChunk("IHDR"))
    #expect(error(file([("IHDR", plain.header + [0]), data, end])) == .badChunk("IHDR"))
    #expect(error(file([header, end])) == .badChunk("IDAT"))
    #expect(error(file([header, data, ("tEXt", []), data, end])) == .badChunk("IDAT"))
    #expect(error(file([header, data, ("PLTE", [0, 0, 0]), end])) == .badChunk("PLTE"))
    #expect(error(file([header, ("NEWC", []), data, end])) == .badChunk("NEWC"))
    #expect(error(file([header, data, ("IEND", [0])])) == .badChunk("IEND"))
    #expect(error(file([header, data])) == .endsEarly)
  }

  @Test(arguments: [(8, 1), (8, 5), (8, 7), (3, 2), (4, 2), (16, 3), (0, 0), (32, 0)])
  func kindsThatTheFormatDoesNotKnowAreRefused(bitDepth: Int, colorType: Int) {
    var sample = plain
    (sample.bitDepth, sample.colorType) = (bitDepth, colorType)
    #expect(
      error(file([("IHDR", sample.header), ("IDAT", [1]), ("IEND", [])])) == .badChunk("IHDR"))
  }

  @Test func damagedChunksAreNamedInLettersOnly() {
    var bytes = plain.bytes
    bytes[bytes.count - 1] ^= 1
    #expect(error(bytes) == .badChecksum(chunk: "IEND"))
    bytes[bytes.count - 6] = 0x1B
    #expect(error(bytes) == .badChecksum(chunk: "IE?D"))
  }

  @Test func theSizeIsInTheFirst33Bytes() {
    #expect(readPNGSize(Array(plain.bytes.prefix(33))) == PixelSize(width: 3, height: 2))
    #expect(readPNGSize(Array(plain.bytes.prefix(32))) == nil)
  }

  @Test func theProvenanceIsTextOrNothing() throws {
    var sample = plain
    sample.chunks = [("snPF", Array("one\ntwo ✓".utf8))]
    #expect(try PNGFile(sample.bytes).provenance == "one\ntwo ✓")
    sample.chunks = [("snPF", [0xFF, 0xFE])]
    #expect(try PNGFile(sample.bytes).provenance == nil)
    #expect(error(sample.bytes) == nil)
    #expect(try PNGFile(plain.bytes).provenance == nil)
  }

  @Test func theStartOfAFileIsEnoughForItsProvenance() throws {
    var sample = plain
    sample.chunks = [("sRGB", [0]), ("snPF", Array("one".utf8)), ("PLTE", [1, 2, 3])]
    let end = 33 + 13 + 12 + 3
    #expect(readPNGProvenance(inHead: Array(sample.bytes.prefix(end))) == "one")
    #expect(readPNGProvenance(inHead: Array(sample.bytes.prefix(end - 1))) == nil)
    var damaged = Array(sample.bytes.prefix(end))
    damaged[end - 1] ^= 1
    #expect(readPNGProvenance(inHead: damaged) == nil)
    #expect(readPNGProvenance(inHead: plain.bytes) == nil)
    #expect(readPNGProvenance(inHead: Array("GIF89a".utf8)) == nil)
    #expect(readPNGProvenance(inHead: []) == nil)
    // Behind the pixels it is not looked for: nothing of ours has it there.
    let late = file([("IHDR", plain.header), ("IDAT", SampleFile.stored([1])), ("snPF", Array("one".utf8))])
    #expect(readPNGProvenance(inHead: late) == nil)
  }

  @Test func theStreamDigestCoversWhatDecidesThePixels() throws {
    let digest = try PNGFile(plain.bytes).streamDigest
    #expect(digest == ContentDigest(plain.header + Array(plain.bytes.dropFirst(33 + 8).dropLast(16))))
    // Pieces and texts change nothing; transparency, colours and every pixel do.
    var sample = plain
    sample.pieceLength = 5
    sample.chunks = [("tEXt", Array("a\0b".utf8))]
    #expect(try PNGFile(sample.bytes).streamDigest == digest)
    sample.chunks = [("tRNS", [0, 1, 0, 2, 0, 3])]
    #expect(try PNGFile(sample.bytes).streamDigest != digest)
    sample.chunks = [("PLTE", [1, 2, 3])]
    #expect(try PNGFile(sample.bytes).streamDigest != digest)
    sample = SampleFile(width: 3, height: 2) { noisySample($0, $1, $2) ^ ($0 + $1 == 3 ? 1 : 0) }
    #expect(try PNGFile(sample.bytes).streamDigest != digest)
  }
}
