import Devices
import Graphics
import Problems
import References
import Strings
import Testing

@testable import Farm

@Suite("Locales of a suite")
struct LocaleTests {
  private static let scene =
    "scene: plain\nroot: {children: [{text: {key: title}, font: {family: Roboto}}]}\n"
  private static let files = [
    "Scenes/a.yaml": scene, "Strings/en.yaml": "title: Title\nmore: More\n", "Strings/de.yaml": "title: Titel\n",
    "Strings/values-ja/strings.xml": "<resources><string name=\"title\">題</string></resources>",
    "Strings/ar.lproj/Localizable.strings": "\"title\" = \"عنوان\";",
  ]

  @Test func `make snapshots, of which the first is not in names`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nfonts: {mode: blocks}\nvariants: {locale: [de, en, ja, ar, pseudo-long]}", Self.files)
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.en", "plain/iphone-6.ja", "plain/iphone-6.ar", "plain/iphone-6.pseudo-long",
      ])
    #expect(try suite.plan().jobs.map(\.environment.isRightToLeft) == [false, false, false, true, false])
    // The first listed is what the texts are written in.
    #expect(try suite.load().strings.base.text == "de")
    #expect(try suite.names { $0.variants = [("locale", "fr")] } == ["plain/iphone-6.fr"])
    let error = #expect(throws: Diagnostics.self) { try suite.plan { $0.variants = [("locale", "jp")] } }
    #expect(
      error?.all.map(\.problem) == [
        .value(.unknownWord("jp", expected: "a value of locale", nearest: "ja"))
      ])
  }

  @Test func `stand at the base where nothing lists them`() throws {
    let suite = try FarmSuite("devices: [iphone-6]\nfonts: {mode: blocks}\nstrings: {base: ar}", Self.files)
    #expect(try suite.plan().jobs.map(\.environment.isRightToLeft) == [true])
    #expect(try suite.names { $0.variants = [("locale", "en")] } == ["plain/iphone-6.en"])
  }

  @Test func `that lack strings are named, each with its keys`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nfonts: {mode: blocks}\nvariants: {locale: [en, de, ja]}", Self.files)
    let notes = try suite.load().problems
    #expect(
      notes.map(\.problem) == ["de", "ja"].map { .string(.missingKeys(locale: $0, keys: ["more"], base: "en")) })
    #expect(notes.allSatisfy { $0.severity == .note })
  }

  @Test func `of files that cannot be read are told with their place`() throws {
    let suite = try FarmSuite(
      "devices: [iphone-6]\nfonts: {mode: blocks}\nstrings: T",
      [
        "Scenes/a.yaml": "scene: plain\nroot: {}\n", "T/jp.yaml": "a: b\n", "T/de.yaml": "a: \"{b\"\nc: [d]\n",
        "T/fr.strings": "a = ;", "T/values-it/x.xml": "<resources><string name='a'>&b;</string></resources>",
        "T/notes.txt": "x", "T/values-night/x.xml": "<broken",
      ])
    let problems = try suite.load().problems
    #expect(
      problems.map { ($0.location?.file ?? "") + ":\($0.location?.line ?? 0):\($0.location?.column ?? 0)" } == [
        "T/de.yaml:1:1", "T/de.yaml:2:4", "T/fr.strings:1:5", "T/jp.yaml:1:1", "T/values-it/x.xml:1:29",
      ])
    #expect(problems[3].problem == .string(.unnamedFile("T/jp.yaml", nearest: "ja.yaml")))
  }

  @Test func `of high contrast follow appearance in names`() throws {
    let suite = try FarmSuite("devices: [iphone-6]\nvariants: {contrast: [normal, high], appearance: [light, dark]}")
    #expect(
      try suite.names() == [
        "plain/iphone-6", "plain/iphone-6.high", "plain/iphone-6.dark", "plain/iphone-6.dark.high",
      ])
  }
}
