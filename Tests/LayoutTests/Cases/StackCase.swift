import Scene
import Testing

/// Children of known sizes in a stack, along its axis.
///
/// The numbers follow from the constraints that UIStackView makes. Left out are what is not built yet: numbers for
/// hugging and compression resistance (where they only name the one view that stretches, the others have a size
/// instead), `fillProportionally`, `equalCentering`, and layout from right to left. Ties, which UIStackView leaves open,
/// have a test of their own.
struct StackCase: Sendable, CustomTestStringConvertible {
  struct View: Sendable {
    /// The size of the content; nil has none.
    var intrinsic: Double?
    var isHidden = false
    /// Whether the size is said, so that the view neither grows nor gives way.
    var isRigid = false
    /// The gap after it, in place of the stack's.
    var spacingAfter: Double?
  }

  var name: String
  var distribution: StackSpec.Distribution
  var spacing: Double
  /// The length of the stack; nil hugs.
  var length: Double?
  /// What is kept free at both ends.
  var margins: [Double] = [0, 0]
  var views: [View]
  /// Positions and lengths; a hidden view has no position.
  var positions: [Double?]
  var lengths: [Double]
  /// The length of the stack that hugs.
  var fittingLength: Double?

  var testDescription: String { name }

  static let fill: [StackCase] = [
    .init(
      name: "fill: one view", distribution: .fill, spacing: 0, length: 300,
      views: [.init(intrinsic: 100)],
      positions: [0], lengths: [300]),
    .init(
      name: "fill: fitting size", distribution: .fill, spacing: 10, length: nil,
      views: [.init(intrinsic: 100), .init(intrinsic: 50), .init(intrinsic: 80)],
      positions: [0, 110, 170], lengths: [100, 50, 80], fittingLength: 250),
    .init(
      name: "fill: fitting size with margins", distribution: .fill, spacing: 8, length: nil,
      margins: [16, 16],
      views: [.init(intrinsic: 100), .init(intrinsic: 50)],
      positions: [16, 124], lengths: [100, 50], fittingLength: 190),
  ]

  static let fillEqually: [StackCase] = [
    .init(
      name: "fillEqually [100, 50, 80] in 400 spacing 0", distribution: .fillEqually, spacing: 0, length: 400,
      views: [.init(intrinsic: 100), .init(intrinsic: 50), .init(intrinsic: 80)],
      positions: [0, 133.333333, 266.666667], lengths: [133.333333, 133.333333, 133.333333]),
    .init(
      name: "fillEqually [100, 50, 80] in 400 spacing 10", distribution: .fillEqually, spacing: 10, length: 400,
      views: [.init(intrinsic: 100), .init(intrinsic: 50), .init(intrinsic: 80)],
      positions: [0, 136.666667, 273.333333], lengths: [126.666667, 126.666667, 126.666667]),
    .init(
      name: "fillEqually [nil, nil, nil, nil] in 375 spacing 0", distribution: .fillEqually, spacing: 0, length: 375,
      views: [.init(intrinsic: nil), .init(intrinsic: nil), .init(intrinsic: nil), .init(intrinsic: nil)],
      positions: [0, 93.75, 187.5, 281.25], lengths: [93.75, 93.75, 93.75, 93.75]),
    .init(
      name: "fillEqually [10, 10, 10, 10, 10] in 320 spacing 1", distribution: .fillEqually, spacing: 1, length: 320,
      views: [
        .init(intrinsic: 10), .init(intrinsic: 10), .init(intrinsic: 10), .init(intrinsic: 10), .init(intrinsic: 10),
      ],
      positions: [0, 64.2, 128.4, 192.6, 256.8], lengths: [63.2, 63.2, 63.2, 63.2, 63.2]),
    .init(
      name: "fillEqually [100, 100] in 100 spacing 10", distribution: .fillEqually, spacing: 10, length: 100,
      views: [.init(intrinsic: 100), .init(intrinsic: 100)],
      positions: [0, 55], lengths: [45, 45]),
    .init(
      name: "fillEqually [30, 60] in 1000 spacing 20", distribution: .fillEqually, spacing: 20, length: 1000,
      views: [.init(intrinsic: 30), .init(intrinsic: 60)],
      positions: [0, 510], lengths: [490, 490]),
    .init(
      name: "fillEqually: fitting size uses the longest", distribution: .fillEqually, spacing: 10, length: nil,
      views: [.init(intrinsic: 100), .init(intrinsic: 50), .init(intrinsic: 80)],
      positions: [0, 110, 220], lengths: [100, 100, 100], fittingLength: 320),
    .init(
      name: "fillEqually: hidden view leaves", distribution: .fillEqually, spacing: 10, length: 300,
      views: [.init(intrinsic: 10), .init(intrinsic: 10, isHidden: true), .init(intrinsic: 10)],
      positions: [0, nil, 155], lengths: [145, 0, 145]),
    .init(
      name: "fillEqually: margins", distribution: .fillEqually, spacing: 10, length: 400,
      margins: [20, 20],
      views: [.init(intrinsic: nil), .init(intrinsic: nil), .init(intrinsic: nil)],
      positions: [20, 143.333333, 266.666667], lengths: [113.333333, 113.333333, 113.333333]),
  ]

  static let equalSpacing: [StackCase] = [
    .init(
      name: "equalSpacing [100, 50, 80] in 400 min 10", distribution: .equalSpacing, spacing: 10, length: 400,
      views: [.init(intrinsic: 100), .init(intrinsic: 50), .init(intrinsic: 80)],
      positions: [0, 185, 320], lengths: [100, 50, 80]),
    .init(
      name: "equalSpacing [20, 20, 20, 20] in 300 min 0", distribution: .equalSpacing, spacing: 0, length: 300,
      views: [.init(intrinsic: 20), .init(intrinsic: 20), .init(intrinsic: 20), .init(intrinsic: 20)],
      positions: [0, 93.333333, 186.666667, 280], lengths: [20, 20, 20, 20]),
    .init(
      name: "equalSpacing [44, 44, 44, 44, 44] in 375 min 16", distribution: .equalSpacing, spacing: 16, length: 375,
      views: [
        .init(intrinsic: 44), .init(intrinsic: 44), .init(intrinsic: 44), .init(intrinsic: 44), .init(intrinsic: 44),
      ],
      positions: [0, 82.75, 165.5, 248.25, 331], lengths: [44, 44, 44, 44, 44]),
    .init(
      name: "equalSpacing: fitting size", distribution: .equalSpacing, spacing: 10, length: nil,
      views: [.init(intrinsic: 100), .init(intrinsic: 50)],
      positions: [0, 110], lengths: [100, 50], fittingLength: 160),
    .init(
      name: "equalSpacing: hidden leaves", distribution: .equalSpacing, spacing: 10, length: 400,
      views: [.init(intrinsic: 100), .init(intrinsic: 50, isHidden: true), .init(intrinsic: 80)],
      positions: [0, nil, 320], lengths: [100, 0, 80]),
    .init(
      name: "equalSpacing: single view fills", distribution: .equalSpacing, spacing: 10, length: 300,
      views: [.init(intrinsic: 100)],
      positions: [0], lengths: [300]),
  ]

  /// Where one view alone can be stretched, all others having a size.
  static let stretched: [StackCase] = [
    .init(
      name: "lowest hugging stretches", distribution: .fill, spacing: 0, length: 400,
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 50),
        .init(intrinsic: 80, isRigid: true),
      ],
      positions: [0, 100, 320], lengths: [100, 220, 80]),
    .init(
      name: "lowest hugging stretches, spacing 10", distribution: .fill, spacing: 10, length: 400,
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 50),
        .init(intrinsic: 80, isRigid: true),
      ],
      positions: [0, 110, 320], lengths: [100, 200, 80]),
    .init(
      name: "custom spacing 0 after 1", distribution: .fill, spacing: 10, length: 400,
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 50, spacingAfter: 0),
        .init(intrinsic: 80, isRigid: true),
      ],
      positions: [0, 110, 320], lengths: [100, 210, 80]),
    .init(
      name: "negative spacing overlaps", distribution: .fill, spacing: -20, length: 200,
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 120),
      ],
      positions: [0, 80], lengths: [100, 120]),
    .init(
      name: "margins", distribution: .fill, spacing: 10, length: 400,
      margins: [16, 24],
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 50),
      ],
      positions: [16, 126], lengths: [100, 250]),
    .init(
      name: "hidden middle", distribution: .fill, spacing: 10, length: 400,
      views: [
        .init(intrinsic: 100, isRigid: true),
        .init(intrinsic: 50, isHidden: true),
        .init(intrinsic: 80),
      ],
      positions: [0, nil, 110], lengths: [100, 0, 290]),
    .init(
      name: "hidden first", distribution: .fill, spacing: 10, length: 400,
      views: [
        .init(intrinsic: 100, isHidden: true, isRigid: true),
        .init(intrinsic: 50, isRigid: true),
        .init(intrinsic: 80),
      ],
      positions: [nil, 0, 60], lengths: [0, 50, 340]),
    .init(
      name: "hidden last", distribution: .fill, spacing: 10, length: 400,
      views: [
        .init(intrinsic: 100),
        .init(intrinsic: 50, isRigid: true),
        .init(intrinsic: 80, isHidden: true),
      ],
      positions: [0, 350, nil], lengths: [340, 50, 0]),
  ]
}
