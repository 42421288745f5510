import Farm
import Files
import Problems
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite final class `Text without a font` {
  private let root: String

  init() throws {
    root = "/tmp/snapfarm-fontless-" + String(UInt64.random(in: .min ... .max), radix: 16)
    try makeFolders(root + "/Scenes")
  }

  deinit {
    for name in ["/Scenes/a.yaml", "/snapfarm.yaml"] { try? removeFile(root + name) }
    for name in ["/Scenes", ""] { rmdir(root + name) }
  }

  private func problems(_ node: String, fonts: String) throws -> [Diagnostic] {
    try write("suite: s\ndevices: [60x60@2]\n" + fonts, to: "snapfarm.yaml")
    try write("scene: a\nroot: \(node)\n", to: "Scenes/a.yaml")
    do {
      return try loadSuite(file: nil, from: root).fontProblems
    } catch {
      return error.all
    }
  }

  private func write(_ text: String, to name: String) throws {
    try writeAtomically(Array(text.utf8), to: root + "/" + name)
  }

  @Test(arguments: ["", "fonts: {fallback: [Roboto]}\n"])
  func `is refused at the first such text`(fonts: String) throws {
    let found = try problems("{children: [{children: [{text: Hi}]}, {text: again}]}", fonts: fonts)
    #expect(found == [Diagnostic(.name(.noFont), at: SourceLocation(file: "Scenes/a.yaml", line: 2, column: 38))])
  }

  @Test func `is not rescued by a family that a condition gives`() throws {
    let found = try problems(
      "{children: [{text: Hi, when: [{if: {orientation: landscape}, font: {family: Roboto}}]}]}", fonts: "")
    #expect(found.map(\.problem) == [.name(.noFont)])
  }

  @Test(arguments: [
    ("{children: [{text: Hi}]}", "fonts: {default: Roboto}\n"),
    ("{children: [{text: Hi, font: {family: Roboto}}]}", ""),
    ("{font: {family: Roboto}, children: [{children: [{text: Hi}]}]}", ""),
    ("{background: white}", ""),
  ])
  func `is none where a font is named around it, and a suite without text needs none`(
    node: String, fonts: String
  ) throws {
    #expect(try problems(node, fonts: fonts) == [])
  }
}
