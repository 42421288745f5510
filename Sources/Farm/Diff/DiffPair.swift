import Graphics
import PNG
import Problems
import References

/// A file that has been read and whose chunks have been found, but whose pixels have not been inflated.
struct DiffPicture: Sendable {
  let bytes: [UInt8]
  let file: PNGFile

  var size: PixelSize { PixelSize(width: file.width, height: file.height) }

  /// Reads a file and finds its chunks.
  init(_ name: String, _ side: DiffSide, from source: DiffSource) throws(DiffFault) {
    bytes = try source.read(name, side)
    do throws(PNGError) {
      file = try PNGFile(bytes)
    } catch {
      throw .picture(side, PictureFault(error))
    }
    guard !size.exceeds(diffPixelLimit) else {
      throw .picture(side, .tooManyPixels(width: size.width, height: size.height, limit: diffPixelLimit))
    }
  }

  /// What is wrong with the pixels, which are decoded to know it; nil where nothing is.
  var fault: PictureFault? {
    do throws(PNGError) {
      _ = try file.decodeStraight(pixelLimit: diffPixelLimit)
      return nil
    } catch {
      return PictureFault(error)
    }
  }

  /// What decoding one picture, and two of its size comparing and painting, take at the worst, in bytes.
  var memoryNeed: Int {
    let (need, overflows) = size.pixels.multipliedReportingOverflow(by: 4 * MemoryBudget.copies)
    return overflows ? .max : need
  }
}

/// Two pictures to be compared.
struct DiffPair: Sendable {
  let a: DiffPicture
  let b: DiffPicture

  /// Reads both files.
  ///
  /// - Throws: What is wrong with either side; both are looked at.
  init(_ name: String, from source: DiffSource) throws(DiffFaults) {
    let sides = DiffSide.allCases.map { side in
      Result { () throws(DiffFault) in try DiffPicture(name, side, from: source) }
    }
    do throws(DiffFault) {
      (a, b) = (try sides[0].get(), try sides[1].get())
    } catch {
      throw DiffFaults(
        sides.compactMap { side in if case .failure(let fault) = side { fault } else { nil } })
    }
  }

  /// What decoding, comparing and painting take at the worst, in bytes.
  var memoryNeed: Int { max(a.memoryNeed, b.memoryNeed) }
}

/// The most pixels of a picture: a page of 2000 × 134,000, of which two take 2 GiB.
let diffPixelLimit = 1 << 28
