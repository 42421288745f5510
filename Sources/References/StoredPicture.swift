package import Digest
package import Graphics
internal import PNG
package import Problems

/// A picture file of the store, its chunks found and its pixels not yet inflated.
package struct StoredPicture: Sendable {
  /// The bytes of the file.
  package let bytes: [UInt8]
  /// The size in pixels.
  package let size: PixelSize
  /// What it says about itself, if that is about this image stream.
  package let provenance: Provenance?
  private let file: PNGFile

  /// Finds the chunks of a file.
  package init(_ bytes: [UInt8]) throws(PictureFault) {
    do {
      file = try PNGFile(bytes)
    } catch {
      throw PictureFault(error)
    }
    self.bytes = bytes
    size = PixelSize(width: file.width, height: file.height)
    let claimed = file.provenance.flatMap { Provenance($0) }
    provenance = claimed?.stream == file.streamDigest ? claimed : nil
  }

  /// The digest of the whole file.
  package var digest: ContentDigest { ContentDigest(bytes) }

  /// The chunks by which viewers may show other colours than those that are compared, by name.
  package var foreignChunks: [String] { file.foreignChunks }

  /// Inflates the pixels.
  package func decode(pixelLimit: Int) throws(PictureFault) -> Bitmap {
    do {
      return try file.decode(pixelLimit: pixelLimit)
    } catch {
      throw PictureFault(error)
    }
  }
}
