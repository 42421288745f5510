import Compare
import Files
import Graphics
import PNG
import Problems
import References

/// What compares one pair after the other; it is a value and may be used on any task.
struct PairDiffer: Sendable {
  let source: DiffSource
  let options: DiffOptions
  let kept: KeptPictures
  let areFolders: Bool

  /// Compares a pair that has been decoded, paints what differs where that is wanted, and writes it.
  func finish(_ pair: DecodedPair, named name: String, at index: Int) -> DiffOutcome {
    do throws(DiffFaults) {
      let (finding, picture) = compared(pair)
      guard finding.verdict.comparedPixels > 0 else { throw DiffFaults(.maskedWholly) }
      if !finding.verdict.passes {
        kept.keep(DiffPictures(expected: pair.files?.a, actual: pair.files?.b, difference: picture), at: index)
      }
      return DiffOutcome(name: name, status: .compared(finding), picture: try settle(picture, name))
    } catch {
      return fail(error, name)
    }
  }

  /// A pair that could not be compared; a picture of an earlier run would tell of something else.
  func fail(_ faults: DiffFaults, _ name: String) -> DiffOutcome {
    _ = try? settle(nil, name)
    return DiffOutcome(name: name, status: .failed(faults.all))
  }

  /// A picture that only one folder has; it must be one all the same.
  func finish(onlyIn side: DiffSide, named name: String, at index: Int) -> DiffOutcome {
    do throws(DiffFault) {
      let picture = try DiffPicture(name, side, from: source)
      let bytes = picture.bytes
      kept.keep(side == .a ? DiffPictures(expected: bytes) : DiffPictures(actual: bytes), at: index)
      _ = try? settle(nil, name)
      return DiffOutcome(name: name, status: side == .a ? .removed(picture.size) : .added(picture.size))
    } catch {
      return fail(DiffFaults(error), name)
    }
  }

  private func compared(_ pair: DecodedPair) -> (finding: DiffFinding, picture: [UInt8]?) {
    switch pair.pictures {
    case .same(let rung, let size):
      let verdict = sameVerdict(size)
      return (
        DiffFinding(verdict: verdict, decidedBy: DiffDecision(rung), colorChunks: pair.colorChunks), nil
      )
    case .different(let expected, let actual):
      let (verdict, picture) = compared(expected, actual)
      return (DiffFinding(verdict: verdict, decidedBy: .differ, colorChunks: pair.colorChunks), picture)
    }
  }

  private func compared(_ expected: StraightBitmap, _ actual: StraightBitmap) -> (Verdict, picture: [UInt8]?) {
    // Of folders, other pairs keep the other processors busy.
    let splits = !areFolders && expected.pixels.count >= 1 << 16
    var comparison = comparison(
      expected: expected, actual: actual, options: options.comparison, leavesShifts: splits)
    var verdict = comparison.verdict
    var picture: [UInt8]?
    let paint = {
      guard wantsPicture(of: comparison.verdict) else { return }
      picture = paintedDifference(options.picture, expected: expected, actual: actual, taking: &comparison)
    }
    guard splits, verdict.details != nil else {
      paint()
      return (verdict, picture)
    }
    var found: [Shift] = []
    // What the second one needs for a while finds room where the files have been.
    onTwoThreads(paint, { found = shifts(expected: expected, actual: actual, box: verdict.box) })
    verdict.details?.shifts = found
    return (verdict, picture)
  }

  /// Where nothing differs or nothing was compared there is nothing to show; a page shows failures only.
  private func wantsPicture(of verdict: Verdict) -> Bool {
    guard verdict.status != .identical, verdict.comparedPixels > 0 else { return false }
    return options.output != nil || (kept.isWanted && !verdict.passes)
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
  private func settle(_ picture: [UInt8]?, _ name: String) throws(DiffFaults) -> String? {
    guard let output = options.output else { return nil }
    let path = areFolders ? FilePaths.join(output, name) : output
    let typed = areFolders ? FilePaths.join(options.typedOutput, name) : options.typedOutput
    do throws(FileError) {
      guard let picture else {
        if isOldPicture(path) { try removeFile(path) }
        return nil
      }
      try writeFile(picture, to: path, isDurable: false)
      return typed
    } catch {
      throw DiffFaults(.unwritable(file: typed, reason: error.reason))
    }
  }

  /// Only what looks like a picture of ours is removed.
  private func isOldPicture(_ path: String) -> Bool {
    guard fileExists(path), let bytes = try? readFile(path, limit: 1 << 30) else { return false }
    return readPNGSize(bytes) != nil
  }
}
