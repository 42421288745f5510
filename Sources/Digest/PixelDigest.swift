import CXXHash
package import Graphics

/// What a picture's pixels come down to: XXH3, 128 bits, of its premultiplied words, seeded with its size.
///
/// Pictures with equal digests are taken as equal: no protection against intent, ample against accident. The words are
/// hashed with their lowest byte first, so that every machine finds the same digest.
package struct PixelDigest: Hashable, Sendable {
  private let high: UInt64
  private let low: UInt64

  /// Digests a picture.
  package init(_ bitmap: Bitmap) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.span)
  }

  /// Digests pixels where they lie, as on a surface, without a copy; there must be `width * height` of them.
  package init(width: Int, height: Int, pixels: Span<UInt32>) {
    precondition(pixels.count == width * height, "\(pixels.count) words are no \(width) × \(height) picture")
    // The size is the seed: 2 × 8 and 4 × 4 pixels of one colour are two pictures.
    let seed = UInt64(truncatingIfNeeded: width) << 32 | UInt64(truncatingIfNeeded: height) & 0xFFFF_FFFF
    let hash = pixels.withUnsafeBufferPointer { Self.hash($0, seed: seed) }
    (high, low) = (hash.high64, hash.low64)
  }

  /// Reads the 32 digits that `description` writes; nil for anything else.
  package init?(_ hex: String) {
    guard let words = HexDigits.words(hex, count: 2) else { return nil }
    (high, low) = (words[0], words[1])
  }

  private static func hash(_ pixels: UnsafeBufferPointer<UInt32>, seed: UInt64) -> XXH128_hash_t {
    #if _endian(big)
    let swapped = pixels.map(\.littleEndian)
    return swapped.withUnsafeBytes { XXH3_128bits_withSeed($0.baseAddress, $0.count, seed) }
    #else
    return XXH3_128bits_withSeed(pixels.baseAddress, pixels.count * MemoryLayout<UInt32>.stride, seed)
    #endif
  }
}

extension PixelDigest: CustomStringConvertible {
  /// 32 hexadecimal digits in small letters.
  package var description: String { HexDigits.text([high, low]) }
}
