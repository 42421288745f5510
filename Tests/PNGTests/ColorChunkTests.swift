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

  @Test func otherChunksAreNoMatter() throws {
    #expect(try differences([("tEXt", [1, 0, 2]), ("pHYs", [0])], [("bKGD", [0, 0, 0, 0, 0, 0])]) == [])
  }
}
