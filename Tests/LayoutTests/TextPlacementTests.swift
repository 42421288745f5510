import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing

@Suite struct TextPlacementTests {
  private func text(_ text: String, _ set: (inout Attributes) -> Void = { _ in }) -> Node {
    node(.text, "text", line: 3) {
      $0.text = TextContent(text)
      $0.font = FontSpec(size: .points(20))
      set(&$0)
    }
  }

  @Test(arguments: [(VerticalAlignment.top, 20.0), (.center, 110.0), (.bottom, 200.0)])
  func origin(alignment: VerticalAlignment, y: Double) {
    let child = text("ab") {
      $0.verticalAlignment = alignment
      $0.padding = EdgeLengths(top: .points(10), bottom: .points(5), left: .points(7))
      $0.frame = .rect(.points(1), .zero, .points(100), .points(130))
    }
    let result = layOut(node(.box, nil, [child]))
    #expect(result.view("text")?.textOrigin == Point(x: 16, y: y))
    #expect(result.view("text")?.style.textStyle.size == 40)
  }

  @Test func aStackGivesATextTheHeightOfItsLines() {
    let root = node(.box, nil, [text("aaaa bbbb cccc"), node(.box, "rest") { $0.height = .fill(weight: 1) }]) {
      $0.layout = StackSpec.layout(.vertical)
    }
    let result = layOut(root, in: phone(100, 300))
    #expect(result.frame("text") == [0, 0, 100, 50])
    #expect(result.frame("rest") == [0, 50, 100, 250])
    #expect(result.view("text")?.text?.lines.map(\.text) == ["aaaa bbbb", "cccc"])
  }

  @Test func aTextDoesNotWrapInTheWidthItAskedFor() {
    let child = text("aa bb cc") { $0.font = FontSpec(size: .points(13.1)) }
    let row = node(.box, nil, [content(width: 1 / 3, height: 1), child]) {
      $0.layout = StackSpec.layout(.horizontal, .end)
      $0.padding = EdgeLengths(left: .points(0.1), right: .points(0.7))
    }
    let result = layOut(node(.box, nil, [row]) { $0.layout = .overlay(OverlaySpec()) }, in: phone(375, 667, scale: 3))
    #expect(result.view("text")?.text?.lines.count == 1)
  }

  @Test func whatIsCutOffIsNoted() {
    let child = text("aaaa bbbb") {
      $0.lineLimit = 1
      $0.frame = .rect(.zero, .zero, .points(50), .points(30))
    }
    let result = layOut(node(.box, nil, [child]))
    #expect(
      result.diagnostics == [
        Diagnostic(
          .layout(.textTruncated("aaaa bbbb")), severity: .note,
          at: SourceLocation(file: "test.yaml", line: 3, column: 1), view: "text")
      ])
  }

  @Test func aCharacterThatNoFontHas() {
    let letters = SquareLetters()
    letters.lacking = ["한", "국", "א"]
    let shown = layOut(node(.box, nil, [text("a한"), text("국a한국")]), measuring: letters)
    #expect(
      shown.problems == [
        .name(.missingGlyphs(["한"], remedies: [])), .name(.missingGlyphs(["국", "한"], remedies: [])),
      ])
    let hidden = layOut(node(.box, nil, [text("a한") { $0.isHidden = true }]), measuring: letters)
    #expect(hidden.diagnostics.isEmpty)
  }

  /// In a stack that hugs, a text is measured without a width and with one; it is told of once all the same.
  @Test func aTextThatNoFontCanSet() throws {
    let text = text("Hello") {
      $0.font = FontSpec(size: .points(5000))
      $0.places = [KeyPlace(key: "font", location: SourceLocation(file: "test.yaml", line: 7, column: 9))]
    }
    let inner = node(.box, nil, [text]) { $0.layout = StackSpec.layout(.vertical) }
    let result = layOut(node(.box, nil, [inner]) { $0.layout = StackSpec.layout(.horizontal, .start, .top) })
    let problem = Problem.value(.outOfRange(key: "font.size", range: "up to 4096", got: "10000.0"))
    let place = SourceLocation(file: "test.yaml", line: 7, column: 9)
    #expect(result.diagnostics == [Diagnostic(problem, severity: .error, at: place, view: "text")])
    #expect(result.view("text")?.text?.lines == [])
  }

  @Test func aTextWithoutAnyFont() {
    let texts = [
      text("Hello"), text("Own") { $0.font = FontSpec(family: "Own") }, text("Hidden") { $0.isHidden = true },
    ]
    // Fallbacks are no family of a text.
    let fonts = FontDefaults(fallback: ["Fallback"])
    let result = Layout.layOut(
      scene(node(.box, nil, texts)), in: phone(), fonts: fonts, measuring: SquareLetters())
    let place = SourceLocation(file: "test.yaml", line: 3, column: 1)
    #expect(result.diagnostics == [Diagnostic(.name(.noFont), severity: .error, at: place, view: "text")])
  }

  @Test func anImageThatDoesNotExist() {
    let images = ["wide", "bgg"].map { name in node(.image, name, line: 4) { $0.image = name } }
    let root = node(.box, nil, images) { $0.layout = StackSpec.layout(.vertical, .start, .leading) }
    let result = layOut(root)
    #expect(result.view("wide")?.image?.file == "Images/wide.png")
    #expect(result.frame("wide") == [0, 0, 60, 20])
    #expect(result.view("bgg")?.image == nil)
    #expect(
      result.problems == [.name(.unknownImage("bgg", device: "test-phone", folders: ["Images"], nearest: nil))])
    #expect(result.diagnostics.map(\.severity) == [.error])
    #expect(result.view("bgg")?.style.role == .image)
  }
}
