import Canvas
import Graphics

/// The blurred shapes drawn so far, which the cards of a list have in common.
///
/// One worker may keep one for all its pictures: what comes out does not depend on what is in it.
package final class ShadowTiles {
  struct Key: Hashable {
    let shape: RoundedRect
    let sigma: Size
  }

  private let limit: Int
  private var tiles: [Key: Coverage] = [:]
  private var size = 0

  /// Makes an empty collection, which never keeps more than a number of bytes.
  package init(limit: Int = 8 << 20) { self.limit = limit }

  subscript(key: Key) -> Coverage? {
    get { tiles[key] }
    set {
      guard let newValue, tiles[key] == nil, newValue.bytes.count <= limit else { return }
      if size + newValue.bytes.count > limit {
        tiles = [:]
        size = 0
      }
      tiles[key] = newValue
      size += newValue.bytes.count
    }
  }
}
