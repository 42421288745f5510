import Compare
import Farm
import Graphics
import Problems

/// Results of `diff` to make reports of.
enum DiffSample {
  static let size = PixelSize(width: 120, height: 100)

  static func verdict(_ status: Verdict.Status, different: Int = 0) -> Verdict {
    var verdict = Verdict(status: status, expectedSize: size, actualSize: size, comparedPixels: size.pixels)
    guard different > 0 else { return verdict }
    verdict.differentPixels = different
    verdict.maxChannelDelta = 245
    verdict.meanChannelDelta = 240.5
    verdict.box = PixelRect(x: 5, y: 6, width: 96, height: 85)
    return verdict
  }

  static func outcome(
    _ name: String, _ verdict: Verdict, _ decision: DiffDecision = .differ, chunks: [String] = []
  ) -> DiffOutcome {
    DiffOutcome(
      name: name, status: .compared(DiffFinding(verdict: verdict, decidedBy: decision, colorChunks: chunks)))
  }

  static let same = outcome("same.png", verdict(.identical), .stream)

  static let changed: DiffOutcome = {
    var verdict = DiffSample.verdict(.different, different: 2)
    verdict.failedGates = [FailedGate(gate: .maxDiffPixels, limit: 0, value: 2)]
    verdict.details = Details(
      clusterCount: 2,
      clusters: [
        Cluster(box: PixelRect(x: 5, y: 6, width: 1, height: 1), differentPixels: 1),
        Cluster(box: PixelRect(x: 100, y: 90, width: 1, height: 1), differentPixels: 1),
      ],
      densestWindow: DensestWindow(
        size: 32, box: PixelRect(x: 0, y: 0, width: 32, height: 32), differentPixels: 1), shifts: [])
    var outcome = DiffSample.outcome("sub/changed.png", verdict)
    outcome.picture = "out/sub/changed.png"
    return outcome
  }()

  static let shifted: DiffOutcome = {
    var verdict = DiffSample.verdict(.different, different: 4157)
    verdict.failedGates = [
      FailedGate(gate: .maxDiffRatio, limit: 0.01, value: 4157.0 / 12000),
      FailedGate(gate: .maxChannelDelta, limit: 3, value: 245),
    ]
    verdict.details = Details(
      clusterCount: 1, clusters: [],
      densestWindow: DensestWindow(
        size: 32, box: PixelRect(x: 0, y: 40, width: 32, height: 32), differentPixels: 800),
      shifts: [
        Shift(
          kind: .rowsInserted, at: 31, count: 12, area: PixelRect(x: 0, y: 31, width: 120, height: 69),
          remainingDifferentPixels: 0)
      ])
    return outcome("shifted.png", verdict)
  }()

  static let tolerated: DiffOutcome = {
    var verdict = DiffSample.verdict(.withinTolerance, different: 1)
    verdict.mode = .yiq
    verdict.forgivenAntialiasing = 3
    verdict.belowThreshold = BelowThreshold(count: 1200, max: 3.25, mean: 1.126)
    return outcome("tolerated.png", verdict)
  }()

  static let grown: DiffOutcome = {
    var verdict = DiffSample.verdict(.sizeChanged)
    verdict.actualSize = PixelSize(width: 120, height: 112)
    return outcome("grown.png", verdict)
  }()

  static let masked: DiffOutcome = {
    var verdict = DiffSample.verdict(.identical)
    verdict.maskCoversNothing = true
    return outcome("masked.png", verdict, .file, chunks: ["gAMA", "iCCP"])
  }()

  static let broken = DiffOutcome(
    name: "broken.png", status: .failed([.picture(.a, .lfsPointer), .picture(.b, .badChecksum(chunk: "IDAT"))]))

  static let added = DiffOutcome(name: "new.png", status: .added(PixelSize(width: 20, height: 30)))

  static let removed = DiffOutcome(name: "old.png", status: .removed(PixelSize(width: 40, height: 50)))

  static let all = [broken, grown, masked, added, removed, same, shifted, changed, tolerated]

  static func folders(_ outcomes: [DiffOutcome]) -> DiffResult {
    DiffResult(a: "old", b: "new", areFolders: true, outcomes: outcomes)
  }

  static func files(_ outcome: DiffOutcome) -> DiffResult {
    DiffResult(a: "a.png", b: "b.png", areFolders: false, outcomes: [outcome])
  }
}
