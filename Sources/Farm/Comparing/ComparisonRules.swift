import Compare
import Devices
import Graphics
import Layout
import Problems
import Scene

/// How one snapshot is compared, as its suite and scene say it.
struct ComparisonRules {
  /// When pixels differ, what may, and what is left out.
  var options = ComparisonOptions()
  /// Why it may differ; nil where it may not.
  var reason: String?
  /// The tolerance that applies, which has to be needed.
  var tolerance: ToleranceRule?
  /// The masks that are about this snapshot, and whether they leave anything out.
  var masks: [MaskUse] = []
}

extension ComparisonRules {
  /// Finds the rules of a snapshot, for whose masks the views were placed.
  ///
  /// - Throws: A picture of a mask that cannot be read, and masks that leave nothing to compare.
  init(
    for job: Job, on layout: LayoutResult, of suite: Suite, pictures: MaskPictures
  ) throws(Diagnostics) {
    let context = ConditionContext(environment: job.environment, groups: suite.groups)
    let isMeant = { (rule: MatrixRule) in rule.isAbout(job.scene) && context.satisfies(rule.condition) }
    tolerance = suite.tolerances.last { isMeant($0.rule) }
    let settings = tolerance.map { $0.settings.completed(by: suite.compare) } ?? suite.compare
    reason = settings.reason
    options = ComparisonOptions(settings)
    let rules = (job.scene.masks ?? suite.masks).filter { isMeant($0.rule) }
    guard !rules.isEmpty else { return }
    let masks = try rules.map { mask throws(Diagnostics) in
      try PlacedMask(mask, on: layout, pictures: pictures)
    }
    self.masks = masks.map(\.use)
    let regions = masks.flatMap(\.regions)
    guard !regions.isEmpty else { return }
    let mask = Mask(regions)
    if mask.coversAll(width: layout.width, height: layout.height), let rule = rules.first {
      let problem = SuiteProblem.maskCoversEverything(scene: job.scene.name, device: job.environment.device.id)
      throw Diagnostics([Diagnostic(.suite(problem), at: rule.rule.location)])
    }
    options.mask = mask
  }
}

extension ComparisonOptions {
  fileprivate init(_ settings: ComparisonSettings) {
    let gates = Gates(
      maxDiffPixels: settings.maxDiffPixels, maxDiffRatio: settings.maxDiffRatio,
      maxChannelDelta: settings.maxChannelDelta, maxWindowDiff: settings.maxWindowDiff,
      maxForgiven: settings.maxForgiven ?? 0, maxSubthresholdMean: settings.maxSubthresholdMean ?? 0)
    self.init(
      mode: ComparisonMode(settings.mode ?? .exact), colorTolerance: settings.colorTolerance,
      forgivesAntialiasing: settings.forgivesAntialiasing ?? false, gates: gates)
  }
}

extension ComparisonMode {
  fileprivate init(_ mode: ComparisonSettings.Mode) {
    self =
      switch mode {
      case .exact: .exact
      case .yiq: .yiq
      case .yiqWhite: .yiqWhite
      case .oklab: .oklab
      }
  }
}

extension Mask {
  /// Whether every pixel is left out; only where that is possible are pixels looked at.
  fileprivate func coversAll(width: Int, height: Int) -> Bool {
    var area = 0
    let areRects = regions.allSatisfy { region in
      guard case .rect(let rect) = region else { return false }
      area += rect.width * rect.height
      return true
    }
    if areRects, area < width * height { return false }
    return !rasterised(width: width, height: height).contains(PixelClasses.equal)
  }
}
