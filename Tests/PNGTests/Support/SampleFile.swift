/// A PNG file of any kind, written plainly: one filter for all rows, nothing compressed.
struct SampleFile {
  var width: Int
  var height: Int
  var bitDepth = 8
  /// 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGBA.
  var colorType = 2
  var interlaced = false
  var filter: UInt8 = 0
  /// Chunks between header and data.
  var chunks: [(type: String, data: [UInt8])] = []
  /// How many bytes of the stream each data chunk holds.
  var pieceLength = Int.max
  /// A channel's sample at a column and row.
  var sample: (_ x: Int, _ y: Int, _ channel: Int) -> Int

  var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType] ?? 1 }

  var bytes: [UInt8] {
    var file = Self.signature + Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.type, chunk.data) }
    var rest = Self.stored(rows)[...]
    while !rest.isEmpty {
      file += Self.chunk("IDAT", Array(rest.prefix(pieceLength)))
      rest = rest.dropFirst(pieceLength)
    }
    return file + Self.chunk("IEND", [])
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let covered = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + covered + bigEndian(Checksums.crc32(covered))
  }

  /// A zlib stream of stored blocks.
  static func stored(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(65535)
      rest = rest.dropFirst(65535)
      let length = UInt16(block.count)
      stream += [rest.isEmpty ? 1 : 0]
      stream += [length, ~length].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }
      stream += block
    } while !rest.isEmpty
    return stream + bigEndian(Checksums.adler32(bytes))
  }

  var header: [UInt8] {
    bigEndian(UInt32(width)) + bigEndian(UInt32(height))
      + [UInt8(bitDepth), UInt8(colorType), 0, 0, interlaced ? 1 : 0]
  }

  /// The seven passes of Adam7: first column and row, steps between columns and rows.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  var rows: [UInt8] {
    let passes = interlaced ? Self.passes : [(0, 0, 1, 1)]
    return passes.flatMap { left, top, stepX, stepY -> [UInt8] in
      let columns = Array(stride(from: left, to: width, by: stepX))
      if columns.isEmpty { return [] }
      var above = [UInt8](repeating: 0, count: (columns.count * channels * bitDepth + 7) / 8)
      return stride(from: top, to: height, by: stepY).flatMap { y in
        let line = packed(columns.flatMap { x in (0..<channels).map { sample(x, y, $0) } })
        defer { above = line }
        return [filter] + filtered(line, above)
      }
    }
  }

  private func packed(_ samples: [Int]) -> [UInt8] {
    if bitDepth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } }
    let perByte = 8 / bitDepth
    return stride(from: 0, to: samples.count, by: perByte).map { start in
      (0..<perByte).reduce(UInt8(0)) { byte, place in
        byte << bitDepth | UInt8(start + place < samples.count ? samples[start + place] : 0)
      }
    }
  }

  private func filtered(_ line: [UInt8], _ above: [UInt8]) -> [UInt8] {
    let distance = max(1, channels * bitDepth / 8)
    return line.indices.map { index in
      let left = index < distance ? 0 : Int(line[index - distance])
      let corner = index < distance ? 0 : Int(above[index - distance])
      let up = Int(above[index])
      let guess = [0, left, up, (left + up) / 2, paeth(left, up, corner)][Int(filter)]
      return line[index] &- UInt8(guess)
    }
  }

  private func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let (byLeft, byUp, byCorner) = (abs(estimate - left), abs(estimate - up), abs(estimate - corner))
    if byLeft <= byUp && byLeft <= byCorner { return left }
    return byUp <= byCorner ? up : corner
  }
}
