import Devices
import Farm
import Graphics
import Layout
import Problems
import References
import Scene
import Testing

@testable import Report

/// `Documentation/json.md`, taken apart.
private struct JSONDocument {
  /// The text of each section, by its number.
  let sections: [Substring]

  init() throws {
    let parts = try #require(PageFiles.document("Documentation/json.md")).split(separator: "\n## ")
    sections = parts.map { $0 }
  }

  /// The words between backquotes in the first column of the tables of a section.
  func rows(_ section: Int) -> Set<String> {
    var words: Set<String> = []
    for line in sections[section].split(separator: "\n") where line.hasPrefix("| `") {
      words.formUnion(Self.quoted(line.split(separator: "|")[0]))
    }
    return words
  }

  /// The words between backquotes anywhere in the tables of a section.
  func words(_ section: Int) -> Set<String> {
    Set(sections[section].split(separator: "\n").filter { $0.hasPrefix("|") }.flatMap(Self.quoted))
  }

  /// The examples of a section.
  func examples(_ section: Int) -> [JSONValue?] {
    sections[section].split(separator: "```json\n").dropFirst().map { part in
      JSONValue(reading: Array(part.split(separator: "\n```")[0].utf8))
    }
  }

  private static func quoted(_ text: Substring) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
  }
}

/// All keys of a document, however deep.
private func keys(_ value: JSONValue) -> Set<String> {
  switch value {
  case .object(let members): members.reduce(into: []) { $0.formUnion(keys($1.value).union([$1.key])) }
  case .array(let elements): elements.reduce(into: []) { $0.formUnion(keys($1)) }
  default: []
  }
}

@Suite("Documentation/json.md")
struct JSONDocumentTests {
  private let document: JSONDocument

  init() throws { document = try JSONDocument() }

  /// A document with everything in it that can be, by its section.
  private static let written: [(section: Int, value: JSONValue, others: [String])] = [
    (3, runJSON(RunReadingTests.everything), comparison), (4, listJSON(entries, of: plan), []),
    (5, layoutJSON(SnapshotIdentity(scene: "card", device: "iphone-6", values: []), layout), []),
    (
      6,
      pendingJSON([PendingSnapshot(name: "a", state: .changed(PixelSize(width: 1, height: 2)))]), []
    ),
    (10, lintJSON(LintSample.everything), []),
    // A version of the system is a key that stands for itself.
    (7, devicesJSON(DeviceCatalog.builtIn.profiles + [device]), ["13", "half", "large", "green"]),
    (
      9,
      explanationJSON(
        scene: "card", view: "title", [ExplanationSample.title], problems: [Sample.truncated]), []
    ),
    (
      11,
      imageExplanationJSON(
        scene: "card", image: "bg", [ImageExplanationTests.explanation(ImageExplanationTests.fates.map(\.0))],
        problems: [Sample.truncated]), []
    ),
    (12, manifestJSON(manifest, folder: "/out"), []),
  ]

  private static let manifest: RunResult = {
    let file = WrittenFile(path: "a.png", format: .png, bytes: 1, digest: "00")
    let page = WrittenFile(path: "a.pdf", format: .pdf, bytes: 1, digest: "00")
    var outcome = Sample.mixed[0]
    outcome.files.noted = [file, page]
    var result = RunResult(verb: .render, suite: "a", outcomes: [outcome], engine: [])
    result.sheet = WrittenSheet(
      file: file, size: PixelSize(width: 1, height: 2), pictures: [outcome.identity])
    return result
  }()

  /// Keys of comparisons, which the page on `diff` tells of.
  private static let comparison = [
    "count", "max", "mean", "differentPixels", "gate", "limit", "kind", "at", "dx", "dy", "area",
    "remainingDifferentPixels", "size", "value",
  ]

  private static let plan = Plan(jobs: [], impossible: 0)
  private static let entries = [
    ListEntry(identity: Sample.mixed[0].identity, reference: "Snapshots/a.png", isPresent: true)
  ]

  private static let layout: LayoutResult = {
    let style = Style(
      textStyle: TextStyle(families: [], size: 17), color: .black, tint: .black, role: .none)
    let view = PlacedView(
      path: "card/title", id: "title", kind: .text, parent: nil, subtreeEnd: 1, frame: .zero,
      pixels: PixelRect(x: 0, y: 0, width: 1, height: 1), radii: CornerRadii(all: 0), style: style,
      location: .start(of: "Scenes/card.yaml"))
    return LayoutResult(views: [view], width: 750, height: 1334, scale: 2, diagnostics: [Sample.truncated])
  }()

  /// A device of which everything is known that profiles of the catalogue may leave out.
  private static let device: DeviceProfile = {
    var device = DeviceProfile(
      id: "a", name: "A", platform: .android, family: .phone, naturalOrientation: .portrait,
      pixelSize: PixelSize(width: 1, height: 1), scale: 1)
    device.homeIndicator = HomeIndicator(
      portraitInset: 1, landscapeInset: 1, pill: .init(width: 1, height: 1, bottomGap: 1))
    device.statusBarHeight.portrait = 1
    device.screenRound = true
    device.layoutMargins.portrait = Insets(top: 1)
    device.defaultTextSize = .large
    device.windows = ["half": ByOrientation(portrait: Size(width: 1, height: 2))]
    device.readableWidths = [.large: 600]
    var frame = DeviceFrame()
    (frame.rim, frame.homeButton, frame.lens) = (4, 0, Rect(x: 1, y: 2, width: 3, height: 3))
    frame.buttons = [DeviceFrame.Mark(side: .left, offset: 1, length: 2)]
    (frame.antennas, frame.finishes) = ([], [.green: Color(hex: 0x3F5B4A)])
    device.frame = frame
    device.notes = "none"
    return device
  }()

  @Test(arguments: written)
  func `every key that is written is told`(section: Int, value: JSONValue, others: [String]) {
    let told = document.words(section).union(document.words(2)).union(others)
    #expect(keys(value).subtracting(told) == [])
  }

  @Test(arguments: written)
  func `every key that is told is written`(section: Int, value: JSONValue, others: [String]) {
    #expect(document.rows(section).subtracting(keys(value)) == [])
    #expect(document.rows(2).subtracting(Self.written.reduce(into: Set()) { $0.formUnion(keys($1.value)) }) == [])
  }

  @Test(arguments: written)
  func `the example is a document with these keys`(section: Int, value: JSONValue, others: [String]) throws {
    let examples = document.examples(section)
    try #require(examples.count == 1)
    let example = try #require(examples[0])
    #expect(keys(example).subtracting(keys(value)) == [])
    #expect(keys(example).count > 3)
  }

  @Test func `the example of results is read as results, and written again it is the same`() throws {
    let example = try #require(document.examples(3).first ?? nil)
    let result = try RunResult(reading: example)
    #expect(runJSON(result).text == example.text)
  }

  @Test func `every document of a verb begins with its version`() {
    for (section, value, _) in Self.written where section != 7 {
      guard case .object(let members) = value else {
        Issue.record("section \(section)")
        continue
      }
      #expect(members.first == .init("version", 1))
    }
  }

  @Test func `every status has a row`() {
    #expect(Set(StatusWord.allCases.map(\.rawValue)).subtracting(document.rows(3)) == [])
  }
}
