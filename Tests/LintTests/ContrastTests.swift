import Graphics
import Lint
import Problems
import Scene
import Testing

@Suite("Contrast of letters")
struct ContrastTests {
  @Test(arguments: [
    (Color.black, Color.white, 21.0), (.white, .white, 1), (Color(hex: 0x777777), .white, 4.478),
    (Color(hex: 0x767676), .white, 4.542), (Color(hex: 0xFF0000), .white, 3.998), (Color(hex: 0x0000FF), .black, 2.444),
  ])
  func `is what WCAG says, either way around`(letters: Color, ground: Color, ratio: Double) {
    #expect(abs(letters.contrast(to: ground) - ratio) < 0.001)
    #expect(letters.contrast(to: ground) == ground.contrast(to: letters))
  }

  @Test func `the worst twentieth of the pixels does not count, and one more does`() throws {
    var tally = ContrastTally()
    #expect(tally.worst(but: 0.05) == nil)
    for _ in 0..<95 { tally.add(letters: 0xFF00_0000, ground: 0xFFFF_FFFF) }
    for _ in 0..<5 { tally.add(letters: 0xFF00_0000, ground: 0xFF10_1010) }
    #expect(tally.worst(but: 0.05)?.ground == .white)
    tally.add(letters: 0xFF00_0000, ground: 0xFF10_1010)
    let worst = try #require(tally.worst(but: 0.05))
    #expect(worst.ground == Color(hex: 0x101010) && worst.letters == .black && worst.ratio < 1.2)
  }

  @Test func `light goes through to white`() throws {
    var tally = ContrastTally()
    tally.add(letters: 0xFF00_0000, ground: 0x8000_0000)
    #expect(tally.worst(but: 0)?.ground == Color(hex: 0x7F7F7F))
  }

  private func contrast(_ ratio: Double, isLarge: Bool = false) -> LetterContrast {
    LetterContrast(view: 1, letters: Color(hex: 0x0A0B0C), ground: .white, ratio: ratio, isLarge: isLarge)
  }

  @Test(arguments: [
    (ContrastLevel.aa, 4.49, false, 1), (.aa, 4.5, false, 0), (.aa, 2.99, true, 1), (.aa, 3, true, 0),
    (.aaa, 6.99, false, 1), (.aaa, 7, false, 0), (.aaa, 4.49, true, 1), (.aaa, 4.5, true, 0), (.none, 1, false, 0),
  ])
  func `large letters need less, and a level may be chosen`(
    level: ContrastLevel, ratio: Double, isLarge: Bool, count: Int
  ) throws {
    let faults = try linted(scene("{id: a, text: Hello}")) {
      $0.contrast = level
      $0.contrasts = [contrast(ratio, isLarge: isLarge)]
    }
    #expect(words(faults) == Array(repeating: "contrast a", count: count))
    #expect(faults.allSatisfy { $0.diagnostic.severity == .warning && $0.extent > 1 })
  }

  @Test func `a view is told once, where most is missing`() throws {
    let faults = try linted(scene("{id: a, text: Hello}")) {
      $0.contrasts = [contrast(4), contrast(2.5, isLarge: true), contrast(4.2)]
    }
    #expect(
      faults.map(\.diagnostic.problem) == [
        .lint(.contrast("Hello", letters: "#0A0B0C", ground: "#FFFFFF", ratio: 2.5, least: 3, level: "AA"))
      ])
  }

  private func pieces(_ text: String, on device: TestDevice = .coarse) throws -> [LetterPiece] {
    LetterPiece.all(in: try placed(scene(text), on: device).0)
  }

  @Test func `letters are looked at line by line, as far as they reach`() throws {
    let pieces = try pieces("{id: a, text: one two, frame: [10, 20, 30, 50], font: 20}")
    #expect(
      pieces.map(\.rect) == [Rect(x: 10, y: 25, width: 30, height: 19), Rect(x: 10, y: 50, width: 30, height: 19)])
    #expect(pieces.map(\.line) == [0, 1])
  }

  @Test(arguments: [
    ("font: 23.9", TestDevice.plain, false), ("font: 24", .plain, true), ("font: 24", .coarse, true),
    ("font: {size: 18.6, weight: bold}", .plain, false), ("font: {size: 18.7, weight: bold}", .plain, true),
    ("font: {size: 18.7, weight: semibold}", .plain, false),
  ])
  func `letters are large by points and weight`(font: String, device: TestDevice, isLarge: Bool) throws {
    #expect(try pieces("{text: Hello, \(font)}", on: device).map(\.isLarge) == [isLarge])
  }

  @Test(arguments: ["\"  \"", "🎉", "\"❤️ 👩‍👩‍👧\""])
  func `what has no letters, or colours of its own, is not looked at`(text: String) throws {
    #expect(try pieces("{text: \(text)}").isEmpty)
    #expect(try pieces("{text: 7}").count == 1)
  }
}
