import Compare
import Farm
import Graphics

/// What the comparison of a snapshot came to, as the page loads it.
struct PageComparison {
  private let outcome: Outcome
  private let verdict: Verdict?

  init(_ outcome: Outcome) {
    self.outcome = outcome
    verdict = outcome.verdict
  }

  var members: [(String, JSONValue?)] {
    let shifts = verdict?.details?.shifts ?? []
    let sizes: [(String, JSONValue?)] = [
      ("expectedSize", expectedSize.map(pair)), ("actualSize", outcome.size.map(pair)),
      ("shifts", shifts.isEmpty ? nil : .array(shifts.map(shift))),
    ]
    // Where rows came or went, comparing place by place finds everything below them, which says nothing.
    guard let verdict, verdict.status != .sizeChanged || shifts.isEmpty else { return sizes }
    return sizes + [
      ("counts", counts(verdict)), ("box", verdict.box.map(box)), ("clusters", clusters(verdict)),
      ("clusterCount", verdict.details.map { .integer($0.clusterCount) }),
    ]
  }

  private var expectedSize: PixelSize? {
    switch outcome.status {
    case .sizeChanged(let verdict): verdict.expectedSize
    case .unchanged, .changed, .withinTolerance: outcome.size
    default: nil
    }
  }

  private func counts(_ verdict: Verdict) -> JSONValue? {
    guard verdict.differentPixels > 0 else { return nil }
    func some(_ count: Int) -> JSONValue? { count > 0 ? .integer(count) : nil }
    return .known([
      ("different", .integer(verdict.differentPixels)), ("total", .integer(verdict.comparedPixels)),
      ("maxDelta", tenths(verdict.maxChannelDelta)), ("meanDelta", tenths(verdict.meanChannelDelta)),
      ("forgiven", some(verdict.forgivenAntialiasing)), ("belowThreshold", some(verdict.belowThreshold.count)),
      ("masked", some(verdict.maskedPixels)),
    ])
  }

  private func clusters(_ verdict: Verdict) -> JSONValue? {
    guard let clusters = verdict.details?.clusters, !clusters.isEmpty else { return nil }
    return .array(clusters.map { .record(["box": box($0.box), "pixels": .integer($0.differentPixels)]) })
  }

  private func shift(_ shift: Shift) -> JSONValue {
    let amount: [(String, JSONValue?)] =
      shift.kind == .moved
      ? [("dx", .integer(shift.dx)), ("dy", .integer(shift.dy))]
      : [("at", .integer(shift.at)), ("count", .integer(shift.count))]
    return .known(
      [("kind", .string(shift.kind.rawValue))] + amount + [("remaining", .integer(shift.remainingDifferentPixels))])
  }

  private func tenths(_ number: Double) -> JSONValue { .number((number * 10).rounded() / 10) }

  private func pair(_ size: PixelSize) -> JSONValue { .array([.integer(size.width), .integer(size.height)]) }

  private func box(_ box: PixelRect) -> JSONValue {
    .array([box.x, box.y, box.width, box.height].map(JSONValue.integer))
  }
}
