import Problems
import Scene
import Testing

@Suite struct `Names of pictures` {
  @Test func `are letters and fields, and an ending that says what is written`() throws {
    let name = try NameTemplate("{scene}/v2-{locale}.{device}@2x.PNG")
    #expect(
      name.parts == [
        .field("scene"), .text("/v2-"), .field("locale"), .text("."), .field("device"), .text("@2x"),
      ])
    #expect(name.ending == "PNG" && name.format == .png)
    #expect(name.fields == ["scene", "locale", "device"])
  }

  @Test func `have their signs among code points`() throws {
    let name = try NameTemplate("{scene}\u{301}\u{600}{device}\u{600}.png")
    #expect(
      name.parts == [.field("scene"), .text("\u{301}\u{600}"), .field("device"), .text("\u{600}")])
    #expect(name.format == .png)
  }

  /// What follows the last point and is no word is no ending: scales, numbers, a field.
  @Test(arguments: ["{scene}.{device}", "{device}@2x", "a.v2", "a.", "a/b.1"])
  func `may have no ending`(_ text: String) throws {
    let name = try NameTemplate(text)
    #expect(name.ending == nil && name.format == nil)
  }

  @Test(arguments: [
    ("{scene", OutputProblem.NameFault.brace), ("scene}", .brace), ("{}", .brace), ("{a{b}}", .brace),
    ("", .outside), ("/etc/{device}.png", .outside), ("../{device}.png", .outside), ("a/../b.png", .outside),
    ("a//b.png", .outside), ("{scene}/", .outside), ("./a.png", .outside), ("{scene}/.png", .outside),
    (".png", .outside), ("a\nb.png", .sign), ("a\\b.png", .sign), ("a\u{0}.png", .sign),
    ("a.gif", .ending("gif", nearest: nil, endings: PictureFormat.allCases.map(\.rawValue) + ["jpg"])),
    ("a.pngg", .ending("pngg", nearest: "png", endings: PictureFormat.allCases.map(\.rawValue) + ["jpg"])),
  ])
  func `that no file can have are refused`(_ text: String, _ fault: OutputProblem.NameFault) {
    #expect(throws: OutputProblem.badName(text, fault)) { try NameTemplate(text) }
  }

  @Test(arguments: [
    ("«stroe: 1", Problem.value(.unknownKey("stroe", owner: "output", nearest: nil))),
    ("name: «\"{scene\"", .output(.badName("{scene", .brace))),
    (
      "preset: «app-stor",
      .value(.unknownWord("app-stor", expected: "a preset", nearest: "app-store"))
    ),
    ("folder: «../Store", .name(.outside("../Store"))), ("sheet: «/a.png", .name(.outside("/a.png"))),
    (
      "sheet: «a.txt",
      .output(.badName("a.txt", .noEnding(endings: PictureFormat.allCases.map(\.rawValue) + ["jpg"])))
    ),
    ("scale: «20", .value(.outOfRange(key: "scale", range: "from 0.01 to 10", got: "20"))),
    ("«shadw: true", .value(.unknownKey("shadw", owner: "output", nearest: "shadow"))),
  ])
  func `and all else of outputs is looked at while the suite is read`(_ line: String, _ problem: Problem) throws {
    let mistake = Mistake("suite: s\ndevices: [iphone-6]\noutputs:\n  store:\n    " + line, problem)
    #expect(readSuite(try parse(mistake.file)).diagnostics == mistake.expected)
  }
}
