import Testing

/// A font size drawn for one screen width, on another.
struct FontRatioCase: Sendable, CustomTestStringConvertible {
  var name: String
  var designWidth: Double
  var deviceWidth: Double
  var size: Double
  var expected: Double

  var testDescription: String { name }

  static let all: [FontRatioCase] = [
    .init(name: "3.5in font 20", designWidth: 375, deviceWidth: 320, size: 20, expected: 17.066666667),
    .init(name: "4in font 20", designWidth: 375, deviceWidth: 320, size: 20, expected: 17.066666667),
    .init(name: "4.7in font 20", designWidth: 375, deviceWidth: 375, size: 20, expected: 20),
    .init(name: "5.5in font 20", designWidth: 375, deviceWidth: 414, size: 20, expected: 22.08),
    .init(name: "5.8in font 20", designWidth: 375, deviceWidth: 375, size: 20, expected: 20),
    .init(name: "6.1in-XR font 20", designWidth: 375, deviceWidth: 414, size: 20, expected: 22.08),
    .init(name: "6.1in-14 font 20", designWidth: 375, deviceWidth: 390, size: 20, expected: 20.8),
    .init(name: "6.1in-15 font 20", designWidth: 375, deviceWidth: 393, size: 20, expected: 20.96),
    .init(name: "iPad 9.7 font 20", designWidth: 375, deviceWidth: 768, size: 20, expected: 40.96),
  ]
}
