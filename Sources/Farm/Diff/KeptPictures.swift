import Synchronization

/// The pictures of the first pairs by name, as many as fit into a number of bytes.
///
/// Which are kept depends on sizes and order only, not on who is done first: as soon as the pictures that have come so
/// far take more than there is room for, those behind can be dropped, because more of them would only take more.
package final class KeptPictures: Sendable {
  private struct State {
    /// In the order of `index`.
    var kept: [(index: Int, pictures: DiffPictures)] = []
    /// From this one on nothing is kept.
    var end = Int.max
  }

  private let limit: Int
  private let state = Mutex(State())

  package init(limit: Int) { self.limit = limit }

  /// Whether anything may be kept at all.
  var isWanted: Bool { limit > 0 }

  /// Takes the pictures of a pair, unless there is no room for them.
  package func keep(_ pictures: DiffPictures, at index: Int) {
    guard pictures.byteCount > 0 else { return }
    state.withLock { state in
      guard index < state.end else { return }
      let place = state.kept.firstIndex { $0.index > index } ?? state.kept.count
      state.kept.insert((index, pictures), at: place)
      var room = limit
      for (place, entry) in state.kept.enumerated() {
        room -= entry.pictures.byteCount
        guard room < 0 else { continue }
        state.end = entry.index
        state.kept.removeSubrange(place...)
        return
      }
    }
  }

  /// The pictures of a pair; nil where there are none, or where there was no room.
  package subscript(index: Int) -> DiffPictures? {
    state.withLock { state in state.kept.first { $0.index == index }?.pictures }
  }

  /// Whether pictures were left out for want of room.
  package var leftSomeOut: Bool { state.withLock { $0.end < .max } }
}
