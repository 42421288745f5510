import Graphics
import Problems
import Testing

@testable import Scene

@Suite struct `Documentation of the format` {
  /// A word of an enumeration or table that files may have, and what it belongs to.
  struct Word: Sendable, CustomTestStringConvertible {
    let owner: String
    let word: String
    var testDescription: String { "\(owner): \(word)" }
  }

  private static let shared = Result { try FormatDocument() }
  private let document: FormatDocument

  init() throws { document = try Self.shared.get() }

  @Test(arguments: [("Documentation/format.md", 12), ("README.md", 3)])
  func `has examples that are read without a mistake`(_ path: String, least: Int) throws {
    let document = try FormatDocument(path)
    #expect(document.examples.count >= least)
    let components = document.examples.filter { kind(of: $0) == .component }.map(\.text)
    let folder = Folder(components: components)
    for example in document.examples { try read(example, in: folder) }
  }

  @Test(arguments: Field.all.map(\.key) + Field.structureKeys)
  func `has a row for every key of nodes`(_ key: String) {
    let hasRow = document.rowKeys.contains(key)
    #expect(hasRow, "no row for \(key)")
  }

  @Test(arguments: Field.all.flatMap { field in field.words.map { Word(owner: field.key, word: $0) } } + Self.words)
  func `names every word`(_ word: Word) {
    let isNamed = document.words.contains(word.word)
    #expect(isNamed, "\(word.owner) lacks \(word.word)")
  }

  @Test func `says where keys work`() throws {
    for field in Field.all where !Field.contentWords.contains(field.key) {
      let row = try #require(document.nodeRows.first { $0.first == "`\(field.key)`" }, "no row for \(field.key)")
      try #require(row.count == 4, "\(field.key)")
      let expected = field.kinds.map(\.rawValue) + field.parents.map(\.rawValue)
      let said = row[2].split { !$0.isLetter }.map(String.init)
        .filter { !["in", "not", "on", "the", "root"].contains($0) }
      #expect(said == expected, "where \(field.key) works")
      let isSize = !field.isForRoot && field.parents.isEmpty
      #expect(row[2].contains("not on the root") == isSize, "\(field.key) on the root")
      #expect(!field.takesNone || row[1].contains("`none`"), "\(field.key) takes none")
    }
  }

  @Test func `tells plans from what is built`() {
    for field in Field.all { #expect(!document.plannedWords.contains(field.key), "\(field.key) is built") }
  }

  @Test func `has every code of messages, and no other`() throws {
    let source = try FormatDocument.text(of: "Sources/Report/Sentences/ProblemCode.swift")
    let codes = Set(source.matches(of: #/"([ELN]\d{3})"/#).map { String($0.output.1) })
    #expect(codes.count > 80)
    #expect(Set(document.messageCodes) == codes)
    #expect(document.messageCodes.count == codes.count)
  }

  // Examples.

  private func kind(of example: FormatDocument.Example) -> FileKind? {
    FileKind.allCases.first { kind in
      example.text.hasPrefix("\(kind.rawValue):") || example.text.hasPrefix("format: 1\n\(kind.rawValue):")
    }
  }

  private func read(_ example: FormatDocument.Example, in folder: Folder) throws {
    let file = try parse(kind(of: example) == nil ? wrapped(example.text) : example.text)
    let diagnostics: [Diagnostic]
    switch kind(of: example) {
    case .suite: diagnostics = readSuite(file).diagnostics
    case .component:
      let (component, problems) = readComponent(file)
      diagnostics = problems + (try component.map { checkComponent($0, context: try folder.context()) } ?? [])
    // What profiles say is for the part that knows devices.
    case .profiles: diagnostics = []
    case .scene, nil: diagnostics = readScene(file, context: try folder.context()).diagnostics
    }
    #expect(diagnostics == [], "the example on line \(example.line)")
  }

  /// A list is of children of the root, a map is the root.
  private func wrapped(_ fragment: String) -> String {
    let head = "scene: s\ndesign: {width: 375, height: 667}\nroot:\n"
    return head + (fragment.hasPrefix("- ") ? "  children:\n" : "") + fragment.indented
  }

  private static let words: [Word] =
    words(StackSpec.Axis.self) + words(StackSpec.Distribution.self) + words(StackSpec.Alignment.self)
    + words(OverlayAlignment.self) + words(GridSpec.Flow.self) + words(LayoutDirection.self)
    + words(BorderSpec.Style.self) + words(BorderSpec.Side.self) + words(StrokeStyle.Cap.self)
    + words(StrokeStyle.Join.self)
    + words(OutputPreset.self) + words(PictureFormat.self) + SuiteOutput.keys.map { Word(owner: "outputs", word: $0) }
    + words(Suite.Images.HeightTag.self) + words(Suite.Unreferenced.self) + words(VariantCombination.self)
    + words(ComparisonSettings.Mode.self) + words(Scene.Design.Basis.self) + words(ParameterType.self)
    + words(ChromeItem.Part.self) + words(DeviceLength.self) + words(DeviceFeature.self)
    + words(Condition.Key.self) + words(Condition.Bound.self) + words(FileKind.self)
    + SemanticColors.all.map { Word(owner: "colors", word: $0.name) }
    + FrameKey.all.map { Word(owner: "frame", word: $0.name) }

  private static func words<Value: RawRepresentable & CaseIterable>(_ type: Value.Type) -> [Word]
  where Value.RawValue == String {
    type.allCases.map { Word(owner: "\(type)", word: $0.rawValue) }
  }
}
