/// Numbers hashes in the order in which they first come, from 0.
struct HashNumbers {
  private var slots: [Int32]
  private var keys: [UInt64] = []
  private let shift: UInt64

  /// Makes room for so many hashes.
  init(capacity: Int) {
    let bits = max(4, Int.bitWidth - (max(capacity, 1) * 2).leadingZeroBitCount)
    slots = Array(repeating: -1, count: 1 << bits)
    shift = UInt64(64 - bits)
    keys.reserveCapacity(capacity)
  }

  var count: Int { keys.count }

  /// The number of a hash, a new one where it has none; more than the capacity must not be added.
  mutating func number(adding hash: UInt64) -> Int {
    let slot = slot(of: hash)
    if slots[slot] >= 0 { return Int(slots[slot]) }
    slots[slot] = Int32(truncatingIfNeeded: keys.count)
    keys.append(hash)
    return keys.count - 1
  }

  func number(of hash: UInt64) -> Int? {
    let slot = slots[slot(of: hash)]
    return slot < 0 ? nil : Int(slot)
  }

  private func slot(of hash: UInt64) -> Int {
    var slot = Int(truncatingIfNeeded: (hash &* 0x9E37_79B9_7F4A_7C15) &>> shift)
    while slots[slot] >= 0 && keys[Int(slots[slot])] != hash { slot = (slot &+ 1) & (slots.count &- 1) }
    return slot
  }
}
