import Synchronization

/// The font maps that nobody uses at the moment, by the faces they have.
///
/// There are never more than there were font sets at one time for each list of faces. Font files are taken not to change
/// while the process lives.
enum FontMapPool {
  private static let free = Mutex<[[FontFace]: [FontMap]]>([:])

  /// A map with some faces, made where none is free.
  /// - Throws: `fontFileUnreadable` for a file that is gone or no font.
  static func take(_ faces: [FontFace]) throws(CanvasError) -> FontMap {
    if let known = free.withLock({ $0[faces]?.popLast() }) { return known }
    return try FontMap(faces: faces)
  }

  /// Keeps a map for the next owner, with its faces but without its texts.
  static func giveBack(_ map: FontMap, of faces: [FontFace]) {
    map.cache.removeTexts()
    free.withLock { $0[faces, default: []].append(map) }
  }
}
