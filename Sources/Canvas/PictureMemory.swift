/// Memory for the pixels of one picture; the next picture gets it again.
///
/// In malloc's heap, pictures of several sizes leave holes in which small blocks settle. The next large picture then finds no
/// room there, and a worker ends up with twice the memory that it draws in. Fresh memory for each picture costs time instead:
/// handing out its pages takes longer than filling them.
struct PictureMemory: ~Copyable {
  /// The pixels; what they are is not told.
  let words: UnsafeMutablePointer<UInt32>
  private let block: KeptMemory.Block

  /// Nil where memory is short.
  init?(wordCount: Int) {
    guard let block = KeptMemory.shared.take(wordCount * MemoryLayout<UInt32>.stride) else { return nil }
    self.block = block
    words = block.start.bindMemory(to: UInt32.self, capacity: wordCount)
  }

  deinit { KeptMemory.shared.giveBack(block) }
}
