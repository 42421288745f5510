import Compare
import Farm
import Graphics

/// What the comparison of a snapshot came to, as the page loads it.
struct PageComparison {
  private let outcome: Outcome

  init(_ outcome: Outcome) { self.outcome = outcome }

  var members: [(String, JSONValue?)] {
    [
      ("expectedSize", expectedSize.map(pair)), ("actualSize", outcome.size.map(pair)), ("counts", counts),
      ("box", box),
    ]
  }

  private var expectedSize: PixelSize? {
    switch outcome.status {
    case .sizeChanged(let expected, _): expected
    case .unchanged, .changed: outcome.size
    default: nil
    }
  }

  private var difference: Difference? {
    guard case .changed(let difference) = outcome.status else { return nil }
    return difference
  }

  private var counts: JSONValue? {
    difference.map { difference in
      .record([
        "different": .integer(difference.differentPixels), "total": .integer(difference.totalPixels),
        "maxDelta": .integer(difference.maxChannelDelta),
        "meanDelta": .number((difference.meanChannelDelta * 10).rounded() / 10),
      ])
    }
  }

  private var box: JSONValue? {
    difference.map { difference in
      let box = difference.box
      return .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
    }
  }

  private func pair(_ size: PixelSize) -> JSONValue { .array([.integer(size.width), .integer(size.height)]) }
}
