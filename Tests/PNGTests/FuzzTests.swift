import Graphics
import TestSupport
import Testing

@testable import PNG

/// 20,000 damaged files, the same in every run.
///
/// `make fuzz` goes on from here for as long as it is let.
@Suite struct FuzzTests {
  private static let filesARun = 1000
  private static let pixelLimit = 1 << 14

  @Test(arguments: 0..<20)
  func noDamagedFileTraps(run: Int) {
    var numbers = SeededGenerator(seed: run)
    var pictures = 0
    for number in 0..<Self.filesARun {
      let seed = Mutation.seeds[numbers.below(Mutation.seeds.count)]
      var file = seed
      for _ in 0...numbers.below(3) { Mutation.random(using: &numbers).apply(to: &file, using: &numbers) }
      if check(file, beside: seed, "file \(number) of run \(run)") { pictures += 1 }
    }
    // Damage that nothing gets past would test little.
    #expect((Self.filesARun / 20...Self.filesARun / 2).contains(pictures))
  }

  // Any answer but a trap is right, as long as all ways to the pixels give the same.
  private func check(_ file: [UInt8], beside seed: [UInt8], _ comment: Comment) -> Bool {
    guard let png = try? PNGFile(file), let picture = try? png.decodeStraight(pixelLimit: Self.pixelLimit) else {
      #expect(throws: PNGPairError.self, comment) { try decodePair(seed, file, pixelLimit: Self.pixelLimit) }
      return false
    }
    #expect(picture.pixels.count == png.width * png.height, comment)
    if png.commonLayout != nil, let slow = try? png.decodeWithLibpng() {
      #expect(slow == picture.pixels, comment)
    }
    guard let pair = try? decodePair(seed, file, pixelLimit: Self.pixelLimit) else {
      Issue.record("one by one both are pictures: \(comment)")
      return true
    }
    if case .different(_, let second) = pair { #expect(second == picture, comment) }
    return true
  }
}
