import Scene
import Testing

@testable import Layout

@Suite struct TextCaseTests {
  @Test(arguments: [
    (TextCase.upper, "tr", "istanbul ılık", "İSTANBUL ILIK"), (.lower, "tr-TR", "İSTANBUL ILIK", "istanbul ılık"),
    (.upper, "az", "i", "İ"), (.upper, "en", "istanbul", "ISTANBUL"), (.lower, "en", "ILIK", "ilik"),
    (.lower, "tr", "I\u{307}", "i"),
  ])
  func `letters i are those of the language`(textCase: TextCase, language: String, text: String, expected: String) {
    #expect(textCase.applied(to: text, language: language) == expected)
  }
}
