/// Why a file is not a picture that we can take.
public enum PictureFault: Hashable, Sendable, Error {
  /// It does not begin as a PNG does.
  case notPNG
  /// A pointer of Git LFS stands in its place.
  case lfsPointer
  /// It ends before its last chunk does.
  case endsEarly
  /// The bytes of a chunk are not the ones that were written.
  case badChecksum(chunk: String)
  /// A chunk is missing, unknown but needed, or out of its place.
  case badChunk(String)
  /// A side that no picture has.
  case badSize(width: Int, height: Int)
  /// More pixels than `limits.maxImagePixels`.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// More pixels than fit into a quarter of `limits.maxMemory`.
  case tooMuchMemory(width: Int, height: Int, limit: Int)
  /// The compressed pixels are damaged.
  case badStream
  /// It begins as no kind of picture does.
  case notPicture
  /// It moves.
  case animated
  /// A kind of file that this version does not read.
  case kindNotBuilt(String)
  /// librsvg is not installed; `package` is Debian's.
  case noSVGLibrary(package: String)
  /// Something in an SVG that would not be drawn the same everywhere.
  case svgRefused(String)
  /// A filter in an SVG, which versions of librsvg draw differently, or not at all.
  case svgFilter(String)
  /// An SVG with more than any icon or drawing needs; `unit` is in the plural.
  case svgTooLarge(limit: Int, unit: String)
  /// An SVG without width, height and viewBox.
  case svgWithoutSize
  /// Anything else, in the words of the system or of the library that reads it.
  case unreadable(String)
}
