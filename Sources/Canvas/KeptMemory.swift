internal import Graphics
internal import Synchronization

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Large blocks of memory that nobody has at the moment, until somebody wants one of about their size.
final class KeptMemory: Sendable {
  /// So many bytes at an address; small ones are malloc's.
  struct Block: @unchecked Sendable {
    let start: UnsafeMutableRawPointer
    let byteCount: Int
  }

  static let shared = KeptMemory(limit: 64 << 20)

  /// From here on a block is worth keeping, in bytes.
  private static let smallest = 1 << 20
  /// What is kept at most, in bytes: some blocks of workers that are between two pictures.
  private let limit: Int
  // From the smallest to the largest.
  private let blocks = Mutex<[Block]>([])

  init(limit: Int) {
    self.limit = limit
  }

  /// How many bytes are kept.
  var byteCount: Int { blocks.withLock { $0.reduce(0) { $0 + $1.byteCount } } }

  /// The smallest block that has so many bytes, or a new one; nil where memory is short.
  func take(_ byteCount: Int) -> Block? {
    guard byteCount >= Self.smallest else {
      return malloc(byteCount).map { Block(start: $0, byteCount: byteCount) }
    }
    let (kept, tooSmall) = blocks.withLock { blocks -> (Block?, Block?) in
      if let index = blocks.firstIndex(where: { $0.byteCount >= byteCount }) { return (blocks.remove(at: index), nil) }
      return (nil, blocks.popLast())
    }
    // A larger one takes its place.
    if let tooSmall { Self.unmap(tooSmall) }
    return kept ?? Self.map(byteCount)
  }

  /// Keeps a block of `take`, or gives it to the system where enough is kept.
  func giveBack(_ block: Block) {
    guard block.byteCount >= Self.smallest else { return free(block.start) }
    let isKept = blocks.withLock { blocks in
      guard blocks.reduce(block.byteCount, { $0 + $1.byteCount }) <= limit else { return false }
      blocks.insert(block, at: blocks.firstIndex { $0.byteCount >= block.byteCount } ?? blocks.endIndex)
      return true
    }
    if !isKept { Self.unmap(block) }
  }

  deinit {
    blocks.withLock { $0.forEach(Self.unmap) }
  }

  private static func map(_ byteCount: Int) -> Block? {
    guard let start = freshPages(byteCount) else { return nil }
    preferLargePages(start, count: byteCount)
    return Block(start: start, byteCount: byteCount)
  }

  private static func unmap(_ block: Block) {
    returnPages(block.start, byteCount: block.byteCount)
  }
}
