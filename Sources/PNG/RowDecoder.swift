import CDeflate
import CPNGReader
import Graphics

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A picture of a common kind on its way from compressed rows to words, all of it in the memory that the words keep.
struct RowDecoder {
  private let layout: RowLayout
  private var words: [UInt32]

  /// Takes memory, without touching it.
  init(_ layout: RowLayout) {
    self.layout = layout
    words = [UInt32](unsafeUninitializedCapacity: layout.wordCount) { memory, count in
      preferLargePages(UnsafeMutableRawBufferPointer(memory))
      // Any bits are a word, and none is read before it has been written.
      count = layout.wordCount
    }
  }

  /// Inflates the rows and looks at their filters, without undoing them.
  mutating func inflate(_ file: PNGFile) throws(PNGError) {
    guard let decompressor = libdeflate_alloc_decompressor() else { throw .unreadable("out of memory") }
    defer { libdeflate_free_decompressor(decompressor) }
    let layout = layout
    let succeeded = withRows { rows in
      // With no place for the actual size, anything but exactly all rows is an error.
      let result = file.withStream { stream in
        libdeflate_zlib_decompress(
          decompressor, stream.baseAddress, stream.count, rows.baseAddress, rows.count, nil)
      }
      return result == LIBDEFLATE_SUCCESS && Self.areFiltersKnown(UnsafeRawBufferPointer(rows), layout)
    }
    guard succeeded else { throw .badStream }
  }

  /// Whether the filtered rows, inflated but not yet undone, are those of another picture.
  mutating func hasSameRows(as other: inout RowDecoder) -> Bool {
    guard layout == other.layout else { return false }
    return withRows { rows in
      other.withRows { areEqual(UnsafeRawBufferPointer(rows), UnsafeRawBufferPointer($0)) }
    }
  }

  /// Undoes the filters of the inflated rows and hands the picture out, after which there are none.
  mutating func finish(palette: Palette?) throws(PNGError) -> StraightBitmap {
    let zeros = [UInt32](repeating: 0, count: layout.width)
    png_reader_unfilter(&words, layout.offset, layout.width, layout.height, Int32(layout.channels), zeros)
    words.removeLast(layout.wordCount - layout.pixelCount)
    if let palette, lookUp(palette) >= palette.count { throw .badStream }
    var pixels: [UInt32] = []
    swap(&pixels, &words)
    return StraightBitmap(width: layout.width, height: layout.height, pixels: pixels)
  }

  /// Throws where a place of the inflated rows is beyond the palette, after which there are no rows.
  mutating func checkPlaces(in palette: Palette?) throws(PNGError) {
    // Filters need not be undone where every byte is a place.
    guard let palette, palette.count < Palette.greatestCount else { return }
    _ = try finish(palette: palette)
  }

  // Of a picture with a palette the lowest byte of each word is the place; returns the highest.
  private mutating func lookUp(_ palette: Palette) -> Int {
    palette.words.withUnsafeBufferPointer { colors in
      words.withUnsafeMutableBufferPointer { words in
        var (index, highest) = (0, 0)
        while index < words.count {
          let place = Int(truncatingIfNeeded: words[index] & 0xFF)
          highest = max(highest, place)
          words[index] = colors[place]
          index &+= 1
        }
        return highest
      }
    }
  }

  private mutating func withRows<Result>(_ body: (UnsafeMutableRawBufferPointer) -> Result) -> Result {
    let rows = layout.offset..<(layout.offset + layout.codedBytes)
    return words.withUnsafeMutableBytes { body(UnsafeMutableRawBufferPointer(rebasing: $0[rows])) }
  }

  private static func areFiltersKnown(_ rows: UnsafeRawBufferPointer, _ layout: RowLayout) -> Bool {
    for row in 0..<layout.height where rows[row * layout.rowBytes] > 4 { return false }
    return true
  }
}

/// Asks for large pages where the system has them: touching a new picture page by page costs more than inflating it.
private func preferLargePages(_ memory: UnsafeMutableRawBufferPointer) {
  #if os(Linux)
  guard memory.count >= 1 << 22, let start = memory.baseAddress else { return }
  // Only whole pages may be named; a refusal changes nothing.
  let page = 4096
  let skipped = (page - Int(bitPattern: start) % page) % page
  _ = madvise(start + skipped, (memory.count - skipped) / page * page, MADV_HUGEPAGE)
  #endif
}
