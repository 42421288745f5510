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

  /// Compares a pair that has been read, paints what differs where that is wanted, and writes it.
  func finish(_ pair: DiffPair, named name: String, at index: Int) -> DiffOutcome {
    do throws(DiffFaults) {
      let chunks = colorChunkDifferences(pair.a.file, pair.b.file)
      var (finding, picture) = try compared(pair)
      finding.colorChunks = chunks
      guard finding.verdict.comparedPixels > 0 else { throw DiffFaults(.maskedWholly) }
      if !finding.verdict.passes {
        kept.keep(
          DiffPictures(expected: pair.a.bytes, actual: pair.b.bytes, difference: picture), at: index)
      }
      let path = try settle(picture, name)
      return DiffOutcome(name: name, status: .compared(finding), picture: path)
    } catch {
      return DiffOutcome(name: name, status: .failed(error.all))
    }
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
      return DiffOutcome(name: name, status: .failed([error]))
    }
  }

  private func compared(_ pair: DiffPair) throws(DiffFaults) -> (finding: DiffFinding, picture: [UInt8]?) {
    do throws(PNGPairError) {
      switch try decodePair(pair.a.file, pair.b.file, pixelLimit: diffPixelLimit) {
      case .same(let rung, let size):
        return (DiffFinding(verdict: sameVerdict(size), decidedBy: DiffDecision(rung)), nil)
      case .different(let expected, let actual):
        let comparison = comparison(expected: expected, actual: actual, options: options.comparison)
        let finding = DiffFinding(verdict: comparison.verdict, decidedBy: .differ)
        guard wantsPicture, finding.verdict.status != .identical, finding.verdict.comparedPixels > 0 else {
          return (finding, nil)
        }
        return (finding, paintedDifference(options.picture, expected: expected, actual: actual, comparison))
      }
    } catch {
      throw DiffFaults(.picture(error.side == .first ? .a : .b, PictureFault(error.error)))
    }
  }

  private var wantsPicture: Bool { options.output != nil || kept.isWanted }

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
