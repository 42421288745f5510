import Devices
import Graphics
import Layout
import Problems
import Scene
import Strings
import TestSupport
import Testing
import YAML

@Suite struct `Texts by key when laid out` {
  private static func tables() throws -> StringTables {
    var reader = StringTablesReader(base: .english)
    for (language, text) in [
      ("en", "a: A\nhello: \"Hello, {name}\"\nb: B"), ("de", "hello: \"Hallo {name}, {name}\"\nb: \"\""),
      ("de-AT", "a: Ä"), ("x", ""),
    ] where !text.isEmpty {
      reader.read(
        try parseYAML(Array(text.utf8), file: "Strings/\(language).yaml"), as: StringFile(path: language + ".yaml"))
    }
    try #require(reader.problems.isEmpty)
    return reader.result
  }

  private func laidOut(_ text: TextContent, _ locale: String) throws -> LayoutResult {
    var environment = phone()
    environment.locale = try #require(InterfaceLocale(locale))
    let root = node(.box, "root", [node(.text, "text") { $0.text = text }])
    return layOut(
      scene(root), in: environment, fonts: FontDefaults(family: "Test"), strings: try Self.tables(),
      measuring: SquareLetters())
  }

  private func reference(_ key: String, _ arguments: [StringReference.Argument] = []) -> StringReference {
    StringReference(key: key, arguments: arguments, location: SourceLocation(file: "s.yaml", line: 7, column: 3))
  }

  @Test(arguments: [
    ("en", "Hello, Ana!", [String]()), ("de", "Hallo Ana, Ana!", []), ("de-AT", "Hallo Ana, Ana!", []),
    ("ja", "Hello, Ana!", ["L315"]), ("pseudo-accented", "[Ĥéļļö, Ana]!", []),
    ("pseudo-long", "Hello, Ana Hello, Ana!", []), ("pseudo-rtl", "\u{200F}\u{202E}Hello, Ana\u{202C}!", []),
  ])
  func `are those of the locale, or else of the base`(_ locale: String, _ text: String, _ codes: [String]) throws {
    let run = TextContent.Run(reference("hello", [StringReference.Argument(name: "name", value: .text("Ana"))]))
    let result = try laidOut(TextContent(runs: [run, TextContent.Run("!")]), locale)
    #expect(result.view("root/text")?.style.text == text)
    let expected = codes.map { _ in
      Diagnostic(
        .string(.untranslated("hello", locales: [locale], base: "en")), severity: .warning,
        at: SourceLocation(file: "s.yaml", line: 7, column: 3), view: "root/text")
    }
    #expect(result.diagnostics == expected)
    #expect(result.view("root/text")?.style.textStyle.language == (locale.hasPrefix("pseudo") ? "en" : locale))
  }

  @Test func `may be put into each other, and be empty`() throws {
    let inner = StringReference.Argument(name: "name", value: .reference(reference("a")))
    #expect(
      try laidOut(TextContent(runs: [.init(reference("hello", [inner]))]), "de-AT").view("root/text")?.style.text
        == "Hallo Ä, Ä")
    let empty = try laidOut(TextContent(runs: [.init(reference("b"))]), "de")
    #expect(empty.view("root/text")?.style.text == "" && empty.diagnostics.isEmpty)
  }

  @Test func `that there are not, and arguments that are not given, are told`() throws {
    let missing = try laidOut(TextContent(runs: [.init(reference("helo"))]), "de-AT")
    let files = ["Strings/de-AT.yaml", "Strings/de.yaml", "Strings/en.yaml"]
    #expect(missing.problems == [.string(.unknown("helo", files: files, nearest: "hello"))])
    #expect(missing.view("root/text")?.style.text == "helo")
    let bare = try laidOut(TextContent(runs: [.init(reference("hello"))]), "de")
    #expect(bare.problems == [.string(.missingArgument("name", key: "hello", known: []))])
    #expect(bare.view("root/text")?.style.text == "Hallo {name}, {name}")
  }

  @Test func `that grow without end are cut short`() throws {
    var text = reference("hello", [StringReference.Argument(name: "name", value: .text("abcdefgh"))])
    for _ in 0..<20 { text = reference("hello", [StringReference.Argument(name: "name", value: .reference(text))]) }
    let result = try laidOut(TextContent(runs: [.init(text)]), "de")
    #expect(result.problems.contains(.value(.tooLong(key: "text", limit: 65536, unit: "bytes"))))
  }

  @Test func `conditions know locale and contrast`() throws {
    var environment = phone()
    environment.locale = .language(try #require(LanguageTag("pt-BR")))
    environment.contrast = .high
    let context = ConditionContext(environment: environment, groups: [])
    #expect(context.satisfies(Condition([.word(.locale, anyOf: ["ar", "pt"]), .word(.contrast, anyOf: ["high"])])))
    #expect(!context.satisfies(Condition([.word(.locale, anyOf: ["pt-PT"])])))
    #expect(!context.satisfies(Condition([.word(.contrast, anyOf: ["normal"])])))
  }

  @Test(arguments: [
    (Appearance.light, Contrast.normal, 0x111111 as UInt32), (.dark, .normal, 0x222222), (.light, .high, 0x333333),
    (.dark, .high, 0x444444),
  ])
  func `colours follow appearance and contrast`(_ appearance: Appearance, _ contrast: Contrast, _ hex: UInt32) throws {
    var environment = phone(appearance: appearance)
    environment.contrast = contrast
    let color = ColorValue(
      light: Color(hex: 0x111111), dark: Color(hex: 0x222222), lightHighContrast: Color(hex: 0x333333),
      darkHighContrast: Color(hex: 0x444444))
    let result = layOut(node(.box, "root") { $0.background = .color(color) }, in: environment)
    #expect(result.view("root")?.style.background == .color(Color(hex: hex)))
    #expect(ColorValue(light: .white, dark: .black).color(in: environment) == (appearance == .light ? .white : .black))
  }
}
