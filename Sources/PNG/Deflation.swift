import CDeflate

/// A zlib stream of some bytes, at libdeflate's level 0 (stored) to 12 (smallest); others count as the nearest.
func deflated(_ bytes: [UInt8], level: Int) -> [UInt8] {
  // Nil only where memory has run out, which ends a Swift program at any allocation.
  guard let compressor = libdeflate_alloc_compressor(Int32(min(max(level, 0), 12))) else {
    preconditionFailure("libdeflate has no memory for a compressor")
  }
  defer { libdeflate_free_compressor(compressor) }
  let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
  return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
    count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, bound)
  }
}
