import Testing

/// Frames side by side and the whole pixels that they become, both in points: x, y, width and height.
struct SnapRectsCase: Sendable, CustomTestStringConvertible {
  var name: String
  var scale: Double
  var rects: [[Double]]
  var expected: [[Double]]

  var testDescription: String { name }

  static let all: [SnapRectsCase] = [
    .init(
      name: "as measured on UIKit, y 950.25", scale: 2,
      rects: [
        [0, 950.25, 768, 8]
      ],
      expected: [
        [0, 950.5, 768, 8]
      ]),
    .init(
      name: "as measured on UIKit, y 950.2", scale: 2,
      rects: [
        [0, 950.2, 768, 8]
      ],
      expected: [
        [0, 950, 768, 8]
      ]),
    .init(
      name: "thirds in 100 at 2x", scale: 2,
      rects: [
        [0, 0, 33.333333, 10],
        [33.333333, 0, 33.333333, 10],
        [66.666667, 0, 33.333333, 10],
      ],
      expected: [
        [0, 0, 33.5, 10],
        [33.5, 0, 33, 10],
        [66.5, 0, 33.5, 10],
      ]),
    .init(
      name: "thirds in 100 at 3x", scale: 3,
      rects: [
        [0, 0, 33.333333, 10],
        [33.333333, 0, 33.333333, 10],
        [66.666667, 0, 33.333333, 10],
      ],
      expected: [
        [0, 0, 33.333333, 10],
        [33.333333, 0, 33.333333, 10],
        [66.666667, 0, 33.333333, 10],
      ]),
    .init(
      name: "ten rows of 13.92 from y=51.2", scale: 1,
      rects: [
        [0, 51.2, 50, 13.92],
        [0, 65.12, 50, 13.92],
        [0, 79.04, 50, 13.92],
        [0, 92.96, 50, 13.92],
        [0, 106.88, 50, 13.92],
        [0, 120.8, 50, 13.92],
        [0, 134.72, 50, 13.92],
        [0, 148.64, 50, 13.92],
        [0, 162.56, 50, 13.92],
        [0, 176.48, 50, 13.92],
      ],
      expected: [
        [0, 51, 50, 14],
        [0, 65, 50, 14],
        [0, 79, 50, 14],
        [0, 93, 50, 14],
        [0, 107, 50, 14],
        [0, 121, 50, 14],
        [0, 135, 50, 14],
        [0, 149, 50, 14],
        [0, 163, 50, 13],
        [0, 176, 50, 14],
      ]),
    .init(
      name: "parent offset .67", scale: 3,
      rects: [
        [74.67, 0, 33.4, 10],
        [108.07, 0, 33.4, 10],
      ],
      expected: [
        [74.666667, 0, 33.333333, 10],
        [108, 0, 33.333333, 10],
      ]),
  ]
}
