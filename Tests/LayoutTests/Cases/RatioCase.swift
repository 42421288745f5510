import Scene
import Testing

/// A frame drawn for one screen width, on another.
struct RatioCase: Sendable, CustomTestStringConvertible {
  var name: String
  var designWidth: Double
  var deviceWidth: Double
  var scale: Double
  var fields: [ScaledField]
  /// x, y, width and height as drawn, as scaled, and on the nearest device pixels, each value by itself.
  var rect: [Double]
  var expected: [Double]
  var snapped: [Double]

  var testDescription: String { name }

  static let all: [RatioCase] = [
    .init(
      name: "3.5in height", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 170.666666667], snapped: [20, 40, 100, 170.5]),
    .init(
      name: "3.5in size", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 85.333333333, 170.666666667], snapped: [20, 40, 85.5, 170.5]),
    .init(
      name: "3.5in rect", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [17.066666667, 34.133333333, 85.333333333, 170.666666667], snapped: [17, 34, 85.5, 170.5]),
    .init(
      name: "3.5in point", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [17.066666667, 34.133333333, 100, 200], snapped: [17, 34, 100, 200]),
    .init(
      name: "4in height", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 170.666666667], snapped: [20, 40, 100, 170.5]),
    .init(
      name: "4in size", designWidth: 375, deviceWidth: 320, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 85.333333333, 170.666666667], snapped: [20, 40, 85.5, 170.5]),
    .init(
      name: "4.7in size", designWidth: 375, deviceWidth: 375, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "4.7in rect", designWidth: 375, deviceWidth: 375, scale: 2,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "4.7in point", designWidth: 375, deviceWidth: 375, scale: 2,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "5.5in size", designWidth: 375, deviceWidth: 414, scale: 3,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 110.4, 220.8], snapped: [20, 40, 110.333333333, 220.666666667]),
    .init(
      name: "5.5in rect", designWidth: 375, deviceWidth: 414, scale: 3,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [22.08, 44.16, 110.4, 220.8], snapped: [22, 44, 110.333333333, 220.666666667]),
    .init(
      name: "5.5in point", designWidth: 375, deviceWidth: 414, scale: 3,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [22.08, 44.16, 100, 200], snapped: [22, 44, 100, 200]),
    .init(
      name: "5.8in height", designWidth: 375, deviceWidth: 375, scale: 3,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "5.8in size", designWidth: 375, deviceWidth: 375, scale: 3,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "5.8in rect", designWidth: 375, deviceWidth: 375, scale: 3,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 200], snapped: [20, 40, 100, 200]),
    .init(
      name: "6.1in-XR size", designWidth: 375, deviceWidth: 414, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 110.4, 220.8], snapped: [20, 40, 110.5, 221]),
    .init(
      name: "6.1in-XR rect", designWidth: 375, deviceWidth: 414, scale: 2,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [22.08, 44.16, 110.4, 220.8], snapped: [22, 44, 110.5, 221]),
    .init(
      name: "6.1in-XR point", designWidth: 375, deviceWidth: 414, scale: 2,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [22.08, 44.16, 100, 200], snapped: [22, 44, 100, 200]),
    .init(
      name: "6.1in-14 height", designWidth: 375, deviceWidth: 390, scale: 3,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 208], snapped: [20, 40, 100, 208]),
    .init(
      name: "6.1in-14 size", designWidth: 375, deviceWidth: 390, scale: 3,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 104, 208], snapped: [20, 40, 104, 208]),
    .init(
      name: "6.1in-14 rect", designWidth: 375, deviceWidth: 390, scale: 3,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [20.8, 41.6, 104, 208], snapped: [20.666666667, 41.666666667, 104, 208]),
    .init(
      name: "6.1in-15 size", designWidth: 375, deviceWidth: 393, scale: 3,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 104.8, 209.6], snapped: [20, 40, 104.666666667, 209.666666667]),
    .init(
      name: "6.1in-15 rect", designWidth: 375, deviceWidth: 393, scale: 3,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [20.96, 41.92, 104.8, 209.6], snapped: [21, 42, 104.666666667, 209.666666667]),
    .init(
      name: "6.1in-15 point", designWidth: 375, deviceWidth: 393, scale: 3,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [20.96, 41.92, 100, 200], snapped: [21, 42, 100, 200]),
    .init(
      name: "6.7in height", designWidth: 375, deviceWidth: 430, scale: 3,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 229.333333333], snapped: [20, 40, 100, 229.333333333]),
    .init(
      name: "6.7in size", designWidth: 375, deviceWidth: 430, scale: 3,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 114.666666667, 229.333333333], snapped: [20, 40, 114.666666667, 229.333333333]),
    .init(
      name: "6.7in rect", designWidth: 375, deviceWidth: 430, scale: 3,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [22.933333333, 45.866666667, 114.666666667, 229.333333333],
      snapped: [23, 46, 114.666666667, 229.333333333]),
    .init(
      name: "6.7in point", designWidth: 375, deviceWidth: 430, scale: 3,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [22.933333333, 45.866666667, 100, 200], snapped: [23, 46, 100, 200]),
    .init(
      name: "iPad 9.7 height", designWidth: 375, deviceWidth: 768, scale: 2,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 409.6], snapped: [20, 40, 100, 409.5]),
    .init(
      name: "iPad 9.7 size", designWidth: 375, deviceWidth: 768, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 204.8, 409.6], snapped: [20, 40, 205, 409.5]),
    .init(
      name: "iPad 9.7 rect", designWidth: 375, deviceWidth: 768, scale: 2,
      fields: [.rect], rect: [20, 40, 100, 200],
      expected: [40.96, 81.92, 204.8, 409.6], snapped: [41, 82, 205, 409.5]),
    .init(
      name: "iPad 9.7 point", designWidth: 375, deviceWidth: 768, scale: 2,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [40.96, 81.92, 100, 200], snapped: [41, 82, 100, 200]),
    .init(
      name: "iPad 11 height", designWidth: 375, deviceWidth: 834, scale: 2,
      fields: [.height], rect: [20, 40, 100, 200],
      expected: [20, 40, 100, 444.8], snapped: [20, 40, 100, 445]),
    .init(
      name: "iPad 11 size", designWidth: 375, deviceWidth: 834, scale: 2,
      fields: [.size], rect: [20, 40, 100, 200],
      expected: [20, 40, 222.4, 444.8], snapped: [20, 40, 222.5, 445]),
    .init(
      name: "iPad 11 point", designWidth: 375, deviceWidth: 834, scale: 2,
      fields: [.point], rect: [20, 40, 100, 200],
      expected: [44.48, 88.96, 100, 200], snapped: [44.5, 89, 100, 200]),
  ]
}
