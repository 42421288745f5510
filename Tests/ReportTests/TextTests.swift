import Testing

@testable import Report

@Suite struct TextTests {
  @Test(
    arguments: [
      (0.0, "0"), (-0.0, "0"), (12, "12"), (2.625, "2.625"), (1076.25, "1076.25"), (-3.5, "-3.5"), (0.1 + 0.2, "0.3"),
      (170.666_666_666_666, "170.666667"), (0.000_000_4, "0"), (-0.000_000_4, "0"), (0.000_001, "0.000001"),
      (9e12, "9000000000000"), (1e300, "1e+300"), (.infinity, "inf"), (.nan, "nan"), (0.999_999_9, "1"),
    ] as [(Double, String)])
  func `numbers are as short as they can be`(number: Double, text: String) {
    #expect(plain(number) == text)
  }

  @Test(arguments: [
    (0, "0"), (999, "999"), (1000, "1,000"), (1_000_500, "1,000,500"), (-1234, "-1,234"),
    (Int.max, "9,223,372,036,854,775,807"), (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `large numbers are in groups of three digits`(number: Int, text: String) {
    #expect(grouped(number) == text)
  }

  @Test(arguments: [(0.04, "0.0"), (0.05, "0.1"), (8.149, "8.1"), (99.96, "100.0"), (-2.5, "-2.5")])
  func `rates have one decimal`(number: Double, text: String) {
    #expect(oneDecimal(number) == text)
  }

  @Test func `a long row of names is cut`() {
    let names = (1...10).map { "n\($0)" }
    #expect(listed(names) == "n1, n2, n3, n4, n5, n6, n7, n8 and 2 more")
    #expect(listed(["a"]) == "a")
  }

  @Test(arguments: [
    ("keypad/iphone-6.landscape", "keypad/iphone-6.landscape"), ("a b", "'a b'"), ("it's", "'it'\\''s'"),
    ("$(rm)", "'$(rm)'"), ("", "''"), ("-rf", "'-rf'"), ("375x667@2", "375x667@2"), ("設定/x", "設定/x"),
  ])
  func `words of a command are safe in a shell`(word: String, text: String) {
    #expect(shellWord(word) == text)
  }
}
