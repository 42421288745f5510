import Testing

/// A grid of tiles whose corners are percentages, every edge cut to whole points.
struct PercentGridCase: Sendable, CustomTestStringConvertible {
  var name: String
  var parent: [Double]
  var columns: Int
  var rows: Int
  /// The left edges of the columns, and the right one of the last; then the same of the rows.
  var expectedX: [Double]
  var expectedY: [Double]

  var testDescription: String { name }

  static let all: [PercentGridCase] = [
    .init(
      name: "grid 3x4 on 375x667", parent: [375, 667], columns: 3, rows: 4,
      expectedX: [0, 125, 250, 375], expectedY: [0, 166, 333, 500, 667]),
    .init(
      name: "grid 4x5 on 320x568", parent: [320, 568], columns: 4, rows: 5,
      expectedX: [0, 80, 160, 240, 320], expectedY: [0, 113, 227, 340, 454, 568]),
    .init(
      name: "grid 7x3 on 414x896", parent: [414, 896], columns: 7, rows: 3,
      expectedX: [0, 59, 118, 177, 236, 295, 354, 414], expectedY: [0, 298, 597, 896]),
  ]
}
