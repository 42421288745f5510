import Graphics
import Problems
import Testing
import YAML

@testable import Strings

@Suite struct `Files of strings` {
  @Test(arguments: [
    ("en.yaml", StringFile.map(.english)), ("a/en.yml", .map(.english)), ("EN.json", .map(.english)),
    ("jp.yaml", .unnamed), ("a/Contents.json", .other), ("Localizable.xcstrings", .catalog),
    ("en.lproj/Localizable.strings", .apple(.english)), ("Base.lproj/Localizable.strings", .apple(nil)),
    ("en.strings", .apple(.english)), ("Localizable.strings", .unnamed), ("App/Localizable.strings", .other),
    ("values/strings.xml", .android(nil)), ("values-en/plurals.xml", .android(.english)),
    ("res/values-b+en/strings.xml", .android(.english)), ("values-night/strings.xml", .other),
    ("values-en-night/strings.xml", .other), ("values-sw600dp/strings.xml", .other), ("layout/main.xml", .other),
    ("strings.xml", .unnamed), ("README.md", .other), ("Makefile", .other), (".yaml", .other),
  ])
  func `are told by their path`(_ path: String, _ file: StringFile) { #expect(StringFile(path: path) == file) }

  @Test(arguments: [
    ("values-pt-rBR/strings.xml", "pt-BR"), ("values-b+zh+Hans/strings.xml", "zh-Hans"),
    ("values-iw/strings.xml", "he"),
  ])
  func `of Android have its spelling of languages`(_ path: String, _ language: String) {
    let tag: LanguageTag? = LanguageTag(language)
    #expect(StringFile(path: path) == .android(tag) && tag != nil)
  }

  // Reading.

  private func tables(_ text: String, _ path: String) throws -> (tables: StringTables, problems: [Diagnostic]) {
    var reader = StringTablesReader(base: .english)
    let file = StringFile(path: path)
    switch file {
    case .map, .catalog: reader.read(try parseYAML(Array(text.utf8), file: path), as: file)
    default: reader.read(Array(text.utf8), at: path, as: file)
    }
    return (reader.result, reader.problems)
  }

  /// Keys and texts of a table, with `<…>` for arguments.
  private func texts(_ tables: StringTables, _ language: String = "en") throws -> [String] {
    let tag = try #require(LanguageTag(language))
    let table = try #require(tables.tables[tag])
    return table.keys.map { key in "\(key)=\(table.entries[key]?.pattern.filled { "<\($0.word ?? "")>" } ?? "")" }
  }

  @Test func `of maps have points between their keys`() throws {
    let (tables, problems) = try tables("a: {b: {c: \"{x}!\"}, d: 1.50}\n\"e.f\": \"\"\n", "en.yaml")
    #expect(problems == [])
    #expect(try texts(tables) == ["a.b.c=<x>!", "a.d=1.50", "e.f="])
    let (_, mistakes) = try self.tables("a: {b: x}\na.b: y\nc: true\nd: [e]\n", "en.yaml")
    #expect(
      mistakes.map(\.problem) == [
        .value(.wrongType(key: "c", wants: "a text", got: "true")),
        .value(.wrongType(key: "d", wants: "a text", got: "list")), .file(.duplicateKey("a.b", firstLine: 1)),
      ])
  }

  @Test func `of Xcode have escapes and comments`() throws {
    let text = """
      /* A comment; "x" = "y"; */
      "Hello %@" = "Hallo \\"%@\\"\\n\\U00e4\\ud83d\\ude00"; // more
      plain.key = 'q';
      "alone";
      """
    let (tables, problems) = try tables(text, "en.lproj/Localizable.strings")
    #expect(problems == [])
    #expect(try texts(tables) == ["Hello %@=Hallo \"<1>\"\nä😀", "alone=alone", "plain.key=q"])
    #expect(tables.tables[.english]?.entries["alone"]?.location.line == 4)
  }

  @Test(arguments: [false, true])
  func `of Xcode may be UTF-16`(_ hasMark: Bool) throws {
    for isBigEndian in [false, true] {
      let units = (hasMark ? [0xFEFF] : []) + Array("\"a\" = \"ä😀\";".utf16)
      let bytes = units.flatMap { unit in
        let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? pair : pair.reversed()
      }
      var reader = StringTablesReader(base: .english)
      reader.read(bytes, at: "en.strings", as: .apple(.english))
      #expect(try texts(reader.result) == ["a=ä😀"])
    }
  }

  @Test(arguments: [
    ("\"a\" = \"b\"", StringFault.expected(";"), 1, 10), ("\"a\" \"b\";", .expected(";"), 1, 5),
    ("\"a\" = ;", .expected("a key in quotes"), 1, 7), ("\n\"a", .expected("\""), 2, 2),
    ("/* a", .expected("*/"), 1, 3), ("<?xml version=\"1.0\"?><plist/>", .propertyList("XML"), 1, 1),
    ("bplist00", .propertyList("binary"), 1, 1), ("\"a\" = \"\\Uzz\";", .expected("a hexadecimal digit"), 1, 10),
    ("\"a\" = \"\\Ud83d.\";", .expected("the other half of a character"), 1, 14),
  ])
  func `of Xcode that are wrong are told at the place`(
    _ text: String, _ fault: StringFault, _ line: Int, _ column: Int
  ) throws {
    let problems = try tables(text, "en.strings").problems
    let place = SourceLocation(file: "en.strings", line: line, column: column)
    #expect(problems == [Diagnostic(.string(.fault(fault)), at: place)])
  }

  @Test func `that are catalogues have all languages, and the case other`() throws {
    let text = """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "Bare %@": {},
        "brand": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"state": "new", "value": "B"}}}},
        "files": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%d file"}},
                                           "other": {"stringUnit": {"value": "%d files"}}}}},
          "pt-BR": {"stringUnit": {"state": "translated", "value": "%d arquivos"}}}}}}
      """
    let (tables, problems) = try tables(text, "L.xcstrings")
    #expect(problems == [])
    #expect(try texts(tables) == ["Bare %@=Bare <1>", "brand=B", "files=<1> files"])
    #expect(try texts(tables, "pt-BR") == ["files=<1> arquivos"])
    #expect(tables.missingKeys(in: try #require(LanguageTag("pt-BR"))) == ["Bare %@"])
    let broken = try self.tables("{\"strings\": {}}", "L.xcstrings").problems
    #expect(broken.map(\.problem) == [.string(.fault(.expected("sourceLanguage and strings")))])
  }

  @Test(arguments: [
    ("Strings/en.xml", "values-en/strings.xml"), ("Strings/jp.yaml", "ja.yaml"), ("Strings/x1.json", nil),
  ])
  func `whose names say no language are told with one that does`(path: String, nearest: String?) {
    var reader = StringTablesReader(base: .english)
    reader.reportUnnamed(path)
    #expect(reader.problems.map(\.problem) == [.string(.unnamedFile(path, nearest: nearest))])
  }

  /// The text, what is wanted, and where: the rest of the file is read all the same.
  @Test(arguments: [
    ("7", "a map with localizations", 43), ("{\"localizations\": [1]}", "a map of languages", 61),
    ("{\"localizations\": {\"12\": {}}}", "a language such as de or pt-BR", 62),
    ("{\"localizations\": {\"de\": \"Ja\"}}", "stringUnit or variations", 68),
    ("{\"localizations\": {\"de\": {\"stringUnit\": \"Ja\"}}}", "a stringUnit with a text as its value", 83),
    ("{\"localizations\": {\"de\": {\"stringUnit\": {\"value\": [1]}}}}", "a stringUnit with a text as its value", 83),
    ("{\"localizations\": {\"de\": {\"variations\": {\"plural\": 3}}}}", "stringUnit or variations", 68),
  ])
  func `that are catalogues tell what stands in the wrong place`(_ entry: String, _ wanted: String, column: Int) throws
  {
    let text =
      "{\"sourceLanguage\": \"en\", \"strings\": {\"a\": \(entry), \"b\": {}, \"c\": {\"localizations\": {\"en\": {}}}}}"
    let (tables, problems) = try tables(text, "L.xcstrings")
    let place = SourceLocation(file: "L.xcstrings", line: 1, column: column)
    #expect(problems == [Diagnostic(.string(.fault(.expected(wanted))), at: place)])
    #expect(try texts(tables) == ["a=a", "b=b", "c=c"])
  }

  @Test func `of Android have its quotes, escapes and plurals`() throws {
    let text = """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE resources [<!ENTITY app "Shop &amp; Co">]>
      <!-- none --><resources xmlns:xliff="urn:x">
        <string name="a">  It\\'s
          \\"here\\"\\n&lt;b&gt; &app; &#228;&#x1F600;\\u00e9 </string>
        <string name="b">" kept  blanks "</string>
        <string name="c"><![CDATA[<b>%1$s</b>]]> <xliff:g id="n">%2$d</xliff:g>\\@</string>
        <string name="d" translatable="false">@string/e</string><string name="e">E</string>
        <plurals name="p"><item quantity="one">1</item><item quantity="other">%d days</item></plurals>
        <color name="x">#fff</color><string-array name="y"><item>z</item></string-array>
        <item type="string" name="i">I</item><string name="empty"/>
      </resources>
      """
    let (tables, problems) = try tables(text, "values/strings.xml")
    #expect(problems == [])
    #expect(
      try texts(tables) == [
        "a=It's \"here\"\n<b> Shop & Co ä😀é", "b= kept  blanks ", "c=<b><1></b> <2>@", "d=E", "e=E", "empty=", "i=I",
        "p=<1> days",
      ])
    let missing = tables.missingKeys(in: try #require(LanguageTag("de")))
    #expect(missing == ["a", "b", "c", "e", "empty", "i", "p"])
  }

  @Test(arguments: [
    ("<resources><string name=\"a\">&x;</string></resources>", StringFault.entity("x"), 29),
    ("<!DOCTYPE r [<!ENTITY x SYSTEM \"/etc/passwd\">]><resources/>", .entity("x"), 14),
    ("<resources><string name=\"a\">b</resources>", .wrongEnd("resources", open: "string"), 32),
    ("<resources><string>b</string></resources>", .expected("name"), 12),
    ("<resources><string name=a/></resources>", .expected("a value in quotes"), 25),
    ("<resources>", .expected("</resources>"), 12), ("", .expected("<resources>"), 1),
    ("<resources/><resources/>", .expected("the end"), 13), ("a<resources/>", .expected("<"), 1),
    ("<resources><string name=\"a\">@string/b</string></resources>", .badReference("@string/b"), 12),
    (
      "<resources><string name=\"a\">@string/a</string></resources>",
      .badReference("@string/a"), 12
    ),
    ("<resources><string name=\"a\" name=\"b\">c</string></resources>", .attributeTwice("name"), 29),
  ])
  func `of Android that are wrong are told at the place`(_ text: String, _ fault: StringFault, _ column: Int) throws {
    let problems = try tables(text, "values/strings.xml").problems
    let place = SourceLocation(file: "values/strings.xml", line: 1, column: column)
    #expect(problems == [Diagnostic(.string(.fault(fault)), at: place)])
  }

  @Test(
    arguments: [[0xFF, 0xFE, 0x22, 0, 0, 0xD8, 0x22, 0], [0, 0x22, 0xDC, 0, 0, 0x22], [0xFE, 0xFF, 0]] as [[UInt8]])
  func `of Xcode in broken UTF-16 are told as that`(_ bytes: [UInt8]) {
    var reader = StringTablesReader(base: .english)
    reader.read(bytes, at: "en.strings", as: .apple(.english))
    #expect(reader.problems == [Diagnostic(.string(.fault(.notUTF16)), at: .start(of: "en.strings"))])
  }

  @Test func `of Android may have entities for a part of a file only`() throws {
    let declaration = "<!DOCTYPE r [<!ENTITY a \"\(String(repeating: "x", count: 65_000))\">]><r>"
    let items = (1...20).map { "<string name=\"k\($0)\">&a;</string>" }
    let fine = try tables(declaration + items.prefix(16).joined() + "</r>", "values/strings.xml")
    #expect(fine.problems == [] && fine.tables.tables[.english]?.entries.count == 16)
    let problems = try tables(declaration + items.joined() + "</r>", "values/strings.xml").problems
    #expect(problems.map(\.problem) == [.string(.fault(.expansion(limit: 1 << 20)))])
  }

  @Test func `of Android read a text once, however many refer to it`() throws {
    let long = String(repeating: "x", count: 65_000)
    let items = (1...2000).map { "<string name=\"k\($0)\"> @string/a\n</string>" }.joined()
    let (tables, problems) = try tables("<r><string name=\"a\">\(long)</string>\(items)</r>", "values/strings.xml")
    #expect(problems == [])
    #expect(tables.find("k2000", in: .language(.english))?.pattern(for: []) == StringPattern(parts: [.text(long)]))
    let (_, mistakes) = try self.tables(
      "<r><string name=\"a\">@string/\(long)</string><string name=\"b\">@string/\u{301}a</string></r>",
      "values/strings.xml")
    #expect(
      mistakes.map(\.problem) == [
        .string(.fault(.badReference("@string/" + String(repeating: "x", count: 72)))),
        .string(.fault(.badReference("@string/\u{301}a"))),
      ])
  }

  @Test func `that would grow without end stop`() throws {
    let entities = (1...30).map { "<!ENTITY e\($0) \"&e\($0 - 1);&e\($0 - 1);\">" }.joined()
    let text = "<!DOCTYPE r [<!ENTITY e0 \"abcdefgh\">\(entities)]><resources/>"
    let problems = try tables(text, "values/strings.xml").problems
    #expect(problems.map(\.problem) == [.string(.fault(.tooLong(limit: 65536)))])
    let deep = String(repeating: "<a>", count: 300)
    #expect(
      try tables(deep, "values/strings.xml").problems.map(\.problem) == [.file(.tooDeep(levels: 257, limit: 256))])
  }

  @Test func `of one language may be several, with each key once`() throws {
    var reader = StringTablesReader(base: .english)
    reader.read(try parseYAML(Array("a: 1\nb: 2\n".utf8), file: "en.yaml"), as: .map(.english))
    reader.read(Array("\"c\" = \"3\"; \"a\" = \"4\";".utf8), at: "en.strings", as: .apple(.english))
    #expect(try texts(reader.result) == ["a=1", "b=2", "c=3"])
    #expect(
      reader.problems.map(\.problem) == [
        .string(.duplicate("a", language: "en", first: SourceLocation(file: "en.yaml", line: 1, column: 1)))
      ])
    #expect(reader.result.tables[.english]?.files == ["en.yaml", "en.strings"])
  }

  @Test func `of a catalogue without the texts of its source leave those to other files`() throws {
    let french = #"{"localizations": {"fr": {"stringUnit": {"value": "un"}}}}"#
    let catalog = #"{"sourceLanguage": "en", "strings": {"a": \#(french), "b": {}}}"#
    for isFirst in [true, false] {
      var reader = StringTablesReader(base: .english)
      let map = try parseYAML(Array("a: one\n".utf8), file: "en.yaml")
      if !isFirst { reader.read(map, as: .map(.english)) }
      reader.read(try parseYAML(Array(catalog.utf8), file: "L.xcstrings"), as: .catalog)
      if isFirst { reader.read(map, as: .map(.english)) }
      #expect(reader.problems.map(\.problem) == [])
      #expect(try texts(reader.result) == ["a=one", "b=b"])
    }
  }
}
