/// What drawing, fonts and image files can fail with; the sentences are written by Report.
package enum CanvasError: Error, Hashable, Sendable {
  /// Cairo's own status text.
  case cairo(String)
  /// A surface of this many pixels cannot be made; sides are 1 to 32767.
  case surfaceSize(width: Int, height: Int)
  /// The pictures on a page of a document take more than this many bytes.
  case pageMemory(limit: Int)
  /// A coordinate or length given to the named call was not a finite number.
  case notFinite(call: String)

  /// The file is there no more, or holds no font.
  case fontFileUnreadable(path: String)
  /// No face of that family; `available` are the families there are, sorted.
  case unknownFamily(String, available: [String])
  /// A style without any family.
  case noFamily
  /// A font size outside 0.1 to 4096 device pixels.
  case fontSize(Double)
  /// Pango took another face than the one asked for.
  case otherFaceLoaded(asked: FontFace, loaded: String)

  /// librsvg is not installed, or too old.
  case svgLibraryMissing(package: String, reason: String)
  /// Not an SVG document; librsvg's reason, or ours.
  case svgUnreadable(reason: String)
  /// The document has something that would not be drawn the same everywhere.
  case svgRefused(SVGRefusal)
  /// Neither width and height nor a viewBox.
  case svgWithoutSize
}
