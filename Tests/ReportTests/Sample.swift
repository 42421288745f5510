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
    if case .changed(let verdict) = status { outcome.verdict = verdict }
    return outcome
  }

  static let difference = Verdict(
    status: .different, expectedSize: PixelSize(width: 750, height: 1334),
    actualSize: PixelSize(width: 750, height: 1334), comparedPixels: 1_000_500, differentPixels: 1234,
    maxChannelDelta: 255, meanChannelDelta: 190.94, box: PixelRect(x: 12, y: 30, width: 40, height: 18))

  static let taller = Outcome.Status.sizeChanged(
    expected: PixelSize(width: 640, height: 960), actual: PixelSize(width: 640, height: 980))

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
