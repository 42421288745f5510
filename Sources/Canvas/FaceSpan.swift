/// A stretch of text that is set in one face.
struct FaceSpan: Equatable {
  /// Where it begins and ends, in UTF-8 bytes.
  var bytes: Range<Int>
  /// The number of the face among the style's.
  let face: Int
}

extension FaceSpan {
  /// Chooses a face for each character: the first that has all of it, or else its first scalar, or else the first face.
  ///
  /// Done here and not by Pango, whose choice depends on its version and on the languages of the host's environment.
  static func spans(of text: String, in faces: FaceList) throws(CanvasError) -> [FaceSpan] {
    var spans: [FaceSpan] = []
    var start = 0
    for character in text {
      let end = start + character.utf8.count
      let face = try face(for: character, in: faces)
      if let last = spans.indices.last, spans[last].face == face {
        spans[last].bytes = spans[last].bytes.lowerBound..<end
      } else {
        spans.append(FaceSpan(bytes: start..<end, face: face))
      }
      start = end
    }
    return spans
  }

  private static func face(for character: Character, in faces: FaceList) throws(CanvasError) -> Int {
    let needed = character.unicodeScalars.filter { !$0.isInvisible }
    guard let first = needed.first else { return 0 }
    if let whole = try faces.first(having: Array(needed)) { return whole }
    let part = try faces.first(having: [first]) ?? 0
    try faces.face(part).prepareBoxes(faces.context)
    return part
  }
}

extension Unicode.Scalar {
  /// Whether it has no picture of its own, so that no font needs to have it: controls, joiners, soft hyphens, marks of
  /// direction, variation selectors.
  var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: properties.isDefaultIgnorableCodePoint
    }
  }
}
