/// Bits one after the other, the first lowest in its byte, as Deflate has them.
struct BitWriter: ~Copyable {
  private var bytes: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  private(set) var count = 0
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  init(reserving capacity: Int) {
    self.capacity = max(capacity, 64)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit { bytes.deallocate() }

  /// Makes room for as many bytes more, which `write` needs to be there.
  mutating func reserve(_ more: Int) {
    let needed = count + more + 16
    guard needed > capacity else { return }
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: needed * 2)
    larger.update(from: bytes, count: count)
    bytes.deallocate()
    (bytes, capacity) = (larger, needed * 2)
  }

  /// Adds the lowest bits of a word, 56 at most; the others must be 0.
  @inline(__always)
  mutating func write(_ bits: UInt64, _ length: UInt64) {
    pending |= bits &<< pendingCount
    pendingCount &+= length
    UnsafeMutableRawPointer(bytes + count).storeBytes(of: pending.littleEndian, as: UInt64.self)
    let whole = pendingCount &>> 3
    count &+= Int(truncatingIfNeeded: whole)
    pending &>>= whole &* 8
    pendingCount &= 7
  }

  /// Fills the last byte up with zeros.
  mutating func finishByte() {
    if pendingCount > 0 { write(0, 8 - pendingCount) }
  }

  /// The bytes so far.
  var written: [UInt8] { [UInt8](UnsafeBufferPointer(start: bytes, count: count)) }
}
