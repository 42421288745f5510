import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

@Suite struct RatioScalingTests {
  @Test(arguments: RatioCase.all)
  func framesScaleWithTheScreen(_ test: RatioCase) {
    let child = node(.box, "view") {
      $0.frame = .rect(
        .points(test.rect[0]), .points(test.rect[1]), .points(test.rect[2]), .points(test.rect[3]))
      $0.scale = test.fields
    }
    let result = layOut(
      node(.box, nil, [child]), in: phone(test.deviceWidth, 1200, scale: test.scale),
      design: Scene.Design(width: test.designWidth))
    let frame = result.frame("view")
    #expect(frame.isClose(to: test.expected))
    let snapped = frame.map { Double(PixelEdge.nearest($0, scale: test.scale)) / test.scale }
    #expect(snapped.isClose(to: test.snapped))
  }

  @Test(arguments: FontRatioCase.all)
  func fontsScaleWithTheScreen(_ test: FontRatioCase) {
    for (spec, fields) in [(Length.points(test.size), [ScaledField.font]), (.designWidth(test.size), [])] {
      let text = node(.text, "text") {
        $0.font = FontSpec(size: spec)
        $0.scale = fields
      }
      let result = layOut(
        node(.box, nil, [text]), in: phone(test.deviceWidth, 1200, scale: 2),
        design: Scene.Design(width: test.designWidth))
      let size = result.view("text")?.style.textStyle.size ?? 0
      #expect([size / 2].isClose(to: [test.expected]))
    }
  }

  @Test func theDesignScalesEveryNodeUnlessItSaysOtherwise() {
    let scaled = node(.box, "scaled") { $0.frame = .rect(.points(10), .zero, .points(100), .percent(50)) }
    let plain = node(.box, "plain") {
      $0.frame = .rect(.points(10), .zero, .points(100), .pixels(50))
      $0.scale = []
    }
    let result = layOut(
      node(.box, nil, [scaled, plain]), in: phone(750, 1000, scale: 2),
      design: Scene.Design(width: 375, scale: [.rect]))
    #expect(result.frame("scaled") == [20, 0, 200, 500])
    #expect(result.frame("plain") == [10, 0, 100, 25])
  }

  @Test(arguments: [(Scene.Design.Basis.natural, 100.0), (.current, 200.0)])
  func turningTheScreen(basis: Scene.Design.Basis, width: Double) {
    var environment = phone(400, 800)
    environment.orientation = .landscape
    let child = node(.box, "view") {
      $0.frame = .rect(.zero, .zero, .designWidth(100), .designHeight(100))
    }
    let result = layOut(
      node(.box, nil, [child]), in: environment, design: Scene.Design(width: 400, height: 800, basis: basis))
    #expect(result.frame("view") == [0, 0, width, basis == .natural ? 100 : 50])
  }

  @Test func aDesignUnitNeedsADesign() {
    let result = layOut(node(.box, nil, [node(.box, "view") { $0.width = .length(.designWidth(28)) }]))
    #expect(result.problems == [.value(.noDesignSize("28dw", axis: "width"))])
  }
}
