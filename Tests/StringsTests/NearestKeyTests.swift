import Graphics
import Problems
import Testing
import YAML

@testable import Strings

@Suite struct `Keys that are not found` {
  private func nearest(_ key: String, _ files: [(name: LanguageTag, text: String)]) throws -> String? {
    var reader = StringTablesReader(base: .english)
    for file in files { reader.read(try parseYAML(Array(file.text.utf8), file: "a.yaml"), as: .map(file.name)) }
    let tables = reader.result
    guard case .unknown(_, _, let nearest) = tables.problem(ofUnknown: key, in: .language(files[0].name)) else {
      return nil
    }
    return nearest
  }

  @Test(arguments: [
    ("settings.wfi", "settings.wifi"), ("settings.wifi.", "settings.wifi"), ("Settings.Wifi", "settings.wifi"),
    ("setings.title", "settings.title"), ("app.titel", nil), ("other.title", "settings.title"),
    ("wifi", "settings.wifi"),
    ("größse", "größe"), ("zzz", nil), ("", nil), ("other.name", nil), (String(repeating: "a", count: 200), nil),
  ])
  func `have a nearest one`(_ key: String, _ expected: String?) throws {
    let long = String(repeating: "a", count: 199)
    let text = "settings: {wifi: a, title: b}\ngröße: c\na.name: d\nb.name: e\n\(long): f\n"
    #expect(try nearest(key, [(.english, text)]) == expected)
  }

  @Test func `are looked for in the base language first`() throws {
    let german = try #require(LanguageTag("de"))
    #expect(try nearest("titel", [(german, "titen: a"), (.english, "titer: a")]) == "titer")
    #expect(try nearest("titel", [(german, "titen: a"), (.english, "else: a")]) == "titen")
  }

  @Test func `have none where too many are alike`() throws {
    let few = (100..<200).map { "item.name\($0): a\n" }.joined()
    #expect(try nearest("item.nam150", [(.english, few)]) == "item.name150")
    let many = (10_000..<15_000).map { "item.name\($0): a\n" }.joined()
    #expect(try nearest("item.nam12345", [(.english, many)]) == nil)
    #expect(try nearest("itme", [(.english, many + "item: a\n")]) == "item")
  }

  @Test func `follow tables that change, and tell no tables apart`() throws {
    var tables = StringTables([.english: StringTable()], base: .english)
    let before = tables
    #expect(tables.problem(ofUnknown: "wfi", in: .language(.english)) == .unknown("wfi", files: [], nearest: nil))
    #expect(tables == before)
    var reader = StringTablesReader(base: .english)
    reader.read(try parseYAML(Array("wifi: a".utf8), file: "en.yaml"), as: .map(.english))
    tables.tables = reader.result.tables
    let expected = StringProblem.unknown("wfi", files: ["en.yaml"], nearest: "wifi")
    #expect(tables.problem(ofUnknown: "wfi", in: .language(.english)) == expected)
    #expect(tables != before && tables == reader.result)
  }
}
