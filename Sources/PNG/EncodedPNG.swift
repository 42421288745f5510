package import Digest
package import Graphics

/// A picture whose pixels have been compressed: known by its stream, still to be made a file.
///
/// The two steps let the provenance text name the stream that it speaks of. The same picture and level give the same
/// bytes with the same version of libdeflate.
package struct EncodedPNG: Sendable {
  private let header: PNGHeader
  /// Palette and transparency, of a picture that has a palette.
  private let meaning: [(type: ChunkType, data: [UInt8])]
  private let stream: [UInt8]

  /// Compresses a picture: RGB where it is opaque, straight RGBA otherwise, rows of photographs filtered by the row above
  /// and all others unfiltered.
  ///
  /// A picture without pixels is encoded like any other; no reader takes the file, because the format has no such size.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - level: libdeflate's, from 0 (stored) to 12 (smallest); others count as the nearest.
  package init(_ bitmap: Bitmap, level: Int) {
    self.init(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.span, level: level)
  }

  /// Compresses a picture where it lies, as on a surface, without a copy; see the other form.
  ///
  /// - Parameters:
  ///   - width: the number of columns.
  ///   - height: the number of rows.
  ///   - pixels: `width * height` premultiplied words 0xAARRGGBB.
  ///   - level: libdeflate's, from 0 (stored) to 12 (smallest); others count as the nearest.
  package init(width: Int, height: Int, pixels: Span<UInt32>, level: Int) {
    precondition(pixels.count == width * height, "\(pixels.count) words are no \(width) × \(height) picture")
    let opaque = opaqueScanlines(pixels, width, height)
    header = PNGHeader(width: width, height: height, colorType: opaque == nil ? .rgba : .rgb)
    meaning = []
    stream = deflated(opaque ?? translucentScanlines(pixels, width, height), level: level)
  }

  /// Compresses a straight picture, 8 bits a channel, its rows filtered by the row above.
  ///
  /// Of a drawn screen that is 2 % smaller than without filters, and takes as long.
  package init(_ bitmap: StraightBitmap, level: Int) {
    let opaque = bitmap.isOpaque
    header = PNGHeader(width: bitmap.width, height: bitmap.height, colorType: opaque ? .rgb : .rgba)
    meaning = []
    var rows = scanlines(of: bitmap, opaque: opaque)
    RowFilters.filterUp(&rows, height: bitmap.height, all: true)
    stream = deflated(rows, level: level)
  }

  /// Compresses a picture with a palette, in as few bits a pixel as the palette allows, rows unfiltered.
  ///
  /// Places in a palette have no slopes, so a filter makes these larger. Level 2 is faster than 1, and smaller.
  package init(_ bitmap: IndexedBitmap, level: Int) {
    let bitDepth = [1, 2, 4].first { bitmap.palette.count <= 1 << $0 } ?? 8
    header = PNGHeader(
      width: bitmap.width, height: bitmap.height, bitDepth: UInt8(bitDepth), colorType: .palette)
    meaning = Self.chunks(of: bitmap.palette)
    stream = deflated(scanlines(of: bitmap, bitDepth: bitDepth), level: level)
  }

  /// Compresses a picture with a palette of which the rows are there as the format has them: a zero, which stands for no
  /// filter, and a place in the palette for each pixel.
  ///
  /// - Parameters:
  ///   - rows: `(width + 1) * height` bytes; no place may be beyond the palette.
  ///   - width: the number of columns.
  ///   - height: the number of rows.
  ///   - palette: at most 256 straight words 0xAARRGGBB.
  ///   - level: libdeflate's, from 0 (stored) to 12 (smallest); others count as the nearest.
  package init(rows: [UInt8], width: Int, height: Int, palette: [UInt32], level: Int) {
    precondition(rows.count == (width + 1) * height, "\(rows.count) bytes are no rows of \(width) × \(height) pixels")
    precondition(palette.count <= 256, "a palette has no \(palette.count) colours")
    header = PNGHeader(width: width, height: height, bitDepth: 8, colorType: .palette)
    meaning = Self.chunks(of: palette)
    stream = deflated(rows, level: level)
  }

  /// The digest that `PNGFile` will find in the finished file.
  package var streamDigest: ContentDigest {
    var hasher = ContentHasher()
    hasher.update(header.bytes)
    for chunk in meaning {
      hasher.update(bigEndianBytes(Int(chunk.type.rawValue)) + bigEndianBytes(chunk.data.count) + chunk.data)
    }
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
    for chunk in meaning { writer.append(chunk.type, chunk.data) }
    writer.appendStream(stream)
    writer.append(.end, [])
    return writer.file
  }

  private static func chunks(of palette: [UInt32]) -> [(type: ChunkType, data: [UInt8])] {
    // The format has no empty palette; a picture that has one has no pixels.
    let colors = palette.isEmpty ? [0xFF00_0000] : palette
    let channels = colors.flatMap { color in
      [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
    }
    // Colours behind the last alpha are opaque.
    let opaqueTail = colors.reversed().prefix { $0 >= 0xFF00_0000 }.count
    let alphas = colors.dropLast(opaqueTail).map { UInt8(truncatingIfNeeded: $0 >> 24) }
    return [(.palette, channels)] + (alphas.isEmpty ? [] : [(.transparency, alphas)])
  }
}

/// A picture as the bytes of a PNG file; see `EncodedPNG`.
package func encodePNG(_ bitmap: Bitmap, level: Int, provenance: String? = nil) -> [UInt8] {
  EncodedPNG(bitmap, level: level).file(provenance: provenance)
}
