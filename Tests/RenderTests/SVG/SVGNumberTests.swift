import Testing

@testable import Render

struct SVGNumberTests {
  private static let table: [(Double, String)] = [
    (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.5, "-0.5"), (0.1, "0.1"), (1.0 / 3, "0.333"),
    (2.0 / 3, "0.667"), (-0.0004, "0"), (0.0005, "0.001"), (0.9996, "1"), (10.05, "10.05"), (100, "100"),
    (1.001, "1.001"), (1e-300, "0"), (123456.789, "123456.789"), (1e7, "10000000"), (1e300, "1000000000000"),
    (-1e300, "-1000000000000"), (.infinity, "1000000000000"), (-.infinity, "-1000000000000"), (.nan, "0"),
  ]

  @Test(arguments: table)
  func `A number has at most three decimals and no exponent`(value: Double, text: String) {
    #expect(svgNumber(value) == text)
  }

  @Test(arguments: [
    (1.0 / 3, "0.333333"), (0.5, "0.5"), (-2e-7, "0"), (1e300, "1000000000000"), (-0.000_001, "-0.000001"),
  ])
  func `Factors have six decimals`(value: Double, text: String) {
    #expect(svgNumber(value, decimals: 6) == text)
  }
}
