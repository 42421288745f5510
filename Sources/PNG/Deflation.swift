import CDeflate
import Graphics

/// A zlib stream of some bytes, at libdeflate's level 0 (stored) to 12 (smallest); others count as the nearest.
func deflated(_ bytes: [UInt8], level: Int) -> [UInt8] {
  // Nil only where memory has run out, which ends a Swift program at any allocation.
  guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 0), 12))) else {
    preconditionFailure("libdeflate has no memory for a compressor")
  }
  defer { libdeflate_free_compressor(compressor) }
  // A stream may be as long as its bytes, and mostly is a hundredth of them: only what is written takes memory.
  let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
  guard let pages = freshPages(bound) else { preconditionFailure("no memory for a compressed picture") }
  defer { returnPages(pages, byteCount: bound) }
  let count = libdeflate_zlib_compress(compressor, bytes, bytes.count, pages, bound)
  return [UInt8](UnsafeRawBufferPointer(start: pages, count: count))
}
