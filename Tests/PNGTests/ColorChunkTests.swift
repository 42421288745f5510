import Graphics
import Testing

@testable import PNG

@Suite struct ColorChunkTests {
  typealias Chunks = [(type: String, data: [UInt8])]

  private static let standardChromaticities = [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000]
    .flatMap { bigEndian($0) }

  private func differences(_ first: Chunks, _ second: Chunks) throws -> [String] {
    let files = try [first, second].map { chunks in
      var sample = SampleFile(width: 2, height: 2, sample: noisySample)
      sample.chunks = chunks
      return try PNGFile(sample.bytes)
    }
    // The samples are the same whatever the chunks say.
    guard case .same = try decodePair(files[0], files[1], pixelLimit: 4) else { return ["pixels"] }
    #expect(colorChunkDifferences(files[1], files[0]) == colorChunkDifferences(files[0], files[1]))
    return colorChunkDifferences(files[0], files[1])
  }

  @Test func differencesAreNamedInOrder() throws {
    let gamma: Chunks = [("gAMA", bigEndian(100_000))]
    #expect(try differences(gamma, gamma) == [])
    #expect(try differences(gamma, []) == ["gAMA"])
    #expect(try differences(gamma, [("sRGB", [0])]) == ["gAMA"])
    #expect(try differences(gamma, [("gAMA", bigEndian(50_000))]) == ["gAMA"])
    #expect(try differences([("sBIT", [5, 6, 5])], []) == ["sBIT"])
    #expect(try differences([("cICP", [9, 16, 0, 1])], [("cICP", [1, 13, 0, 1])]) == ["cICP"])
    #expect(try differences([("iCCP", [1]), ("gAMA", bigEndian(45455))], [("sRGB", [0])]) == ["gAMA", "iCCP"])
    #expect(try differences([("cHRM", bigEndian(1)), ("mDCV", [1])], [("cLLI", [1])]) == ["cHRM", "cLLI", "mDCV"])
  }

  // What says sRGB in one way or another, or says nothing, means sRGB.
  @Test func waysToSaySRGBAreTheSame() throws {
    let ways: [Chunks] = [
      [], [("sRGB", [0])], [("sRGB", [1])], [("gAMA", bigEndian(45455))],
      [("gAMA", bigEndian(45455)), ("cHRM", Self.standardChromaticities)],
      [("sRGB", [0]), ("gAMA", bigEndian(45455)), ("cHRM", Self.standardChromaticities)],
    ]
    for first in ways {
      for second in ways { #expect(try differences(first, second) == []) }
    }
  }

  // A viewer may turn a picture, and show frames behind it.
  @Test func whatViewersMayShowIsNamed() throws {
    #expect(try differences([("eXIf", [1])], []) == ["eXIf"])
    #expect(try differences([("eXIf", [1])], [("eXIf", [2]), ("gAMA", [0])]) == ["eXIf", "gAMA"])
    #expect(try differences([("eXIf", [1])], [("eXIf", [1])]) == [])
    let animation: Chunks = [("acTL", [1]), ("fcTL", [2]), ("fdAT", [3])]
    #expect(try differences(animation, animation) == [])
    #expect(try differences(animation, [("tEXt", [1, 0])] + animation) == [])
    #expect(try differences(animation, [("cHRM", [1])]) == ["acTL", "cHRM"])
    for index in animation.indices {
      var other = animation
      other[index].data = [9]
      #expect(try differences(animation, other) == ["acTL"])
      other.remove(at: index)
      #expect(try differences(animation, other) == ["acTL"])
    }
  }

  @Test func framesBehindTheFirstAreTold() throws {
    let frames = [1, 2, 3].map { StraightBitmap(width: 1, height: 1, pixels: [0xFF00_0000 | $0]) }
    let files = try [[0], [0, 1], [0, 2]].map { places in
      try PNGFile(animatedPNG(frames: places.map { frames[$0] }, delay: 100))
    }
    guard case .same = try decodePair(files[1], files[2], pixelLimit: 1) else {
      Issue.record("the first frame is the picture")
      return
    }
    let still = try PNGFile(EncodedPNG(frames[0], level: 6).file())
    for (index, file) in files.enumerated() {
      for (other, second) in files.enumerated() {
        #expect(colorChunkDifferences(file, second) == (index == other ? [] : ["acTL"]))
      }
      #expect(colorChunkDifferences(file, still) == ["acTL"])
    }
  }

  @Test func otherChunksAreNoMatter() throws {
    #expect(try differences([("tEXt", [1, 0, 2]), ("pHYs", [0])], [("bKGD", [0, 0, 0, 0, 0, 0])]) == [])
  }
}
