import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing

@Suite struct RootTests {
  @Test func theScreenDecidesThePixels() {
    // 1080 by 2340 pixels at 2.625 are no whole points.
    let environment = phone(1080 / 2.625, 2340 / 2.625, scale: 2.625)
    let result = layOut(node(.box, "root", [node(.box, "all")]), in: environment)
    #expect((result.width, result.height) == (1080, 2340))
    #expect(result.pixels("root") == [0, 0, 1080, 2340])
    #expect(result.pixels("root/all") == [0, 0, 1080, 2340])
  }

  @Test(
    arguments: [
      (Length.points(200), Length.points(100), [200.0, 100]), (.percent(50), nil, [187.5, 20]),
      (nil, nil, [60.0, 20]), (nil, .pixels(80), [60.0, 40]),
    ] as [(Length?, Length?, [Double])])
  func cards(width: Length?, height: Length?, size: [Double]) {
    var card = scene(node(.box, "card", [content("a", width: 60, height: 20)]) { $0.layout = .overlay(OverlaySpec()) })
    card.root.attributes.relativeTo = .safeArea
    card.size = Scene.CardSize(width: width, height: height)
    let environment = phone(safeArea: Insets(top: 20, left: 0, bottom: 34, right: 0))
    let result = layOut(card, in: environment, fonts: FontDefaults(), measuring: SquareLetters())
    #expect(result.frame("card") == [0, 0] + size)
    #expect((result.width, result.height) == (Int(size[0] * 2), Int(size[1] * 2)))
    #expect(result.frame("card/a")[1] == (size[1] - 20) / 2)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aCardOfNothingHasOnePixel() {
    var card = scene(node())
    card.size = Scene.CardSize(width: nil, height: nil)
    let result = layOut(card, in: phone(), fonts: FontDefaults(), measuring: SquareLetters())
    #expect((result.width, result.height) == (1, 1))
  }

  @Test func theSafeAreaOfABoxIsWhatStillCoversIt() {
    func inner(_ id: String, _ y: Double, _ height: Double) -> Node {
      node(.box, id, [node(.box, "in")]) {
        $0.frame = .rect(.zero, .points(y), .percent(100), .points(height))
        $0.relativeTo = .safeArea
      }
    }
    let root = node(.box, nil, [inner("top", 20, 100), inner("middle", 100, 100), inner("bottom", 500, 167)])
    let environment = phone(safeArea: Insets(top: 59, left: 5, bottom: 34, right: 0))
    let result = layOut(root, in: environment)
    #expect(result.frame("top/in") == [5, 59, 370, 61])
    #expect(result.frame("middle/in") == [5, 100, 370, 100])
    #expect(result.frame("bottom/in") == [5, 500, 370, 133])
  }

  /// A bar that is as high as its content and what the home indicator takes, wherever it gets its place from.
  @Test(arguments: ["frames", "stack", "nested"])
  func aHuggingBoxCountsTheInsetsThatReachIntoIt(parent: String) {
    let bar = node(.box, "bar", [content("in", width: 50, height: 49)]) {
      $0.relativeTo = .safeArea
      $0.padding = EdgeLengths(top: .points(1))
      $0.height = .hug
      if parent == "frames" { $0.frame = .bar(bottom: .zero) }
    }
    let rest = node(.box, "rest") { $0.height = .fill(weight: 1) }
    var inner = node(.box, "inner", [bar]) { $0.layout = StackSpec.layout(.vertical) }
    if parent == "stack" { inner = bar }
    let root = node(.box, nil, parent == "frames" ? [bar] : [rest, inner]) {
      $0.layout = parent == "frames" ? .frames : StackSpec.layout(.vertical)
    }
    let result = layOut(root, in: phone(safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0)))
    let path = parent == "nested" ? "inner/bar" : "bar"
    #expect(result.frame(path) == [0, 583, 375, 84])
    #expect(result.frame(path + "/in").suffix(1) == [49])
    #expect(result.frame(path + "/in")[1] == 584)
    if parent != "frames" { #expect(result.frame("rest") == [0, 0, 375, 583]) }
  }

  @Test func aHuggingBoxOutsideTheInsetsHasNone() {
    let bar = node(.box, "bar", [content("in", width: 50, height: 49)]) {
      $0.relativeTo = .safeArea
      $0.height = .hug
      $0.frame = .bar(top: .points(100))
    }
    let result = layOut(
      node(.box, nil, [bar]), in: phone(safeArea: Insets(top: 59, left: 0, bottom: 34, right: 0)))
    #expect(result.frame("bar") == [0, 100, 375, 49])
  }

  @Test func aHuggingBoxThatGrowsIntoTheInsetsCountsThem() {
    let bar = node(.box, "bar", [content("in", width: 50, height: 49)]) {
      $0.relativeTo = .safeArea
      $0.height = .hug
      $0.frame = .bar(top: .zero)
    }
    let result = layOut(
      node(.box, nil, [bar]), in: phone(667, 375, safeArea: Insets(top: 10, left: 59, bottom: 21, right: 59)))
    #expect(result.frame("bar") == [0, 0, 667, 59])
    #expect(result.frame("bar/in") == [59, 10, 549, 49])
  }

  @Test func anUnknownSafeAreaIsNoted() {
    let root = node(.box, "root", [node(.box, "in")]) { $0.relativeTo = .safeArea }
    let result = layOut(root, in: phone(safeArea: nil))
    #expect(result.frame("root/in") == [0, 0, 375, 667])
    #expect(result.problems == [.layout(.unknownGuide("safeArea", device: "test-phone"))])
    #expect(result.diagnostics.map(\.severity) == [.note])
  }

  @Test(arguments: [("safeArea", 1), ("safeArea.bottom", 1), ("sizeClass", 0), ("safeAreas", 0)])
  func anInferredSafeAreaIsNotedWhereItMatters(key: String, count: Int) {
    var device = phone(safeArea: Insets(top: 20))
    device.device.inferred = [key]
    let within = node(.box, "root", [node(.box, "in")]) { $0.relativeTo = .safeArea }
    let result = layOut(within, in: device)
    #expect(
      result.problems == Array(repeating: .layout(.inferredGuide("safeArea", device: "test-phone")), count: count))
    #expect(result.diagnostics.allSatisfy { $0.severity == .note })
    // Below the bar nothing depends on it, and neither does what never asks.
    let below = node(.box, "low", [node(.box, "in")]) {
      $0.relativeTo = .safeArea
      $0.frame = .bar(top: .points(30))
      $0.height = .length(.points(40))
    }
    #expect(layOut(node(.box, nil, [below]), in: device).problems == [])
    #expect(layOut(node(.box, "root", [node(.box, "in")]), in: device).problems == [])
  }
}

extension FrameSpec {
  /// A frame from the left edge to the right one.
  fileprivate static func bar(top: Length? = nil, bottom: Length? = nil) -> FrameSpec {
    var frame = FrameSpec()
    (frame.top, frame.bottom, frame.left, frame.right) = (top, bottom, .zero, .zero)
    return frame
  }
}
