import Files
import Graphics
import PNG
import Problems
import References
import Scene

/// The pictures of masks, each read once; one task owns it.
final class MaskPictures {
  private let suite: LoadedSuite
  private var read: [String: Result<Bitmap, Diagnostics>] = [:]

  init(suite: LoadedSuite) { self.suite = suite }

  /// The picture that a mask names.
  ///
  /// - Throws: E317 where it cannot be read.
  func picture(of mask: SuiteGlob) throws(Diagnostics) -> Bitmap {
    if let known = read[mask.pattern] { return try known.get() }
    let result = Result { () throws(Diagnostics) in try decode(mask) }
    read[mask.pattern] = result
    return try result.get()
  }

  private func decode(_ mask: SuiteGlob) throws(Diagnostics) -> Bitmap {
    let limits = suite.suite.limits
    let fault: PictureFault
    do {
      let bytes = try readFile(suite.folder.path(for: mask.pattern), limit: limits.maxFileSize)
      return try decodePNG(bytes, pixelLimit: limits.maxImagePixels)
    } catch let error as FileError {
      fault = .unreadable(error.reason)
    } catch let error as PNGError {
      fault = PictureFault(error)
    } catch {
      fault = .unreadable("\(error)")
    }
    throw Diagnostics([Diagnostic(.name(.badImage(mask.pattern, fault)), at: mask.location)])
  }
}
