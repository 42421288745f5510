import Testing
import YAML

struct YAMLValueTests {
  @Test(arguments: [
    ("0", 0), ("12", 12), ("-3.5", -3.5), ("+1", 1), (".5", 0.5), ("5.", 5), ("1e3", 1000), ("1.5E-2", 0.015),
    ("0.12", 0.12), ("-0", 0),
  ])
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try parse(text).number == value)
    #expect(try parse(text).kindWord == "number")
    #expect(try parse("\"\(text)\"").number == nil)
  }

  @Test(arguments: [
    "0777", "-01", "00.5", "0x1F", "0o17", ".inf", "-.inf", ".nan", "inf", "nan", "infinity", "1e999", "1_000", "16:9",
    "2026-11-30", "12pt", "50%", "1e", "1e+", ".", "+", "1.2.3", "1 2", "１２",
  ])
  func textThatLooksLikeANumber(_ text: String) throws {
    let node = try parse(text)
    #expect(node.number == nil)
    #expect(node.scalar == text)
    #expect(node.kindWord == "text")
  }

  @Test(arguments: [("true", true), ("True", true), ("TRUE", true), ("false", false), ("False", false)])
  func flags(_ text: String, _ value: Bool) throws {
    #expect(try parse(text).flag == value)
    #expect(try parse(text).kindWord == "flag")
    #expect(try parse("'\(text)'").flag == nil)
  }

  @Test(arguments: ["no", "No", "yes", "on", "off", "y", "n", "tRUE", "1", "0"])
  func wordsThatAreNoFlags(_ text: String) throws {
    #expect(try parse(text).flag == nil)
  }

  @Test func numbersKeepTheirSpelling() throws {
    #expect(try parse("text: 1.50")["text"]?.scalar == "1.50")
  }

  @Test func lookingUp() throws {
    let node = try parse("{a: [1, x], b: {c: 2}}")
    #expect(node["a"]?.elements?.map(\.scalar) == ["1", "x"])
    #expect(node["b"]?["c"]?.number == 2)
    #expect(node["c"] == nil)
    #expect(node["a"]?["c"] == nil)
    #expect(node.elements == nil && node.scalar == nil && node.number == nil && node.flag == nil)
    #expect(node["a"]?.entries == nil)
    #expect(node.kindWord == "map" && node["a"]?.kindWord == "list")
  }

  private func parse(_ text: String) throws -> YAMLNode { try parseYAML(Array(text.utf8), file: "a.yaml") }
}
