import Testing

@testable import Arguments

@Suite("Flags of diff")
struct DiffFlagTests {
  private static func invocation(_ words: String...) throws -> Invocation {
    guard case .run(let invocation) = try parseArguments(words) else { throw UsageError.nothing }
    return invocation
  }

  @Test(arguments: ["diff", "compare"])
  func `diff takes two words`(verb: String) throws {
    #expect(try Self.invocation(verb, "a.png", "b.png").operands == ["a.png", "b.png"])
    #expect(throws: UsageError.missingOperand(verb: "diff", operands: "A B")) { try Self.invocation(verb, "a.png") }
    #expect(throws: UsageError.surplusOperand("c", verb: "diff")) { try Self.invocation(verb, "a", "b", "c") }
  }

  @Test func `diff knows no suite`() {
    #expect(throws: UsageError.unknownFlag("--suite", verb: "diff", nearest: "--quiet")) {
      try Self.invocation("diff", "a", "b", "--suite", "x")
    }
    #expect(!Verb.planned.contains("diff"))
  }

  @Test(arguments: [
    ("0", 0.0), ("1", 1), ("0.25", 0.25), (".5", 0.5), ("1e-3", 0.001), ("1.0", 1), ("+0.5", 0.5), ("-0", 0),
  ])
  func `a share`(text: String, number: Double) throws {
    let found = try Self.invocation("diff", "a", "b", "--max-diff-ratio", text)
    #expect(try found.decimal(of: .maxDiffRatio, in: 0...1) == number)
  }

  @Test(arguments: [
    "-0.1", "-1", "1.0001", "2", "nan", "NaN", "inf", "-inf", "infinity", "1e400", "0x0.8p0", "half", "1,5", " 1", "1 ",
    "50%", "1e", "--1", "9999999999999999999999",
  ])
  func `a bad share`(text: String) throws {
    let found = try Self.invocation("diff", "a", "b", "--max-diff-ratio", text)
    #expect(throws: UsageError.badNumber(flag: "--max-diff-ratio", value: text, range: "0 to 1")) {
      try found.decimal(of: .maxDiffRatio, in: 0...1)
    }
  }

  @Test(arguments: [
    ("--mode", "exakt", Flag.mode), ("--picture", "gif", .picture), ("--mode", "", .mode),
  ])
  func `a word that is none of the choices`(flag: String, word: String, row: Flag) {
    let error =
      word.isEmpty
      ? UsageError.missingValue(flag: flag, value: "MODE")
      : .badChoice(flag: flag, value: word, choices: row.choices)
    #expect(throws: error) { try Self.invocation("diff", "a", "b", flag, word) }
  }

  @Test func `masks and patterns may stand several times`() throws {
    let found = try Self.invocation(
      "diff", "a", "b", "--mask", "0,0,1,1", "--mask=m.png", "--glob", "*.png", "--glob", "x/**")
    #expect(try found.masks() == [.rect(x: 0, y: 0, width: 1, height: 1), .file("m.png")])
    #expect(found.allValues(of: .glob) == ["*.png", "x/**"])
  }
}
