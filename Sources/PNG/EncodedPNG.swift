import CDeflate
package import Digest
package import Graphics

/// A picture whose pixels have been compressed: known by its stream, still to be made a file.
///
/// The two steps let the provenance text name the stream that it speaks of. The same picture and level give the same
/// bytes with the same version of libdeflate.
package struct EncodedPNG: Sendable {
  private let header: PNGHeader
  private let stream: [UInt8]

  /// Compresses a picture: RGB where it is opaque, straight RGBA otherwise, rows unfiltered.
  ///
  /// A picture without pixels is encoded like any other; no reader takes the file, because the format has no such size.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - level: libdeflate's, from 0 (stored) to 12 (smallest); others count as the nearest.
  package init(_ bitmap: Bitmap, level: Int) {
    let opaque = bitmap.isOpaque
    header = PNGHeader(width: bitmap.width, height: bitmap.height, colorType: opaque ? .rgb : .rgba)
    stream = Self.deflate(scanlines(of: bitmap, opaque: opaque), level: Int32(min(max(level, 0), 12)))
  }

  /// The digest that `PNGFile` will find in the finished file.
  package var streamDigest: ContentDigest {
    var hasher = ContentHasher()
    hasher.update(header.bytes)
    hasher.update(stream)
    return hasher.finish()
  }

  /// The finished file, with a text about the picture that only this package reads.
  package func file(provenance: String? = nil) -> [UInt8] {
    var writer = ChunkWriter(reserving: stream.count + (provenance?.utf8.count ?? 0))
    writer.append(.header, header.bytes)
    // Rendering intent 0, perceptual: the values are sRGB, whatever profile a viewer assumes.
    writer.append(.standardColor, [0])
    if let provenance { writer.append(.provenance, Array(provenance.utf8)) }
    writer.appendStream(stream)
    writer.append(.end, [])
    return writer.file
  }

  private static func deflate(_ rows: [UInt8], level: Int32) -> [UInt8] {
    // Nil only where memory has run out, which ends a Swift program at any allocation.
    guard let compressor = libdeflate_alloc_compressor(level) else {
      preconditionFailure("libdeflate has no memory for a compressor")
    }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, rows.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { target, count in
      count = libdeflate_zlib_compress(compressor, rows, rows.count, target.baseAddress, bound)
    }
  }
}

/// A picture as the bytes of a PNG file; see `EncodedPNG`.
package func encodePNG(_ bitmap: Bitmap, level: Int, provenance: String? = nil) -> [UInt8] {
  EncodedPNG(bitmap, level: level).file(provenance: provenance)
}
