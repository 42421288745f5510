import Graphics
import Testing

@testable import PNG

@Suite struct AnimatedPNGTests {
  private let frames = [1, 2, 3].map { seed in
    StraightBitmap(width: 5, height: 4, pixels: (0..<20).map { UInt32($0 * seed) * 999 & 0xFF_FFFF | 0xFF00_0000 })
  }

  private func chunks(_ file: [UInt8]) throws -> [(name: String, data: [UInt8])] {
    var reader = try ChunkReader(file)
    var chunks: [(name: String, data: [UInt8])] = []
    while chunks.last?.name != "IEND" {
      let chunk = try reader.next()
      chunks.append((chunk.type.name, Array(file[chunk.data])))
    }
    return chunks
  }

  @Test func readersWithoutAnimationSeeTheFirstFrame() throws {
    let file = animatedPNG(frames: frames, delay: 500)
    #expect(try PNGFile(file).decodeStraight(pixelLimit: 20) == frames[0])
    #expect(try PNGFile(file).decodeWithLibpng() == frames[0].pixels)
  }

  @Test func theChunksStandInTheirOrder() throws {
    let chunks = try chunks(animatedPNG(frames: frames, delay: 500))
    #expect(
      chunks.map(\.name) == ["IHDR", "sRGB", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    // Three frames, without end.
    #expect(chunks[2].data == [0, 0, 0, 3, 0, 0, 0, 0])
    // The numbers go through controls and data of all frames.
    let numbers = chunks.filter { $0.name.hasPrefix("f") }.map { Array($0.data.prefix(4)) }
    #expect(numbers == (0..<5).map { bigEndian($0) })
    // The whole picture, 500 of 1000 parts of a second, kept and replaced.
    let control = bigEndian(5) + bigEndian(4) + bigEndian(0) + bigEndian(0) + [0x01, 0xF4, 0x03, 0xE8, 0, 0]
    for chunk in chunks where chunk.name == "fcTL" { #expect(Array(chunk.data.dropFirst(4)) == control) }
  }

  // A frame's data behind its number are a picture's like any other.
  @Test func laterFramesHoldTheirPictures() throws {
    let chunks = try chunks(animatedPNG(frames: frames, delay: 500))
    let data = chunks.filter { $0.name == "fdAT" }.map { Array($0.data.dropFirst(4)) }
    for (stream, frame) in zip(data, frames.dropFirst()) {
      let file =
        SampleFile.signature + SampleFile.chunk("IHDR", chunks[0].data) + SampleFile.chunk("IDAT", stream)
        + SampleFile.chunk("IEND", [])
      #expect(try PNGFile(file).decodeStraight(pixelLimit: 20) == frame)
    }
  }

  @Test func oneFaintFrameMakesAllRGBA() throws {
    let faint = StraightBitmap(width: 5, height: 4, pixels: Array(repeating: 0x8012_3456, count: 20))
    let file = try PNGFile(animatedPNG(frames: [frames[0], faint], delay: 100))
    #expect(file.header.colorType == .rgba)
    #expect(try file.decodeStraight(pixelLimit: 20) == frames[0])
  }

  @Test(arguments: [(-1, 0), (0, 0), (65535, 65535), (.max, 65535)])
  func delaysAreKeptInTheirBounds(delay: Int, written: UInt32) throws {
    let chunks = try chunks(animatedPNG(frames: frames, delay: delay))
    #expect(Array(chunks[3].data[20..<24]) == bigEndian(written << 16 | 1000))
  }
}
