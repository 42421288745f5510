import Scene
import Testing

/// Children of known sizes across a horizontal stack.
struct StackCrossCase: Sendable, CustomTestStringConvertible {
  var alignment: StackSpec.Alignment
  /// The height of the stack; nil hugs.
  var length: Double?
  var intrinsic: [Double]
  var positions: [Double]
  var lengths: [Double]
  /// The height that the stack has in the end.
  var size: Double

  var testDescription: String { "\(alignment) in \(length.map { "\($0)" } ?? "hug")" }

  static let all: [StackCrossCase] = [
    .init(
      alignment: .fill, length: nil, intrinsic: [20, 50, 36],
      positions: [0, 0, 0], lengths: [50, 50, 50], size: 50),
    .init(
      alignment: .top, length: nil, intrinsic: [20, 50, 36],
      positions: [0, 0, 0], lengths: [20, 50, 36], size: 50),
    .init(
      alignment: .center, length: nil, intrinsic: [20, 50, 36],
      positions: [15, 0, 7], lengths: [20, 50, 36], size: 50),
    .init(
      alignment: .fill, length: 60, intrinsic: [20, 50, 36],
      positions: [0, 0, 0], lengths: [60, 60, 60], size: 60),
    .init(
      alignment: .top, length: 60, intrinsic: [20, 50, 36],
      positions: [0, 0, 0], lengths: [20, 50, 36], size: 60),
    .init(
      alignment: .center, length: 60, intrinsic: [20, 50, 36],
      positions: [20, 5, 12], lengths: [20, 50, 36], size: 60),
    .init(
      alignment: .bottom, length: 100, intrinsic: [20, 50, 36],
      positions: [80, 50, 64], lengths: [20, 50, 36], size: 100),
  ]
}
