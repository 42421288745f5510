package import Graphics
internal import PNG

/// A picture out of a file.
package struct DecodedPicture: Hashable, Sendable {
  /// The pixels, premultiplied, the right way up.
  package var bitmap: Bitmap
  /// What viewers that heed it show differently.
  package var remark: ColorRemark?
  /// Whether other programs that read SVG show the file in the same way: not all know WebP, Exif and inks.
  package var isPlain = true
}

/// What a file says about its colours or its turn, and is not heeded.
package enum ColorRemark: Hashable, Sendable {
  /// A profile, or values of gamma and primaries, other than sRGB's; the name is the profile's own, or empty.
  case profile(name: String)
  /// Inks, which only a profile would make colours of; they are taken as plain complements.
  case inks
}

/// Reads a PNG, JPEG or WebP; which of them it is, its first bytes tell.
///
/// Stored values are taken as sRGB. A JPEG is turned as its Exif orientation says, which is what browsers do; in other
/// files that says nothing.
///
/// - Parameters:
///   - file: The whole file.
///   - pixelLimit: How many pixels the picture may have; looked at before memory is asked for.
/// - Returns: The picture, and what of the file was not heeded.
/// - Throws: An error for every file that is damaged, where that can be seen; never a picture in part.
package func decodePicture(_ file: [UInt8], pixelLimit: Int) throws(PictureError) -> DecodedPicture {
  switch PictureKind(file) {
  case .png: try decodePNGPicture(file, pixelLimit: pixelLimit)
  case .jpeg: try JPEGFile(file).decode(pixelLimit: pixelLimit)
  case .webP: try WebPFile(file).decode(pixelLimit: pixelLimit)
  case .some(let kind): throw .unreadKind(kind)
  case nil: throw errorOfUnknownKind(file)
  }
}

/// The size that a picture will have once decoded, the right way up, as its header says.
package func readPictureSize(_ file: [UInt8]) throws(PictureError) -> PixelSize {
  switch PictureKind(file) {
  case .png:
    guard let size = readPNGSize(file) else { throw .png(.badChunk("IHDR")) }
    return size
  case .jpeg: return try JPEGFile(file).orientedSize
  case .webP: return try WebPFile(file).size
  case .some(let kind): throw .unreadKind(kind)
  case nil: throw errorOfUnknownKind(file)
  }
}

private func decodePNGPicture(_ file: [UInt8], pixelLimit: Int) throws(PictureError) -> DecodedPicture {
  do {
    let png = try PNGFile(file)
    return DecodedPicture(bitmap: try png.decode(pixelLimit: pixelLimit), remark: remark(on: png.colorMeaning))
  } catch {
    throw .png(error)
  }
}

private func remark(on colors: ColorMeaning) -> ColorRemark? {
  switch colors {
  case .standard: return nil
  case .profile(let bytes):
    let profile = ICCProfile(bytes)
    return profile.isStandard ? nil : .profile(name: profile.name)
  case .other: return .profile(name: "")
  }
}

/// A pointer of Git LFS is told as one, whatever picture it stands for.
private func errorOfUnknownKind(_ file: [UInt8]) -> PictureError {
  do {
    _ = try PNGFile(file)
  } catch {
    if error == .gitLFSPointer { return .png(error) }
  }
  return .notPicture
}

/// Throws where a picture has no pixels or too many.
func checkSize(_ size: PixelSize, pixelLimit: Int) throws(PictureError) {
  guard size.width > 0, size.height > 0 else { throw .badSize(width: size.width, height: size.height) }
  guard !size.exceeds(pixelLimit) else {
    throw .tooManyPixels(width: size.width, height: size.height, limit: pixelLimit)
  }
}
