/// The two sets of loops that undo row filters; both give the same words.
enum RowKernels: CaseIterable {
  /// Pixel by pixel, in whole words: quick to follow for a machine without an optimiser.
  case plain
  /// By `SIMD` types, which without the optimiser are hundreds of times slower than with it.
  case vectors

  /// The faster set.
  static var best: RowKernels {
    #if DEBUG || _endian(big)
    .plain
    #else
    .vectors
    #endif
  }
}

/// Undoes the row filters of a picture in its memory, as `RowLayout` has it; all filters are known ones.
func undoFilters(_ memory: UnsafeMutablePointer<UInt32>, _ layout: RowLayout, _ kernels: RowKernels) {
  // With a number of channels in each call, the optimiser makes loops for each.
  switch (layout.channels, kernels) {
  case (1, _): undoRows(memory, layout, channels: 1, vectors: false)
  case (2, _): undoRows(memory, layout, channels: 2, vectors: false)
  case (3, .plain): undoRows(memory, layout, channels: 3, vectors: false)
  case (3, .vectors): undoRows(memory, layout, channels: 3, vectors: true)
  case (_, .plain): undoRows(memory, layout, channels: 4, vectors: false)
  case (_, .vectors): undoRows(memory, layout, channels: 4, vectors: true)
  }
}

@inline(__always)
private func undoRows(
  _ memory: UnsafeMutablePointer<UInt32>, _ layout: RowLayout, channels: Int, vectors: Bool
) {
  let zeros = [UInt32](repeating: 0, count: layout.width)
  zeros.withUnsafeBufferPointer { zeros in
    guard var above = zeros.baseAddress else { return }
    let width = layout.width
    var coded = UnsafeRawPointer(memory) + layout.offset
    var row = 0
    while row < layout.height {
      let words = memory + row &* width
      let line = RowLine(coded: coded + 1, above: above, words: words, width: width)
      let filter = coded.load(as: UInt8.self)
      var count = 1
      // Each pixel of such a row waits for the one before it; two rows at a time wait together.
      if vectors && filter == 4 && row &+ 1 < layout.height && (coded + layout.rowBytes).load(as: UInt8.self) == 4 {
        line.undoPaethTwice(lower: coded + layout.rowBytes + 1, channels: channels)
        count = 2
      } else {
        line.undo(filter, channels: channels, vectors: vectors)
      }
      row &+= count
      coded += count &* layout.rowBytes
      above = UnsafePointer(memory + (row &- 1) &* width)
    }
  }
}

/// A filtered row, the words of the row above it, and where its own words go.
struct RowLine {
  /// The first byte behind the filter's number.
  let coded: UnsafeRawPointer
  let above: UnsafePointer<UInt32>
  let words: UnsafeMutablePointer<UInt32>
  let width: Int

  @inline(__always)
  fileprivate func undo(_ filter: UInt8, channels: Int, vectors: Bool) {
    switch filter {
    case 0: vectors ? undoNoneByFour(channels: channels) : undoNone(channels: channels)
    case 1: undoSub(channels: channels)
    case 2: vectors ? undoUpByFour(channels: channels) : undoUp(channels: channels)
    case 3: undoAverage(channels: channels)
    default: vectors ? undoPaethByVector(channels: channels) : undoPaeth(channels: channels)
    }
  }

  /// The word 0xAARRGGBB that a pixel's filtered bytes make; without alpha it is 0, of grey all three are the same.
  @inline(__always)
  func word(_ index: Int, channels: Int) -> UInt32 {
    Self.word(coded, index, channels: channels)
  }

  @inline(__always)
  static func word(_ coded: UnsafeRawPointer, _ index: Int, channels: Int) -> UInt32 {
    switch channels {
    case 1: return UInt32((coded + index).load(as: UInt8.self)) &* 0x01_0101
    case 2:
      let pair = UInt32(UInt16(bigEndian: coded.loadUnaligned(fromByteOffset: index &* 2, as: UInt16.self)))
      return (pair &>> 8) &* 0x01_0101 | pair &<< 24
    case 3: return UInt32(bigEndian: coded.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self)) &>> 8
    default:
      let word = UInt32(bigEndian: coded.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
      return word &>> 8 | word &<< 24
    }
  }

  /// What makes a word opaque, where the file has no alpha.
  @inline(__always)
  static func opaque(_ channels: Int) -> UInt32 { channels & 1 == 1 ? 0xFF00_0000 : 0 }
}
