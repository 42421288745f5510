import Graphics
import Problems
import Testing
import YAML

@testable import Strings

@Suite struct `Plurals` {
  private static let numbers = [
    0, 1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 14, 19, 20, 21, 22, 25, 71, 91, 92, 100, 101, 102, 103, 105, 110, 111, 112,
    115,
    121, 1000, 1001,
  ]

  /// CLDR's cases of those numbers, a letter each, and the languages that have them.
  private static let known = [
    (
      "o1ooooooooooooooooooooooooooooooo",
      "en de pt-PT es it nl sv da nb fi et hu tr ka el bg ca eu sq af ur sw mr ta ml"
    ),
    ("11ooooooooooooooooooooooooooooooo", "fr pt pt-BR hi fa am pa si zu bn gu hy kn"),
    ("ooooooooooooooooooooooooooooooooo", "ja ko zh zh-Hant-TW th id"),
    ("o1ooooooooooooo1oo11oo1ooooooo1o1", "is mk"), ("1111o1o1o111oo1111111111111111111", "fil"),
    ("z1ooooooozzzzzz1oo11oz1ooozzzz1z1", "lv"), ("o12oooooooooooooooooooooooooooooo", "he iw iu"),
    ("f1ffffffffffffooooooooffffffffoof", "ro"), ("o1fffoooooooooo1fo11fo1ffooooo1o1", "hr sr"),
    ("m1fffmmmmmmmmmm1fm11fm1ffmmmmm1m1", "ru uk be"), ("m1fffmmmmmmmmmmmfmmmfmmffmmmmmmmm", "pl"),
    ("o1fffoooooooooooooooooooooooooooo", "cs sk"), ("o12ffooooooooooooooooo12fooooooo1", "sl"),
    ("o1fffffffoooooo1ff11fo1fffoooo1o1", "lt"), ("z12fffffffmmmmmmmmmmmooofffmmmmoo", "ar ar-EG"),
    ("o12ffffmmmooooooooooooooooooooooo", "ga"), ("o12fffffff12ffooooooooooooooooooo", "gd"),
    ("z12foomoooooooooooooooooooooooooo", "cy"), ("f12fffffffmmmmoooooooooofffmmmooo", "mt"),
    ("o12ffooofoooooo12ooooo12fooooo1o1", "br"),
  ]

  @Test(arguments: known)
  func `are the cases of CLDR`(cases: String, languages: String) throws {
    let letters: [PluralCase: Character] = [.zero: "z", .one: "1", .two: "2", .few: "f", .many: "m", .other: "o"]
    for language in languages.split(separator: " ") {
      let tag = try #require(LanguageTag(anySpelling: language))
      let found = Self.numbers.map { number -> Character in
        PluralNumber("\(number)").flatMap { letters[PluralCase(of: $0, in: tag)] } ?? "?"
      }
      #expect(String(found) == cases, "\(language)")
    }
  }

  @Test(arguments: [
    ("1.5", "en", PluralCase.other), ("1.0", "en", .other), ("1.5", "fr", .one), ("2.5", "fr", .other),
    ("0.5", "hi", .one),
    ("1.5", "cs", .many), ("1.5", "ru", .other), ("1.5", "da", .one), ("0.5", "he", .one), ("-1", "en", .one),
    ("2.5", "ro", .few),
  ])
  func `of fractions and below zero`(number: String, language: String, expected: PluralCase) throws {
    let (number, tag) = (try #require(PluralNumber(number)), try #require(LanguageTag(language)))
    #expect(PluralCase(of: number, in: tag) == expected)
  }

  @Test(arguments: ["", "-", "1,204", "many", "1.", ".5", "1.2.3", "١", "9999999999999999999", "1e3"])
  func `are of plain numbers only`(text: String) { #expect(PluralNumber(text) == nil) }

  private func text(_ tables: StringTables, _ language: String, _ arguments: [String]) throws -> String? {
    let tag = try #require(LanguageTag(language))
    let found = try #require(tables.find("trips", in: .language(tag)))
    return found.pattern(for: arguments).filled { arguments[(Int($0.word ?? "") ?? 1) - 1] }
  }

  @Test func `of Xcode and Android are chosen by the first number, in the language of the text`() throws {
    var reader = StringTablesReader(base: .english)
    let catalog = """
      {"sourceLanguage": "en", "strings": {"trips": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%1$@ trip to %2$@"}},
                                         "other": {"stringUnit": {"value": "%1$@ trips to %2$@"}}}}},
        "ru": {"variations": {"plural": {"few": {"stringUnit": {"value": "%1$@ поездки"}},
                                         "other": {"stringUnit": {"value": "%1$@ поездок"}}}}}}}}}
      """
    reader.read(try parseYAML(Array(catalog.utf8), file: "L.xcstrings"), as: .catalog)
    let android = """
      <resources><string name="none">Żadna</string><plurals name="trips"><item quantity="one">%1$s podróż</item>
        <item quantity="few">%1$s podróże</item><item quantity="many">@string/none</item>
        <item quantity="other">%1$s podróży</item></plurals></resources>
      """
    let polish = try #require(LanguageTag("pl"))
    reader.read(Array(android.utf8), at: "values-pl/strings.xml", as: .android(polish))
    #expect(reader.problems == [])
    let tables = reader.result
    #expect(try text(tables, "en", ["1", "Oslo"]) == "1 trip to Oslo")
    #expect(try text(tables, "en", ["4", "Oslo"]) == "4 trips to Oslo")
    #expect(try text(tables, "en", ["Four", "Oslo"]) == "Four trips to Oslo")
    // The first that is a number, wherever it stands.
    #expect(try text(tables, "en", ["One", "1"]) == "One trip to 1")
    #expect(try text(tables, "ru", ["3", ""]) == "3 поездки")
    // A case that is not there is the other one, and what is not translated has the cases of the base.
    #expect(try text(tables, "ru", ["1", ""]) == "1 поездок")
    #expect(try text(tables, "de", ["1", "Oslo"]) == "1 trip to Oslo")
    #expect(try text(tables, "pl", ["2", ""]) == "2 podróże")
    #expect(try text(tables, "pl", ["5", ""]) == "Żadna")
  }

  @Test func `of cases that there are not are told`() throws {
    var reader = StringTablesReader(base: .english)
    let text =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"variations": {"plural": {"#
      + #""some": {"stringUnit": {"value": "x"}}, "other": {"stringUnit": {"value": "y"}}}}}}}}}"#
    reader.read(try parseYAML(Array(text.utf8), file: "L.xcstrings"), as: .catalog)
    #expect(reader.problems.map(\.problem) == [.string(.fault(.expected("zero, one, two, few, many or other")))])
  }
}
