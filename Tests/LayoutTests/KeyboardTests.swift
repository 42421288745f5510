import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// The keyboard has the letters of the language and the keys of the device.
@Suite struct `The keyboard` {
  /// A language and how its rows begin.
  struct Language: Sendable, CustomTestStringConvertible {
    var locale: String
    var rows: [String]
    var testDescription: String { locale }

    init(_ locale: String, _ rows: String...) { (self.locale, self.rows) = (locale, rows) }
  }

  static let languages = [
    Language("en", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    Language("ja", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    Language("de-AT", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
    Language("fr", "azertyuiop", "qsdfghjklm", "wxcvbn’"),
    Language("fr-CA", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    Language("fr-CH", "qwertzuiopü", "asdfghjklöä", "yxcvbnm"),
    Language("es", "qwertyuiop", "asdfghjklñ", "zxcvbnm"),
    Language("sv", "qwertyuiopå", "asdfghjklöä", "zxcvbnm"),
    Language("da", "qwertyuiopå", "asdfghjklæø", "zxcvbnm"),
    Language("tr", "qwertyuıopğü", "asdfghjklşi", "zxcvbnmöç"),
    Language("ru", "йцукенгшщзх", "фывапролджэ", "ячсмитьбю"),
    Language("uk", "йцукенгшщзхї", "фівапролджє", "ячсмитьбю"),
    Language("el", "ςερτυθιοπ", "ασδφγηξκλ", "ζχψωβνμ"),
    Language("ar", "ضصثقفغعهخحج", "شسيبلاتنمكط", "ذءؤرىةوزظد"),
    Language("fa", "ضصثقفغعهخحجچ", "شسیبلاتنمکگ", "ظطزژرذدپو"),
    Language("he", "׳-קראטוןםפ", "שדגכעיחלךף", "זסבהנמצתץ"),
    Language("ko", "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "ㅋㅌㅊㅍㅠㅜㅡ"),
  ]

  static let devices = ["iphone-4s", "iphone-16-pro", "pixel-9-pro", "ipad-10-9", "ipad-pro-13", "pixel-tablet"]

  /// Read once, as it has the letters of all languages.
  private static let scene: Scene? = {
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let text = Array("scene: s\nchrome: [keyboard]\nroot: {}".utf8)
    return (try? parseYAML(text, file: "test.yaml")).flatMap { readScene($0, context: context).scene }
  }()

  private func placed(
    _ language: String, on device: String, _ orientation: Orientation = .portrait, lacking: Set<Unicode.Scalar> = []
  ) throws -> LayoutResult {
    let scene = try #require(Self.scene)
    var environment = Environment(
      device: try #require(DeviceCatalog.builtIn.profiles.first { $0.id == device }), orientation: orientation)
    environment.locale = .language(try #require(LanguageTag(language)))
    let letters = SquareLetters()
    letters.lacking = lacking
    return layOut(scene, in: environment, fonts: FontDefaults(family: "Test"), measuring: letters)
  }

  /// The keys of a row from left to right: what they show, and where they are.
  private func keys(of row: String, in result: LayoutResult) throws -> [(title: String, frame: Rect)] {
    let row = try #require(result.views.firstIndex { $0.path == "system/keyboardArea/keys/" + row })
    return (row..<result.views[row].subtreeEnd).filter { result.views[$0].style.cornerRadius != nil }.map { key in
      let text = result.views[key..<result.views[key].subtreeEnd].first { $0.kind == .text }
      return (text?.style.text ?? "", result.views[key].frame)
    }.sorted { $0.frame.x < $1.frame.x }
  }

  @Test(arguments: languages, devices)
  func `has the letters of the language, from left to right`(_ language: Language, _ device: String) throws {
    for orientation in Orientation.allCases {
      let result = try placed(language.locale, on: device, orientation)
      for (row, letters) in zip(["top", "middle", "bottom"], language.rows) {
        let keys = try keys(of: row, in: result)
        #expect(keys.map(\.title).joined().hasPrefix(letters), "\(row)")
        for (key, next) in zip(keys, keys.dropFirst()) { #expect(key.frame.maxX + 2 <= next.frame.x) }
        let widest = try #require(keys.last)
        #expect(keys[0].frame.x >= 1 && widest.frame.maxX <= result.views[0].frame.width - 1)
        for key in keys { #expect(key.frame.width >= 17 && key.frame.height >= 22, "\(key)") }
      }
      #expect(result.diagnostics.map(\.problem) == [])
    }
  }

  /// What stands before and after the letters; a mark is empty.
  private func sides(_ row: String, _ device: String, _ orientation: Orientation = .portrait) throws -> [Int] {
    let keys = try keys(of: row, in: placed("en", on: device, orientation))
    return [keys.prefix { $0.title.isEmpty }.count, keys.reversed().prefix { $0.title.isEmpty }.count, keys.count]
  }

  @Test func `has the keys of phones and of tablets`() throws {
    #expect(try sides("top", "iphone-16-pro") == [0, 0, 10])
    #expect(try sides("bottom", "iphone-16-pro") == [1, 1, 9])
    // Delete and return at the right, shift on both sides, comma and full stop beside the letters.
    #expect(try sides("top", "ipad-10-9") == [0, 1, 11])
    #expect(try sides("middle", "ipad-10-9") == [0, 1, 10])
    #expect(try sides("bottom", "ipad-10-9") == [1, 1, 11])
    // Tab and caps lock where there is room.
    #expect(try sides("top", "ipad-10-9", .landscape) == [1, 1, 12])
    #expect(try sides("middle", "ipad-10-9", .landscape) == [1, 1, 11])
    // A row of numbers, with delete, on large ones.
    #expect(try sides("numbers", "ipad-pro-13") == [0, 1, 13])
    #expect(try sides("top", "ipad-pro-13") == [1, 0, 13])
  }

  @Test func `has its tools on Android only`() throws {
    for (device, has) in [("pixel-9-pro", true), ("pixel-tablet", true), ("iphone-16-pro", false)] {
      let paths = try placed("en", on: device).views.map(\.path)
      #expect(paths.contains("system/keyboardArea/tools") == has)
    }
  }

  @Test func `is blank where no font has the letters, which is told once`() throws {
    let result = try placed("he", on: "iphone-16-pro", lacking: ["ק", "ר", "ף"])
    #expect(result.diagnostics.map(\.problem) == [.name(.blankKeys(["ק", "ר", "ף"], remedies: []))])
    #expect(result.diagnostics.map(\.severity) == [.note])
    let blank = result.views.filter { $0.kind == .text && $0.text == nil }
    #expect(blank.map(\.style.text) == ["ק", "ר", "ף"])
  }
}
