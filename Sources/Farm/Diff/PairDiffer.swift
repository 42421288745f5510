import Compare
import Graphics
import PNG

/// What compares one pair after the other; it is a value and may be used on any task.
struct PairDiffer: Sendable {
  let source: DiffSource
  let options: DiffOptions
  let kept: KeptPairs
  let areFolders: Bool

  /// Compares a pair that has been decoded, paints what differs where that is wanted, and writes it.
  func finish(_ pair: DecodedPair, named name: String, at index: Int) -> DiffOutcome {
    let (finding, painted) = compared(pair)
    let verdict = finding.verdict
    guard verdict.comparedPixels > 0 else { return fail(DiffFaults(.maskedWholly), name) }
    if finding.decidedBy == .differ {
      let pictures = DiffPictures(expected: pair.files?.a, actual: pair.files?.b, difference: painted.pane)
      (verdict.passes ? kept.allowed : kept.failed).keep(pictures, at: index)
    }
    do throws(DiffFault) {
      return DiffOutcome(name: name, status: .compared(finding), picture: try settle(painted.file, name))
    } catch {
      return fail(DiffFaults(error), name)
    }
  }

  /// A pair that could not be compared; nothing is known of the picture of an earlier run, so it stays.
  func fail(_ faults: DiffFaults, _ name: String) -> DiffOutcome {
    DiffOutcome(name: name, status: .failed(faults.all))
  }

  /// A picture that only one folder has, and that has been found sound.
  func finish(_ picture: DiffPicture, onlyIn side: DiffSide, named name: String, at index: Int) -> DiffOutcome {
    let bytes = picture.bytes
    kept.failed.keep(side == .a ? DiffPictures(expected: bytes) : DiffPictures(actual: bytes), at: index)
    _ = try? settle(nil, name)
    return DiffOutcome(name: name, status: side == .a ? .removed(picture.size) : .added(picture.size))
  }

  private func compared(_ pair: DecodedPair) -> (finding: DiffFinding, painted: PaintedPictures) {
    switch pair.pictures {
    case .same(let rung, let size):
      let verdict = sameVerdict(size)
      return (
        DiffFinding(verdict: verdict, decidedBy: DiffDecision(rung), colorChunks: pair.colorChunks), PaintedPictures()
      )
    case .different(let expected, let actual):
      let (verdict, painted) = compared(expected, actual)
      return (DiffFinding(verdict: verdict, decidedBy: .differ, colorChunks: pair.colorChunks), painted)
    }
  }

  private func compared(_ expected: StraightBitmap, _ actual: StraightBitmap) -> (Verdict, PaintedPictures) {
    // Of folders, other pairs keep the other processors busy.
    let splits = !areFolders && expected.pixels.count >= 1 << 16
    var comparison = comparison(
      expected: expected, actual: actual, options: options.comparison, leavesShifts: splits)
    var verdict = comparison.verdict
    guard verdict.comparedPixels > 0 else { return (verdict, PaintedPictures()) }
    var painted = PaintedPictures()
    let paint = { painted = paintedPictures(of: &comparison, expected, actual) }
    guard splits, verdict.details != nil else {
      paint()
      return (verdict, painted)
    }
    var found: [Shift] = []
    // What the second one needs for a while finds room where the files have been.
    onTwoThreads(paint, { found = shifts(expected: expected, actual: actual, box: verdict.box) })
    verdict.details?.shifts = found
    return (verdict, painted)
  }

  private func paintedPictures(
    of comparison: inout Comparison, _ expected: StraightBitmap, _ actual: StraightBitmap
  ) -> PaintedPictures {
    // Where nothing differs there is nothing to write; a page shows what masks cover.
    let wantsFile = options.output != nil && comparison.verdict.status != .identical
    return PaintedPictures(wantsFile: wantsFile, wantsPane: kept.isWanted, options.picture) { kind in
      // An overlay comes last and is painted in the memory of the classes, which others leave to it.
      guard kind != .overlay else {
        return paintedDifference(kind, expected: expected, actual: actual, taking: &comparison)
      }
      var copy = comparison
      return paintedDifference(kind, expected: expected, actual: actual, taking: &copy)
    }
  }

  /// The verdict on equal pictures; masks are laid over them all the same, because one may cover nothing, or all.
  private func sameVerdict(_ size: PixelSize) -> Verdict {
    let (mode, mask) = (options.comparison.mode, options.comparison.mask)
    let raster = mask.map { $0.rasterised(width: size.width, height: size.height) } ?? []
    let masked = raster.count { $0 == PixelClasses.masked }
    return Verdict(
      status: .identical, mode: mode, expectedSize: size, actualSize: size, comparedPixels: size.pixels - masked,
      maskedPixels: masked, maskCoversNothing: mask != nil && masked == 0)
  }

  /// Writes the picture of a difference; where there is none, the one of an earlier run goes.
  ///
  /// - Returns: Where it was written, as people typed it.
  private func settle(_ picture: [UInt8]?, _ name: String) throws(DiffFault) -> String? {
    guard let file = DifferenceFile(name, options, areFolders: areFolders) else { return nil }
    guard let picture else {
      try file.removeOld()
      return nil
    }
    return try file.write(picture)
  }
}
