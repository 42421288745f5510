import Testing

@testable import Assets

@Suite("Which of several scales")
struct ScalePickTests {
  @Test(arguments: [
    (ScalePick.ceil, 2.0, [1.0, 2, 3], 2.0), (.ceil, 2.5, [1, 2, 3], 3), (.ceil, 3, [1, 2], 2), (.ceil, 1, [4, 3], 3),
    // Shrinking is preferred, unless the larger one is much too large.
    (.aosp, 2.25, [2, 4], 2), (.aosp, 2.625, [2, 3], 3), (.aosp, 2.625, [2, 4], 4), (.aosp, 1.5, [1, 2], 2),
    (.aosp, 1.1, [1, 4], 1), (.aosp, 5, [1, 4], 4),
    (.flutter, 2, [1, 2, 3], 2), (.flutter, 0.5, [1, 2], 1), (.flutter, 4, [1, 2], 2), (.flutter, 1.1, [1, 3], 3),
    (.flutter, 2.4, [2, 3], 2), (.flutter, 2.5, [2, 3], 2), (.flutter, 2.6, [2, 3], 3),
  ])
  func `each rule takes`(pick: ScalePick, device: Double, scales: [Double], taken: Double) {
    #expect(pick.best(of: scales, on: device) == taken)
    #expect(pick.best(of: scales.reversed(), on: device) == taken)
  }

  @Test(arguments: ScalePick.allCases)
  func `of none there is none`(pick: ScalePick) {
    #expect(pick.best(of: [], on: 2) == nil)
  }
}
