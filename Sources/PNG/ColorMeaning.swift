import CDeflate

/// What a file says its samples mean.
package enum ColorMeaning: Hashable, Sendable {
  /// Colours of sRGB, which a file means that says nothing.
  case standard
  /// What a profile says; its bytes, empty where they cannot be inflated or are more than a profile needs.
  case profile([UInt8])
  /// Other primaries or another gamma, given as numbers.
  case other
}

extension PNGFile {
  private static let mostProfileBytes = 4 << 20

  /// What the samples mean, by the chunk that counts most: `cICP`, then `iCCP`, then `gAMA` and `cHRM`.
  package var colorMeaning: ColorMeaning {
    let description = colorDescription
    // The primaries and the curve of sRGB, as numbers of H.273, in full range.
    if let numbers = description["cICP"] { return numbers == [1, 13, 0, 1] ? .standard : .other }
    if let profile = description["iCCP"] { return .profile(Self.inflatedProfile(profile)) }
    return description["gAMA"] ?? description["cHRM"] == nil ? .standard : .other
  }

  /// A profile's name up to a zero, the number of a method, and a zlib stream.
  private static func inflatedProfile(_ chunk: [UInt8]) -> [UInt8] {
    guard let end = chunk.firstIndex(of: 0), end + 2 < chunk.count,
      let decompressor = libdeflate_alloc_decompressor()
    else { return [] }
    defer { libdeflate_free_decompressor(decompressor) }
    let stream = Array(chunk[(end + 2)...])
    // Deflate makes at most 1032 bytes of one.
    let bound = min(stream.count * 1032, mostProfileBytes)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      let result = libdeflate_zlib_decompress(
        decompressor, stream, stream.count, target.baseAddress, bound, &count)
      if result != LIBDEFLATE_SUCCESS { count = 0 }
    }
  }
}
