public import Graphics

/// Compares two pictures.
///
/// Colours that are not opaque are compared as straight ones over the background of the mode.
///
///     let verdict = compare(
///       expected: reference, actual: screen,
///       options: ComparisonOptions(mode: .yiq, forgivesAntialiasing: true, gates: Gates(maxForgiven: 40)))
///     if !verdict.passes { print(verdict.differentPixels, verdict.failedGates) }
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
///   - options: the rule, what may be found, and what is left out; those of no argument are the strictest.
/// - Returns: a verdict; pictures of different sizes are compared where both have pixels, upper left corner on upper
///   left corner. A mask that leaves nothing to compare fails.
public func compare(expected: Bitmap, actual: Bitmap, options: ComparisonOptions = ComparisonOptions()) -> Verdict {
  comparison(expected: expected, actual: actual, options: options).verdict
}

/// Compares two pictures as files store them; see the comparison of bitmaps.
package func compare(
  expected: StraightBitmap, actual: StraightBitmap, options: ComparisonOptions = ComparisonOptions()
) -> Verdict {
  comparison(expected: expected, actual: actual, options: options).verdict
}

/// Compares two pictures, and keeps what each pixel was found to be for whoever paints it.
package func comparison(
  expected: Bitmap, actual: Bitmap, options: ComparisonOptions = ComparisonOptions()
) -> Comparison {
  comparison(ComparedPicture(expected), ComparedPicture(actual), options)
}

/// Compares two pictures as files store them, and keeps what each pixel was found to be for whoever paints it.
///
/// - Parameters:
///   - expected: the picture that was to be.
///   - actual: the picture that is.
///   - options: the rule, what may be found, and what is left out.
///   - leavesShifts: whether `Details.shifts` are left empty, for a caller who gets them from `shifts` meanwhile.
/// - Returns: the verdict and the classes.
package func comparison(
  expected: StraightBitmap, actual: StraightBitmap, options: ComparisonOptions = ComparisonOptions(),
  leavesShifts: Bool = false
) -> Comparison {
  comparison(ComparedPicture(expected), ComparedPicture(actual), options, leavesShifts: leavesShifts)
}

/// The rule is the mode's; it can be given so that those of other versions can be tried.
func comparison(
  _ expected: ComparedPicture, _ actual: ComparedPicture, _ options: ComparisonOptions, rule: ColorRule? = nil,
  leavesShifts: Bool = false
) -> Comparison {
  let rule = rule ?? ColorRule(mode: options.mode, tolerance: options.tolerance)
  let findings = Findings(
    expected, actual, rule: rule, forgives: options.forgivesAntialiasing, mask: options.mask)
  var verdict = verdict(of: findings, expected.size, actual.size, options)
  if options.explains {
    verdict.details = details(of: findings, expected, actual)
    if !leavesShifts, verdict.details != nil {
      verdict.details?.shifts = shifts(
        expected: expected.straight, actual: actual.straight, box: findings.tally.box)
    }
  }
  verdict.failedGates = options.gates.failures(verdict) {
    (verdict.details?.densestWindow ?? densestWindow(of: findings))?.differentPixels ?? 0
  }
  verdict.status = status(of: verdict, isClean: findings.tally.isClean)
  return Comparison(verdict: verdict, classes: findings.classes)
}

private func verdict(
  of findings: Findings, _ expected: PixelSize, _ actual: PixelSize, _ options: ComparisonOptions
) -> Verdict {
  let tally = findings.tally
  return Verdict(
    status: .different, mode: options.mode, expectedSize: expected, actualSize: actual,
    comparedPixels: findings.size.pixels - findings.maskedPixels, maskedPixels: findings.maskedPixels,
    maskCoversNothing: options.mask != nil && findings.maskedPixels == 0,
    differentPixels: tally.different.count, maxChannelDelta: tally.different.max,
    meanChannelDelta: tally.different.mean, forgivenAntialiasing: tally.forgiven,
    belowThreshold: BelowThreshold(count: tally.below.count, max: tally.below.max, mean: tally.below.mean),
    box: tally.box)
}

/// All but the shifts; nil where no pixel differs and the sizes are the same.
private func details(of findings: Findings, _ expected: ComparedPicture, _ actual: ComparedPicture) -> Details? {
  let box = findings.tally.box
  guard box != nil || expected.size != actual.size else { return nil }
  let summary = box.flatMap { box in findings.classes.map { clusters(in: $0, box: box) } }
  let nowhere = DensestWindow(
    size: Gates.windowSize, box: PixelRect(x: 0, y: 0, width: 0, height: 0), differentPixels: 0)
  return Details(
    clusterCount: summary?.count ?? 0, clusters: summary?.largest ?? [],
    densestWindow: densestWindow(of: findings) ?? nowhere, shifts: [])
}

private func densestWindow(of findings: Findings) -> DensestWindow? {
  guard let classes = findings.classes, let box = findings.tally.box else { return nil }
  return densestWindow(in: classes, size: Gates.windowSize, box: box)
}

private func status(of verdict: Verdict, isClean: Bool) -> Verdict.Status {
  if verdict.expectedSize != verdict.actualSize { return .sizeChanged }
  if !verdict.failedGates.isEmpty { return .different }
  return isClean ? .identical : .withinTolerance
}
