package import Graphics

/// The declared fonts, and nothing of the host's, ready to shape and draw with.
///
/// One worker owns one set; it cannot be shared. Everything it gives back is a value.
package struct FontSet: ~Copyable {
  /// The faces it was made from.
  package let faces: [FontFace]
  private let map: FontMap

  /// Reads the files of some faces.
  /// - Throws: `fontFileUnreadable` for a file that is gone or no font.
  package init(faces: [FontFace]) throws(CanvasError) {
    self.faces = faces
    map = try FontMapPool.take(faces)
  }

  deinit { FontMapPool.giveBack(map, of: faces) }

  var context: OpaquePointer { map.context }
  var cache: ShapingCache { map.cache }

  /// The faces a style is set in, in its order of families.
  /// - Throws: `unknownFamily`, `noFamily`.
  package func matchedFaces(for style: TextStyle) throws(CanvasError) -> [FontFace] {
    guard !style.families.isEmpty else { throw .noFamily }
    var matched: [FontFace] = []
    for family in style.families {
      let name = FamilyName(family)
      let ofFamily = faces.filter { FamilyName($0.family) == name }
      guard let face = ofFamily.matching(weight: style.weight, italic: style.isItalic) else {
        throw .unknownFamily(family, available: availableFamilies())
      }
      matched.append(face)
    }
    return matched
  }

  /// The measures of the first family's face.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func metrics(for style: TextStyle) throws(CanvasError) -> FontMetrics {
    try loadedFaces(for: style).face(0).metrics
  }

  func loadedFaces(for style: TextStyle) throws(CanvasError) -> FaceList {
    let key = FaceRequest(style)
    if let known = cache.faces[key] { return known }
    guard style.size >= 0.1, style.size <= 4096 else { throw .fontSize(style.size) }
    let loaded = FaceList(
      try matchedFaces(for: style), size: style.size, variations: style.variations, context: context)
    cache.faces[key] = loaded
    return loaded
  }

  private func availableFamilies() -> [String] {
    Set(faces.map(\.family)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
