import Files
package import Graphics
import PNG
import Problems
import References

/// Reads the picture of a mask by its absolute path.
package func readMask(_ path: String, typed: String) throws(MaskFault) -> Bitmap {
  let bytes: [UInt8]
  do throws(FileError) {
    bytes = try readFile(path, limit: 1 << 30)
  } catch {
    throw MaskFault(file: typed, fault: .unreadable(error.reason))
  }
  do throws(PNGError) {
    return try decodePNG(bytes, pixelLimit: diffPixelLimit)
  } catch {
    throw MaskFault(file: typed, fault: PictureFault(error))
  }
}
