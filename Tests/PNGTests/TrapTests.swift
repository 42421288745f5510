import Graphics
import TestSupport
import Testing

@testable import PNG

// Recorded pairs that other tools take for equal; those that the reading of files decides.
@Suite(
  .enabled(if: CaseFiles.read("diff/traps/t08_a.png") != nil, "the recorded cases are not here; set SNAPFARM_CASES")
)
struct TrapTests {
  private func files(_ name: String) throws -> [[UInt8]] {
    try ["a", "b"].map { try #require(CaseFiles.read("diff/traps/\(name)_\($0).png")) }
  }

  private func pair(_ name: String) throws -> PNGPair {
    let files = try files(name)
    return try decodePair(files[0], files[1], pixelLimit: 1 << 20)
  }

  // A damaged palette whose checksum was left as it was, and a file cut before its end.
  @Test(arguments: ["t09", "t11"])
  func aDamagedFileIsNoPicture(name: String) throws {
    #expect(throws: PNGPairError.self) { try pair(name) }
  }

  @Test func theLowerHalvesOf16BitChannelsCount() throws {
    guard case .different(let first, let second) = try pair("t08") else {
      Issue.record("the lower halves differ")
      return
    }
    #expect(first.pixels == second.pixels)
    #expect(first.wide != second.wide)
  }

  @Test func equalSamplesUnderOtherColorChunksAreNamed() throws {
    guard case .same = try pair("t10") else {
      Issue.record("the samples are equal")
      return
    }
    let files = try files("t10").map { try PNGFile($0) }
    #expect(colorChunkDifferences(files[0], files[1]) == ["gAMA"])
  }
}
