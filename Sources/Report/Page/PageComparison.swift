import Compare
import Farm
import Graphics

/// What the comparison of a snapshot came to, as the page loads it.
struct PageComparison {
  private let verdict: Verdict?
  private let expectedSize: PixelSize?
  private let actualSize: PixelSize?

  init(_ outcome: Outcome) {
    verdict = outcome.verdict
    actualSize = outcome.size
    expectedSize =
      switch outcome.status {
      case .sizeChanged(let verdict): verdict.expectedSize
      case .unchanged, .changed, .withinTolerance: outcome.size
      default: nil
      }
  }

  init(_ outcome: DiffOutcome) {
    verdict = outcome.finding?.verdict
    switch outcome.status {
    case .compared(let finding): (expectedSize, actualSize) = (finding.verdict.expectedSize, finding.verdict.actualSize)
    case .added(let size): (expectedSize, actualSize) = (nil, size)
    case .removed(let size): (expectedSize, actualSize) = (size, nil)
    case .failed: (expectedSize, actualSize) = (nil, nil)
    }
  }

  var members: [(String, JSONValue?)] {
    let shifts = verdict?.details?.shifts ?? []
    let sizes: [(String, JSONValue?)] = [
      ("expectedSize", expectedSize.map { JSONValue($0) }), ("actualSize", actualSize.map { JSONValue($0) }),
      ("shifts", shifts.isEmpty ? nil : .array(shifts.map(shift))),
    ]
    // Where rows came or went, comparing place by place finds everything below them, which says nothing.
    guard let verdict, verdict.status != .sizeChanged || shifts.isEmpty else { return sizes }
    return sizes + [
      ("counts", counts(verdict)), ("box", verdict.box.map { JSONValue($0) }), ("clusters", clusters(verdict)),
      ("clusterCount", verdict.details.map { .integer($0.clusterCount) }),
    ]
  }

  private func counts(_ verdict: Verdict) -> JSONValue? {
    let noticed = [verdict.differentPixels, verdict.forgivenAntialiasing, verdict.belowThreshold.count]
    guard noticed.contains(where: { $0 > 0 }) || verdict.maskedPixels > 0 else { return nil }
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
    return .array(clusters.map { .record(["box": JSONValue($0.box), "pixels": .integer($0.differentPixels)]) })
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
}
