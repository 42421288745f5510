/// Lets pairs into memory as long as there is room, the others wait in line.
actor MemoryGate {
  private let room: Int
  private var free: Int
  private var waiting: [(need: Int, continuation: CheckedContinuation<Void, Never>)] = []

  init(room: Int) {
    self.room = max(1, room)
    free = self.room
  }

  /// Waits until there is room for so many bytes; what needs more than all of it waits until it is alone.
  ///
  /// - Returns: What has to be given back.
  func enter(_ need: Int) async -> Int {
    let need = max(0, min(need, room))
    if waiting.isEmpty, need <= free {
      free -= need
    } else {
      await withCheckedContinuation { waiting.append((need, $0)) }
    }
    return need
  }

  /// Gives room back.
  func leave(_ taken: Int) {
    free += taken
    while let first = waiting.first, first.need <= free {
      free -= first.need
      waiting.removeFirst().continuation.resume()
    }
  }
}
