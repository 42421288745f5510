import Testing

/// A frame in percent of its parent, every edge cut to whole points.
struct PercentFrameCase: Sendable, CustomTestStringConvertible {
  struct Frame: Sendable {
    var id: String
    var parent: String?
    var from: [Double]
    var to: [Double]
    /// x, y, width and height in the parent.
    var expected: [Double]
  }

  var name: String
  var parent: [Double]
  var frames: [Frame]

  var testDescription: String { name }

  static let all: [PercentFrameCase] = [
    .init(
      name: "nested on 3.5in", parent: [320, 480],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [48, 96, 224, 288]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [112, 144, 112, 115]),
      ]),
    .init(
      name: "nested on 4in", parent: [320, 568],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [48, 113, 224, 341]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [112, 170, 112, 136]),
      ]),
    .init(
      name: "nested on 4.7in", parent: [375, 667],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [56, 133, 262, 400]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [131, 200, 131, 160]),
      ]),
    .init(
      name: "nested on 5.8in", parent: [375, 812],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [56, 162, 262, 487]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [131, 243, 131, 195]),
      ]),
    .init(
      name: "nested on 6.1in-XR", parent: [414, 896],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [62, 179, 289, 537]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [144, 268, 145, 215]),
      ]),
    .init(
      name: "nested on 6.1in-14", parent: [390, 844],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [58, 168, 273, 507]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [136, 253, 137, 203]),
      ]),
    .init(
      name: "nested on 6.1in-15", parent: [393, 852],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [58, 170, 276, 511]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [138, 255, 138, 204]),
      ]),
    .init(
      name: "nested on 6.7in", parent: [430, 932],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [64, 186, 301, 559]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [150, 279, 151, 224]),
      ]),
    .init(
      name: "nested on iPad 11", parent: [834, 1194],
      frames: [
        .init(id: "A", from: [15, 20], to: [85, 80], expected: [125, 238, 583, 717]),
        .init(id: "B", parent: "A", from: [50, 50], to: [100, 90], expected: [291, 358, 292, 287]),
      ]),
    .init(
      name: "defaults fill the parent", parent: [375, 667],
      frames: [
        .init(id: "A", from: [0, 0], to: [100, 100], expected: [0, 0, 375, 667])
      ]),
    .init(
      name: "fractional percent", parent: [375, 667],
      frames: [
        .init(id: "A", from: [12.5, 33.3], to: [87.5, 66.6], expected: [46, 222, 282, 222])
      ]),
    .init(
      name: "negative larger", parent: [375, 667],
      frames: [
        .init(id: "A", from: [-10, -10], to: [110, 110], expected: [-37, -66, 449, 799])
      ]),
    .init(
      name: "beyond parent", parent: [320, 568],
      frames: [
        .init(id: "A", from: [50, 50], to: [150, 120], expected: [160, 284, 320, 397])
      ]),
    .init(
      name: "binary float trap 29% of 100", parent: [100, 100],
      frames: [
        .init(id: "A", from: [29, 29], to: [58, 58], expected: [28, 28, 29, 29])
      ]),
    .init(
      name: "inverted (to < from)", parent: [375, 667],
      frames: [
        .init(id: "A", from: [80, 80], to: [20, 20], expected: [300, 533, -225, -400])
      ]),
  ]
}
