import Testing

/// A keypad of equal keys at the lower edge of a screen.
struct KeypadCase: Sendable, CustomTestStringConvertible {
  /// How the pad gets its size.
  enum Rule: String, Sendable {
    /// As wide as the screen less 60, and as high as its ratio makes it, even over the upper edge.
    case pinned
    /// The largest box of its ratio in what the margins leave.
    case fit
    /// A grid whose cells have the ratio.
    case cell
  }

  struct Corner: Sendable {
    var row: Int
    var column: Int
    var rect: [Double]
    var pixels: [Int]
  }

  var name: String
  var size: [Double]
  var scale: Double
  /// Top, left, bottom and right.
  var safeArea: [Double]
  var rule: Rule
  var columns: Int
  var rows: Int
  var spacing: Double
  var ratio: Double
  /// The pad: x, y, width and height.
  var pad: [Double]
  /// A key: width and height.
  var key: [Double]
  var corners: [Corner] = []

  var testDescription: String { "\(name) \(rule) ratio \(ratio)" }

  static let phones: [KeypadCase] = [
    .init(
      name: "4.7in 4x4 spacing 10", size: [375, 667], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 10, ratio: 1, pad: [30, 322, 315, 315], key: [71.25, 71.25],
      corners: [
        .init(row: 0, column: 0, rect: [30, 322, 71.25, 71.25], pixels: [60, 644, 143, 143]),
        .init(row: 0, column: 3, rect: [273.75, 322, 71.25, 71.25], pixels: [548, 644, 142, 143]),
        .init(row: 3, column: 0, rect: [30, 565.75, 71.25, 71.25], pixels: [60, 1132, 143, 142]),
        .init(row: 3, column: 3, rect: [273.75, 565.75, 71.25, 71.25], pixels: [548, 1132, 142, 142]),
      ]),
    .init(
      name: "4.7in 4x5 spacing 10", size: [375, 667], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 322, 315, 315], key: [71.25, 55],
      corners: [
        .init(row: 0, column: 0, rect: [30, 322, 71.25, 55], pixels: [60, 644, 143, 110]),
        .init(row: 0, column: 3, rect: [273.75, 322, 71.25, 55], pixels: [548, 644, 142, 110]),
        .init(row: 4, column: 0, rect: [30, 582, 71.25, 55], pixels: [60, 1164, 143, 110]),
        .init(row: 4, column: 3, rect: [273.75, 582, 71.25, 55], pixels: [548, 1164, 142, 110]),
      ]),
    .init(
      name: "4.7in 4x5 spacing 10", size: [375, 667], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 243.25, 315, 393.75], key: [71.25, 70.75],
      corners: [
        .init(row: 0, column: 0, rect: [30, 243.25, 71.25, 70.75], pixels: [60, 487, 143, 141]),
        .init(row: 0, column: 3, rect: [273.75, 243.25, 71.25, 70.75], pixels: [548, 487, 142, 141]),
        .init(row: 4, column: 0, rect: [30, 566.25, 71.25, 70.75], pixels: [60, 1133, 143, 141]),
        .init(row: 4, column: 3, rect: [273.75, 566.25, 71.25, 70.75], pixels: [548, 1133, 142, 141]),
      ]),
    .init(
      name: "4in 4x5 spacing 10", size: [320, 568], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 278, 260, 260], key: [57.5, 44],
      corners: [
        .init(row: 0, column: 0, rect: [30, 278, 57.5, 44], pixels: [60, 556, 115, 88]),
        .init(row: 0, column: 3, rect: [232.5, 278, 57.5, 44], pixels: [465, 556, 115, 88]),
        .init(row: 4, column: 0, rect: [30, 494, 57.5, 44], pixels: [60, 988, 115, 88]),
        .init(row: 4, column: 3, rect: [232.5, 494, 57.5, 44], pixels: [465, 988, 115, 88]),
      ]),
    .init(
      name: "4in 4x5 spacing 10", size: [320, 568], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 213, 260, 325], key: [57.5, 57],
      corners: [
        .init(row: 0, column: 0, rect: [30, 213, 57.5, 57], pixels: [60, 426, 115, 114]),
        .init(row: 0, column: 3, rect: [232.5, 213, 57.5, 57], pixels: [465, 426, 115, 114]),
        .init(row: 4, column: 0, rect: [30, 481, 57.5, 57], pixels: [60, 962, 115, 114]),
        .init(row: 4, column: 3, rect: [232.5, 481, 57.5, 57], pixels: [465, 962, 115, 114]),
      ]),
    .init(
      name: "6.1in-15 4x4 spacing 0", size: [393, 852], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 0, ratio: 1, pad: [30, 489, 333, 333], key: [83.25, 83.25],
      corners: [
        .init(row: 0, column: 0, rect: [30, 489, 83.25, 83.25], pixels: [90, 1467, 250, 250]),
        .init(row: 0, column: 3, rect: [279.75, 489, 83.25, 83.25], pixels: [839, 1467, 250, 250]),
        .init(row: 3, column: 0, rect: [30, 738.75, 83.25, 83.25], pixels: [90, 2216, 250, 250]),
        .init(row: 3, column: 3, rect: [279.75, 738.75, 83.25, 83.25], pixels: [839, 2216, 250, 250]),
      ]),
    .init(
      name: "6.1in-15 4x4 spacing 10", size: [393, 852], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 10, ratio: 1, pad: [30, 489, 333, 333], key: [75.75, 75.75],
      corners: [
        .init(row: 0, column: 0, rect: [30, 489, 75.75, 75.75], pixels: [90, 1467, 227, 227]),
        .init(row: 0, column: 3, rect: [287.25, 489, 75.75, 75.75], pixels: [862, 1467, 227, 227]),
        .init(row: 3, column: 0, rect: [30, 746.25, 75.75, 75.75], pixels: [90, 2239, 227, 227]),
        .init(row: 3, column: 3, rect: [287.25, 746.25, 75.75, 75.75], pixels: [862, 2239, 227, 227]),
      ]),
    .init(
      name: "6.1in-15 4x5 spacing 10", size: [393, 852], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 489, 333, 333], key: [75.75, 58.6],
      corners: [
        .init(row: 0, column: 0, rect: [30, 489, 75.75, 58.6], pixels: [90, 1467, 227, 176]),
        .init(row: 0, column: 3, rect: [287.25, 489, 75.75, 58.6], pixels: [862, 1467, 227, 176]),
        .init(row: 4, column: 0, rect: [30, 763.4, 75.75, 58.6], pixels: [90, 2290, 227, 176]),
        .init(row: 4, column: 3, rect: [287.25, 763.4, 75.75, 58.6], pixels: [862, 2290, 227, 176]),
      ]),
    .init(
      name: "6.1in-15 4x5 spacing 10", size: [393, 852], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 405.75, 333, 416.25], key: [75.75, 75.25],
      corners: [
        .init(row: 0, column: 0, rect: [30, 405.75, 75.75, 75.25], pixels: [90, 1217, 227, 226]),
        .init(row: 0, column: 3, rect: [287.25, 405.75, 75.75, 75.25], pixels: [862, 1217, 227, 226]),
        .init(row: 4, column: 0, rect: [30, 746.75, 75.75, 75.25], pixels: [90, 2240, 227, 226]),
        .init(row: 4, column: 3, rect: [287.25, 746.75, 75.75, 75.25], pixels: [862, 2240, 227, 226]),
      ]),
    .init(
      name: "6.7in 4x4 spacing 10", size: [430, 932], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 10, ratio: 1, pad: [30, 532, 370, 370], key: [85, 85],
      corners: [
        .init(row: 0, column: 0, rect: [30, 532, 85, 85], pixels: [90, 1596, 255, 255]),
        .init(row: 0, column: 3, rect: [315, 532, 85, 85], pixels: [945, 1596, 255, 255]),
        .init(row: 3, column: 0, rect: [30, 817, 85, 85], pixels: [90, 2451, 255, 255]),
        .init(row: 3, column: 3, rect: [315, 817, 85, 85], pixels: [945, 2451, 255, 255]),
      ]),
    .init(
      name: "6.7in 4x5 spacing 10", size: [430, 932], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 532, 370, 370], key: [85, 66],
      corners: [
        .init(row: 0, column: 0, rect: [30, 532, 85, 66], pixels: [90, 1596, 255, 198]),
        .init(row: 0, column: 3, rect: [315, 532, 85, 66], pixels: [945, 1596, 255, 198]),
        .init(row: 4, column: 0, rect: [30, 836, 85, 66], pixels: [90, 2508, 255, 198]),
        .init(row: 4, column: 3, rect: [315, 836, 85, 66], pixels: [945, 2508, 255, 198]),
      ]),
    .init(
      name: "6.7in 4x5 spacing 10", size: [430, 932], scale: 3, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 439.5, 370, 462.5], key: [85, 84.5],
      corners: [
        .init(row: 0, column: 0, rect: [30, 439.5, 85, 84.5], pixels: [90, 1319, 255, 253]),
        .init(row: 0, column: 3, rect: [315, 439.5, 85, 84.5], pixels: [945, 1319, 255, 253]),
        .init(row: 4, column: 0, rect: [30, 817.5, 85, 84.5], pixels: [90, 2453, 255, 253]),
        .init(row: 4, column: 3, rect: [315, 817.5, 85, 84.5], pixels: [945, 2453, 255, 253]),
      ]),
  ]

  static let tabletsAndLandscape: [KeypadCase] = [
    .init(
      name: "iPad 9.7 4x4 spacing 0", size: [768, 1024], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 0, ratio: 1, pad: [30, 286, 708, 708], key: [177, 177],
      corners: [
        .init(row: 0, column: 0, rect: [30, 286, 177, 177], pixels: [60, 572, 354, 354]),
        .init(row: 0, column: 3, rect: [561, 286, 177, 177], pixels: [1122, 572, 354, 354]),
        .init(row: 3, column: 0, rect: [30, 817, 177, 177], pixels: [60, 1634, 354, 354]),
        .init(row: 3, column: 3, rect: [561, 817, 177, 177], pixels: [1122, 1634, 354, 354]),
      ]),
    .init(
      name: "iPad 9.7 4x4 spacing 10", size: [768, 1024], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 10, ratio: 1, pad: [30, 286, 708, 708], key: [169.5, 169.5],
      corners: [
        .init(row: 0, column: 0, rect: [30, 286, 169.5, 169.5], pixels: [60, 572, 339, 339]),
        .init(row: 0, column: 3, rect: [568.5, 286, 169.5, 169.5], pixels: [1137, 572, 339, 339]),
        .init(row: 3, column: 0, rect: [30, 824.5, 169.5, 169.5], pixels: [60, 1649, 339, 339]),
        .init(row: 3, column: 3, rect: [568.5, 824.5, 169.5, 169.5], pixels: [1137, 1649, 339, 339]),
      ]),
    .init(
      name: "iPad 9.7 4x5 spacing 10", size: [768, 1024], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 286, 708, 708], key: [169.5, 133.6],
      corners: [
        .init(row: 0, column: 0, rect: [30, 286, 169.5, 133.6], pixels: [60, 572, 339, 267]),
        .init(row: 0, column: 3, rect: [568.5, 286, 169.5, 133.6], pixels: [1137, 572, 339, 267]),
        .init(row: 4, column: 0, rect: [30, 860.4, 169.5, 133.6], pixels: [60, 1721, 339, 267]),
        .init(row: 4, column: 3, rect: [568.5, 860.4, 169.5, 133.6], pixels: [1137, 1721, 339, 267]),
      ]),
    .init(
      name: "iPad 9.7 4x5 spacing 10", size: [768, 1024], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 109, 708, 885], key: [169.5, 169],
      corners: [
        .init(row: 0, column: 0, rect: [30, 109, 169.5, 169], pixels: [60, 218, 339, 338]),
        .init(row: 0, column: 3, rect: [568.5, 109, 169.5, 169], pixels: [1137, 218, 339, 338]),
        .init(row: 4, column: 0, rect: [30, 825, 169.5, 169], pixels: [60, 1650, 339, 338]),
        .init(row: 4, column: 3, rect: [568.5, 825, 169.5, 169], pixels: [1137, 1650, 339, 338]),
      ]),
    .init(
      name: "4.7in landscape 4x4 spacing 10", size: [667, 375], scale: 2, safeArea: [0, 0, 0, 0], rule: .pinned,
      columns: 4, rows: 4, spacing: 10, ratio: 1, pad: [30, -262, 607, 607], key: [144.25, 144.25],
      corners: [
        .init(row: 0, column: 0, rect: [30, -262, 144.25, 144.25], pixels: [60, -524, 289, 289]),
        .init(row: 0, column: 3, rect: [492.75, -262, 144.25, 144.25], pixels: [986, -524, 288, 289]),
        .init(row: 3, column: 0, rect: [30, 200.75, 144.25, 144.25], pixels: [60, 402, 289, 288]),
        .init(row: 3, column: 3, rect: [492.75, 200.75, 144.25, 144.25], pixels: [986, 402, 288, 288]),
      ]),
  ]

  static let fitted: [KeypadCase] = [
    .init(
      name: "6.1in-15 4x5 spacing 10", size: [393, 852], scale: 3, safeArea: [59, 0, 34, 0], rule: .fit,
      columns: 4, rows: 5, spacing: 10, ratio: 0.8, pad: [30, 371.75, 333, 416.25], key: [75.75, 75.25],
      corners: [
        .init(row: 0, column: 0, rect: [30, 371.75, 75.75, 75.25], pixels: [90, 1115, 227, 226]),
        .init(row: 0, column: 3, rect: [287.25, 371.75, 75.75, 75.25], pixels: [862, 1115, 227, 226]),
        .init(row: 4, column: 0, rect: [30, 712.75, 75.75, 75.25], pixels: [90, 2138, 227, 226]),
        .init(row: 4, column: 3, rect: [287.25, 712.75, 75.75, 75.25], pixels: [862, 2138, 227, 226]),
      ]),
    .init(
      name: "4.7in 4x5 spacing 10", size: [375, 667], scale: 2, safeArea: [0, 0, 0, 0], rule: .cell,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 240.75, 315, 396.25], key: [71.25, 71.25]),
    .init(
      name: "6.1in-15 4x5 spacing 10", size: [393, 852], scale: 3, safeArea: [0, 0, 0, 0], rule: .cell,
      columns: 4, rows: 5, spacing: 10, ratio: 1, pad: [30, 403.25, 333, 418.75], key: [75.75, 75.75]),
  ]
}
