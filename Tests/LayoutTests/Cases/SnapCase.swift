import Testing

@testable import Layout

/// A coordinate and the pixel edge that it becomes, both in points.
///
/// The values are those of the test tables of
/// LayoutKit's CGFloatExtensionTests (Apache-2.0) and Yoga's YGRoundingFunctionTest (MIT).
struct SnapCase: Sendable, CustomTestStringConvertible {
  var direction: PixelGrid.Direction
  var scale: Double
  var value: Double
  var expected: Double

  init(_ value: Double, _ expected: Double, at scale: Double, _ direction: PixelGrid.Direction) {
    self.direction = direction
    self.scale = scale
    self.value = value
    self.expected = expected
  }

  var testDescription: String { "\(value) at \(scale) \(direction)" }

  static let nearest: [SnapCase] = [
    .init(-1.1, -1, at: 2, .nearest),
    .init(-1, -1, at: 1, .nearest),
    .init(-1, -1, at: 3, .nearest),
    .init(-0.8, -1, at: 1, .nearest),
    .init(-0.8, -1, at: 2, .nearest),
    .init(-0.7, -1, at: 1, .nearest),
    .init(-0.7, -0.5, at: 2, .nearest),
    .init(-0.7, -0.666666667, at: 3, .nearest),
    .init(-0.6, -1, at: 1, .nearest),
    .init(-0.6, -0.5, at: 2, .nearest),
    .init(-0.6, -0.666666667, at: 3, .nearest),
    .init(-0.5, 0, at: 1, .nearest),
    .init(-0.4, 0, at: 1, .nearest),
    .init(-0.4, -0.5, at: 2, .nearest),
    .init(-0.4, -0.333333333, at: 3, .nearest),
    .init(-0.3, 0, at: 1, .nearest),
    .init(-0.3, -0.5, at: 2, .nearest),
    .init(-0.3, -0.333333333, at: 3, .nearest),
    .init(-0.2, 0, at: 1, .nearest),
    .init(-0.2, 0, at: 2, .nearest),
    .init(-0.1, 0, at: 1, .nearest),
    .init(-0.1, 0, at: 2, .nearest),
    .init(-0.1, 0, at: 3, .nearest),
    .init(0, 0, at: 1, .nearest),
    .init(0, 0, at: 2, .nearest),
    .init(0.1, 0, at: 1, .nearest),
    .init(0.1, 0, at: 2, .nearest),
    .init(0.1, 0, at: 3, .nearest),
    .init(0.2, 0, at: 1, .nearest),
    .init(0.2, 0, at: 2, .nearest),
    .init(0.3, 0, at: 1, .nearest),
    .init(0.3, 0.5, at: 2, .nearest),
    .init(0.3, 0.333333333, at: 3, .nearest),
    .init(0.4, 0, at: 1, .nearest),
    .init(0.4, 0.5, at: 2, .nearest),
    .init(0.4, 0.333333333, at: 3, .nearest),
    .init(0.5, 0.5, at: 2, .nearest),
    .init(0.6, 0.666666667, at: 3, .nearest),
    .init(0.7, 1, at: 1, .nearest),
    .init(0.7, 0.5, at: 2, .nearest),
    .init(0.7, 0.666666667, at: 3, .nearest),
    .init(0.8, 1, at: 2, .nearest),
    .init(0.9, 1, at: 2, .nearest),
    .init(0.9, 1, at: 3, .nearest),
    .init(1, 1, at: 1, .nearest),
    .init(1, 1, at: 2, .nearest),
    .init(1.1, 1, at: 1, .nearest),
    .init(6.000001, 6, at: 2, .nearest),
    .init(5.999999, 6, at: 2, .nearest),
    .init(-6.000001, -6, at: 2, .nearest),
    .init(-5.999999, -6, at: 2, .nearest),
    .init(6.01, 6, at: 2, .nearest),
    .init(5.99, 6, at: 2, .nearest),
    .init(-6.01, -6, at: 2, .nearest),
    .init(-3.5, -3, at: 1, .nearest),
    .init(-3.4, -3, at: 1, .nearest),
    .init(-3.6, -4, at: 1, .nearest),
    .init(-3.499999, -3, at: 1, .nearest),
  ]

  static let up: [SnapCase] = [
    .init(-1.1, -1, at: 1, .up),
    .init(-1.1, -1, at: 3, .up),
    .init(-1, -1, at: 2, .up),
    .init(-0.9, 0, at: 1, .up),
    .init(-0.9, -0.5, at: 2, .up),
    .init(-0.9, -0.666666667, at: 3, .up),
    .init(-0.5, 0, at: 1, .up),
    .init(-0.5, -0.5, at: 2, .up),
    .init(-0.5, -0.333333333, at: 3, .up),
    .init(-0.3, 0, at: 1, .up),
    .init(-0.3, 0, at: 2, .up),
    .init(0, 0, at: 1, .up),
    .init(0.3, 0.333333333, at: 3, .up),
    .init(0.5, 1, at: 1, .up),
    .init(0.5, 0.5, at: 2, .up),
    .init(0.5, 0.666666667, at: 3, .up),
    .init(0.9, 1, at: 1, .up),
    .init(0.9, 1, at: 2, .up),
    .init(1, 1, at: 1, .up),
    .init(1, 1, at: 2, .up),
    .init(1, 1, at: 3, .up),
    .init(1.1, 2, at: 1, .up),
    .init(1.1, 1.5, at: 2, .up),
    .init(5.999999, 6, at: 2, .up),
    .init(-6.000001, -6, at: 2, .up),
    .init(6.01, 6.5, at: 2, .up),
    .init(5.99, 6, at: 2, .up),
    .init(-6.01, -6, at: 2, .up),
    .init(-5.99, -5.5, at: 2, .up),
    .init(-3.5, -3, at: 1, .up),
    .init(-3.4, -3, at: 1, .up),
    .init(-3.6, -3, at: 1, .up),
    .init(-3.499999, -3, at: 1, .up),
    .init(-3.500001, -3, at: 1, .up),
    .init(-3.5001, -3, at: 1, .up),
  ]

  static let down: [SnapCase] = [
    .init(6.000001, 6, at: 2, .down),
    .init(-5.999999, -6, at: 2, .down),
    .init(6.01, 6, at: 2, .down),
    .init(-6.01, -6.5, at: 2, .down),
    .init(-3.5, -4, at: 1, .down),
    .init(-3.4, -4, at: 1, .down),
    .init(-3.6, -4, at: 1, .down),
    .init(-3.500001, -4, at: 1, .down),
    .init(-3.5001, -4, at: 1, .down),
    .init(-3, -3, at: 1, .down),
  ]

  /// Values for which those tables have another edge.
  ///
  /// Yoga takes what is within a ten-thousandth of a pixel for whole,
  /// while here only the noise of sums is taken out, six decimals; and LayoutKit has -0.5 go down at a scale of 3,
  /// while here half always goes up.
  static let decidedOtherwise: [SnapCase] = [
    .init(-0.5, -0.333333333, at: 3, .nearest),
    .init(-3.00001, -4, at: 1, .down),
    .init(-3.500001, -4, at: 1, .nearest),
    .init(-5.999999, -5.5, at: 2, .up),
    .init(6.000001, 6.5, at: 2, .up),
  ]
}
