import Problems

/// Every case of `PictureFault` without its words, so that the table of sentences can be held to be complete.
enum PictureFaultCase: String, CaseIterable {
  case notPNG, lfsPointer, endsEarly, badChecksum, badChunk, badSize, tooManyPixels, tooMuchMemory, badStream,
    kindNotBuilt,
    notPicture, animated,
    noSVGLibrary, svgRefused, svgFilter, svgTooLarge, svgWithoutSize, unreadable

  /// Nil for a problem with anything else.
  init?(_ problem: Problem) {
    guard case .name(.badImage(_, let fault)) = problem else { return nil }
    self =
      switch fault {
      case .notPNG: .notPNG
      case .lfsPointer: .lfsPointer
      case .endsEarly: .endsEarly
      case .badChecksum: .badChecksum
      case .badChunk: .badChunk
      case .badSize: .badSize
      case .tooManyPixels: .tooManyPixels
      case .tooMuchMemory: .tooMuchMemory
      case .badStream: .badStream
      case .kindNotBuilt: .kindNotBuilt
      case .notPicture: .notPicture
      case .animated: .animated
      case .noSVGLibrary: .noSVGLibrary
      case .svgRefused: .svgRefused
      case .svgFilter: .svgFilter
      case .svgTooLarge: .svgTooLarge
      case .svgWithoutSize: .svgWithoutSize
      case .unreadable: .unreadable
      }
  }
}
