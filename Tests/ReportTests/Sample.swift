import Compare
import Farm
import Graphics
import Problems
import References

/// Outcomes to make reports of.
enum Sample {
  static let landscape = SnapshotIdentity.AxisValue(axis: "orientation", value: "landscape", isDefault: false)
  static let light = SnapshotIdentity.AxisValue(axis: "appearance", value: "light", isDefault: true)

  static func outcome(
    _ scene: String, _ device: String, _ status: Outcome.Status, values: [SnapshotIdentity.AxisValue] = [light],
    diagnostics: [Diagnostic] = [], engineDiffers: Bool = false
  ) -> Outcome {
    var outcome = Outcome(
      identity: SnapshotIdentity(scene: scene, device: device, values: values), status: status,
      diagnostics: diagnostics, source: SourceLocation(file: "Scenes/\(scene).yaml", line: 1, column: 1),
      size: status == .error ? nil : PixelSize(width: 750, height: 1334), scale: 2,
      pixelDigest: status == .error ? nil : "05bf384a2054")
    outcome.engineDiffers = engineDiffers
    if case .sizeChanged(let verdict) = status { outcome.size = verdict.actualSize }
    return outcome
  }

  static let difference = Verdict(
    status: .different, expectedSize: PixelSize(width: 750, height: 1334),
    actualSize: PixelSize(width: 750, height: 1334), comparedPixels: 1_000_500, differentPixels: 1234,
    maxChannelDelta: 255, meanChannelDelta: 190.94, box: PixelRect(x: 12, y: 30, width: 40, height: 18))

  /// A difference with something in every place.
  static let detailed: Verdict = {
    var verdict = difference
    verdict.mode = .oklab
    verdict.maskedPixels = 12
    verdict.forgivenAntialiasing = 3
    verdict.belowThreshold = BelowThreshold(count: 5, max: 2.5, mean: 1.25)
    verdict.failedGates = [FailedGate(gate: .maxDiffRatio, limit: 0.001, value: 0.0012334)]
    let box = PixelRect(x: 12, y: 30, width: 40, height: 18)
    let shift = Shift(kind: .moved, dx: -2, dy: 4, area: box, remainingDifferentPixels: 3)
    verdict.details = Details(
      clusterCount: 130, clusters: [Cluster(box: box, differentPixels: 1234)],
      densestWindow: DensestWindow(size: 32, box: box, differentPixels: 900), shifts: [shift])
    return verdict
  }()

  static let taller = sized(PixelSize(width: 640, height: 960), PixelSize(width: 640, height: 980))

  static func sized(_ expected: PixelSize, _ actual: PixelSize) -> Outcome.Status {
    let common = PixelSize(width: min(expected.width, actual.width), height: min(expected.height, actual.height))
    return .sizeChanged(
      Verdict(status: .sizeChanged, expectedSize: expected, actualSize: actual, comparedPixels: common.pixels))
  }

  static let tolerated = Outcome.Status.withinTolerance(
    Verdict(
      status: .withinTolerance, expectedSize: PixelSize(width: 10, height: 10),
      actualSize: PixelSize(width: 10, height: 10), comparedPixels: 100, differentPixels: 3, maxChannelDelta: 12,
      meanChannelDelta: 4, forgivenAntialiasing: 2, belowThreshold: BelowThreshold(count: 1, max: 1, mean: 1),
      box: PixelRect(x: 1, y: 2, width: 3, height: 1)))

  static let noImage = Diagnostic(
    .name(.unknownImage("bgg", device: "iphone-5", folders: ["Images"], nearest: "bg")),
    at: SourceLocation(file: "Scenes/launch.yaml", line: 4, column: 22), view: "backdrop")

  static let badFont = Diagnostic(
    .name(.badFont("Fonts/a.ttf")), at: SourceLocation(file: "snapfarm.yaml", line: 6, column: 8))

  static let truncated = Diagnostic(
    .layout(.textTruncated("Hello")), severity: .warning,
    at: SourceLocation(file: "Scenes/keypad.yaml", line: 9, column: 7), view: "title")

  static let note = Diagnostic(.layout(.radiusClamped(asked: 80, used: 22)), severity: .note)

  static func run(_ outcomes: [Outcome], verb: RunResult.Verb = .test) -> RunResult {
    RunResult(verb: verb, suite: "examples", outcomes: outcomes, engine: ["cairo 1.16.0", "pango 1.50.12"])
  }

  /// One of everything.
  static let mixed: [Outcome] = {
    var changed = outcome("keypad", "iphone-6", .changed(difference), values: [landscape])
    changed.files.expected = "Snapshots/keypad/iphone-6.landscape.png"
    changed.files.actual = ".snapfarm/pending/keypad/iphone-6.landscape.png"
    changed.files.difference = ".snapfarm/report/images/05bf.png"
    return [
      outcome("keypad", "iphone-4s", .unchanged, diagnostics: [truncated]),
      outcome("keypad", "iphone-5", .unchanged, diagnostics: [truncated, note]),
      changed,
      outcome("card", "iphone-4s", taller),
      outcome("card", "iphone-5", .missing),
      outcome("card", "iphone-6", .unreadable(.lfsPointer)),
      outcome("launch", "iphone-4s", .error, diagnostics: [badFont]),
      outcome("launch", "iphone-5", .error, diagnostics: [noImage, badFont]),
      outcome("launch", "iphone-5", .error, values: [landscape], diagnostics: [badFont]),
    ]
  }()
}
