package import PNG

/// Why a file could not be read as a picture.
package enum PictureError: Error, Hashable, Sendable {
  /// It begins as no kind of picture does.
  case notPicture
  /// A kind of picture that is not read.
  case unreadKind(PictureKind)
  /// What is wrong with a PNG, or with what stands in its place.
  case png(PNGError)
  /// The file ends before the picture does.
  case endsEarly
  /// A side is 0.
  case badSize(width: Int, height: Int)
  /// More pixels than allowed.
  case tooManyPixels(width: Int, height: Int, limit: Int)
  /// The compressed pixels are damaged, or fewer than the size needs.
  case badStream
  /// A moving picture.
  case animated
  /// Anything else, in the words of the library that reads it.
  case unreadable(String)
}
