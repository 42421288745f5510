import Compare
import Digest
import Graphics
import PNG
import Problems
import References
import Scene

extension FinishingStep {
  /// Compares a picture with its reference, the cheapest question first: the digest that the reference carries, then
  /// decoded pixels.
  func test(_ drawing: borrowing Drawing, of job: Job, _ outcome: inout Outcome) throws {
    outcome.files.expected = references.picturePath(of: drawing.identity)
    guard !drawing.hasErrors else { return try keepUnusable(drawing, &outcome) }
    let rules = try ComparisonRules(for: job, on: drawing.layout, of: suite.suite, pictures: masks)
    outcome.masks = rules.masks
    switch references.entry(for: drawing.identity) {
    case .missing where options.recordsMissing:
      try store(drawing, companion(of: drawing))
      outcome.status = .recorded
      try pending.remove(drawing.identity)
    case .missing:
      outcome.status = .missing
      outcome.files.expected = nil
      try leave(drawing, base: .missing, &outcome)
    case .problem(let problem):
      outcome.status = .unreadable(problem)
      try pending.remove(drawing.identity)
    case .picture(let reference):
      noteColors(of: reference, &outcome)
      try compare(drawing, with: reference, by: rules, &outcome)
    }
  }

  private func compare(
    _ drawing: borrowing Drawing, with reference: StoredPicture, by rules: ComparisonRules, _ outcome: inout Outcome
  ) throws {
    if !options.decodesReferences, reference.provenance?.pixels == drawing.pixels {
      return try settleEqual(drawing, rules, &outcome)
    }
    let expected: Bitmap
    do {
      expected = try reference.decode(pixelLimit: suite.suite.limits.maxImagePixels)
    } catch {
      outcome.status = .unreadable(error)
      return try pending.remove(drawing.identity)
    }
    let actual = try drawing.bitmap()
    let comparison = comparison(expected: expected, actual: actual, options: rules.options)
    let verdict = comparison.verdict
    outcome.maskedPixels = verdict.maskedPixels
    outcome.leftOut = rules.options.mask?.shapes ?? []
    if verdict.isIdentical { return try settleEqual(drawing, rules, &outcome) }
    if verdict.passes {
      outcome.status = .withinTolerance(verdict)
      outcome.reason = rules.reason
      return try pending.remove(drawing.identity)
    }
    if options.recordsChanged {
      try store(drawing, companion(of: drawing))
      outcome.status = .updated
      return try pending.remove(drawing.identity)
    }
    outcome.status = verdict.status == .sizeChanged ? .sizeChanged(verdict) : .changed(verdict)
    outcome.changeDigest = verdict.changeDigest(expected: expected, actual: actual)
    let isOtherEngine = reference.provenance.map { !engine.isMeant(by: $0.engine) } ?? false
    outcome.engineDiffers = isOtherEngine && !options.allowsEngineMismatch
    try leave(drawing, base: .file(reference.digest), &outcome)
    let painter = DifferencePainter(
      expected: StraightBitmap(expected), actual: StraightBitmap(actual), comparison: comparison)
    try writeDifference(FramedSpecks(verdict).drawn(on: painter.overlay()), &outcome)
  }

  /// A picture saved with the profile of a screen has other values for the same colours, and nobody sees why it differs.
  private func noteColors(of reference: StoredPicture, _ outcome: inout Outcome) {
    let chunks = reference.foreignChunks
    guard !chunks.isEmpty, let file = outcome.files.expected else { return }
    let problem = SuiteProblem.foreignColors(file: file, chunks: chunks)
    outcome.diagnostics.append(Diagnostic(.suite(problem), severity: .warning, at: outcome.source))
  }

  /// Equal pixels pass; a companion that reads differently is left to be accepted, and said.
  private func settleEqual(
    _ drawing: borrowing Drawing, _ rules: ComparisonRules, _ outcome: inout Outcome
  ) throws {
    outcome.status = .unchanged
    try pending.remove(drawing.identity)
    if let tolerance = rules.tolerance {
      let problem = SuiteProblem.toleranceNotNeeded(reason: tolerance.settings.reason ?? "")
      outcome.diagnostics.append(Diagnostic(.suite(problem), severity: .note, at: tolerance.rule.location))
    }
    // Behind a mask the pixels may differ, and then so does what the companion says of them.
    guard outcome.maskedPixels == 0, let companion = companion(of: drawing) else { return }
    guard references.companion(of: drawing.identity) != Array(companion.utf8) else { return }
    outcome.companionDiffers = true
    try pending.write(nil, companion: companion, for: drawing.identity)
  }

  private func leave(_ drawing: borrowing Drawing, base: Provenance.Base, _ outcome: inout Outcome) throws {
    let companion = companion(of: drawing)
    let companionDigest = companion.map { Provenance.Base.file(ContentDigest(Array($0.utf8))) } ?? .missing
    let level = options.pngLevel ?? CompressionLevel.pending
    let picture = encode(drawing, level: level, base: base, companion: companionDigest)
    try pending.write(picture, companion: companion, for: drawing.identity)
    outcome.files.actual = pending.picturePath(of: drawing.identity)
  }

  /// A picture with something missing in it is kept to be looked at, where nothing can accept it.
  private func keepUnusable(_ drawing: borrowing Drawing, _ outcome: inout Outcome) throws {
    outcome.status = .error
    try pending.remove(drawing.identity)
    let picture = encode(drawing, level: options.pngLevel ?? CompressionLevel.pending)
    outcome.files.actual = try writeResult(
      picture, to: suite.suite.results + "/results", ending: ".error.png", drawing.identity)
  }

  private func writeDifference(_ picture: DifferencePicture, _ outcome: inout Outcome) throws {
    let encoded =
      switch picture {
      case .indexed(let picture): EncodedPNG(picture, level: CompressionLevel.pending)
      case .bitmap(let picture): EncodedPNG(picture, level: CompressionLevel.pending)
      }
    let bytes = encoded.file()
    outcome.files.difference = try writeResult(bytes, to: suite.suite.differences, ending: ".png", outcome.identity)
  }
}
