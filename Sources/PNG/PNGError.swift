/// Why a file could not be read as a picture.
package enum PNGError: Error, Hashable, Sendable {
  /// The file does not begin as a PNG does.
  case notPNG
  /// The file is what Git LFS leaves in place of a picture that was not fetched.
  case gitLFSPointer
  /// The file ends before its last chunk does.
  case endsEarly
  /// The bytes of a chunk are not the ones that were written.
  case badChecksum(chunk: String)
  /// A chunk is missing, unknown but needed, out of its place or not of its form.
  case badChunk(String)
  /// A side is 0 or above 2^31 - 1.
  case badSize(width: Int, height: Int)
  /// More pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The compressed pixels are damaged, too few or too many.
  case badStream
  /// Anything else, in libpng's words.
  case unreadable(String)
}
