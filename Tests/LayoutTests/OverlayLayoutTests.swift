import Graphics
import Layout
import Scene
import Testing

@Suite struct OverlayLayoutTests {
  @Test(arguments: [
    (OverlayAlignment.center, [70.0, 40.0]), (.top, [70.0, 0]), (.bottom, [70.0, 80]), (.leading, [0.0, 40]),
    (.trailing, [140.0, 40]), (.topLeading, [0.0, 0]), (.topTrailing, [140.0, 0]), (.bottomLeading, [0.0, 80]),
    (.bottomTrailing, [140.0, 80]),
  ])
  func places(alignment: OverlayAlignment, origin: [Double]) {
    let children = [
      content("spec", width: 60, height: 20),
      content("self", width: 60, height: 20) { $0.alignSelf = "bottomTrailing" },
    ]
    let root = node(.box, nil, children) { $0.layout = .overlay(OverlaySpec(alignment: alignment)) }
    let result = layOut(root, in: phone(200, 100))
    #expect(result.frame("spec") == origin + [60, 20])
    #expect(result.frame("self") == [140, 80, 60, 20])
  }

  @Test func autoFillsWhereTheAlignmentDoesOrNothingIsToBeHugged() {
    func root(_ alignment: OverlayAlignment) -> Node {
      let children = [
        content("content", width: 60, height: 20), node(.box, "empty"),
        node(
          .box, "full", [content(width: 30, height: 10) { $0.frame = .rect(.zero, .zero, .points(30), .points(10)) }]),
      ]
      return node(.box, nil, children) { $0.layout = .overlay(OverlaySpec(alignment: alignment)) }
    }
    let centered = layOut(root(.center), in: phone(200, 100))
    #expect(centered.frame("content") == [70, 40, 60, 20])
    #expect(centered.frame("empty") == [0, 0, 200, 100])
    #expect(centered.frame("full") == [85, 45, 30, 10])
    let filled = layOut(root(.fill), in: phone(200, 100))
    #expect(["content", "empty", "full"].allSatisfy { filled.frame($0) == [0, 0, 200, 100] })
  }

  @Test func aBubbleOfTextKeepsToTheScreen() {
    let text = node(.text) {
      $0.text = "aaaa bbbb cccc dddd"
      $0.font = FontSpec(size: .points(20))
    }
    let bubble = node(.box, "bubble", [text]) {
      $0.layout = .overlay(OverlaySpec())
      $0.padding = EdgeLengths(top: .points(5), bottom: .points(5), left: .points(10), right: .points(10))
    }
    let result = layOut(node(.box, nil, [bubble]) { $0.layout = .overlay(OverlaySpec()) }, in: phone(140, 400))
    #expect(result.frame("bubble") == [0, 170, 140, 60])
    #expect(result.views.last?.text?.lines.map(\.text) == ["aaaa bbbb", "cccc dddd"])
  }

  @Test func whatIsHiddenKeepsItsFrame() {
    let child = content("hidden", width: 60, height: 20) { $0.isHidden = true }
    let result = layOut(node(.box, nil, [child]) { $0.layout = .overlay(OverlaySpec()) }, in: phone(200, 100))
    #expect(result.frame("hidden") == [70, 40, 60, 20])
  }
}
