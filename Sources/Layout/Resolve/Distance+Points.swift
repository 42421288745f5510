import Scene

extension Style.Distance {
  /// The distance in points, percentages being of a length.
  ///
  /// The order of the two operations decides whether 29 % of 100 is 29 or a little less; scene-format section 5.3
  /// names it.
  func points(of length: Double) -> Double {
    switch self {
    case .points(let value): value
    case .percent(let value): (value / 100 * length).bounded
    }
  }

  /// The distance in points, percentages being of a length that may not be known; then they are nil.
  func points(ofParent length: Double?) -> Double? {
    switch self {
    case .points(let value): value
    case .percent: length.map { points(of: $0) }
    }
  }

  /// Whether it depends on the parent's size.
  var isPercent: Bool {
    switch self {
    case .points: false
    case .percent: true
    }
  }

  /// The distance in the other direction.
  var negated: Style.Distance {
    switch self {
    case .points(let value): .points(-value)
    case .percent(let value): .percent(-value)
    }
  }

  /// The distance in the scene's type.
  var length: Length {
    switch self {
    case .points(let value): .points(value)
    case .percent(let value): .percent(value)
    }
  }

  /// The distance as files write it.
  var written: String { length.written }
}

extension Length {
  /// Points of a length whose units are settled.
  func settled(of parent: Double) -> Double {
    switch self {
    case .percent(let value): (value / 100 * parent).bounded
    case .points(let value), .designWidth(let value), .designHeight(let value), .pixels(let value): value
    case .device: 0
    }
  }
}
