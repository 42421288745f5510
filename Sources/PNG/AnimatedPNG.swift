package import Graphics

/// An animated PNG that shows its frames for ever; readers that know no animation show the first one.
///
/// - Parameters:
///   - frames: pictures of one size, at least one.
///   - delay: how long each is shown, in milliseconds.
///   - level: libdeflate's, from 0 (stored) to 12 (smallest); others count as the nearest.
///   - provenance: a text about the picture that only this package reads.
/// - Returns: the file.
package func animatedPNG(frames: [StraightBitmap], delay: Int, level: Int = 6, provenance: String? = nil) -> [UInt8] {
  precondition(!frames.isEmpty, "an animation has at least one frame")
  let (width, height) = (frames[0].width, frames[0].height)
  precondition(frames.allSatisfy { $0.width == width && $0.height == height }, "frames are of one size")
  let opaque = frames.allSatisfy(\.isOpaque)
  var writer = ChunkWriter(reserving: 0)
  writer.append(.header, PNGHeader(width: width, height: height, colorType: opaque ? .rgb : .rgba).bytes)
  writer.append(.standardColor, [0])
  if let provenance { writer.append(.provenance, Array(provenance.utf8)) }
  // No number of plays: without end.
  writer.append(.animation, bigEndianBytes(frames.count) + bigEndianBytes(0))
  var sequence = 0
  for (index, frame) in frames.enumerated() {
    writer.append(.frame, frameControl(frame, sequence: sequence, delay: delay))
    sequence += 1
    var rows = scanlines(of: frame, opaque: opaque)
    RowFilters.filterUp(&rows, height: height, all: true)
    let stream = deflated(rows, level: level)
    if index == 0 {
      writer.appendStream(stream)
    } else {
      sequence += writer.appendFrame(stream, sequence: sequence)
    }
  }
  writer.append(.end, [])
  return writer.file
}

// The whole picture, shown for a number of thousandths of a second, in place of the one before it.
private func frameControl(_ frame: StraightBitmap, sequence: Int, delay: Int) -> [UInt8] {
  let thousandths = min(max(delay, 0), Int(UInt16.max))
  return bigEndianBytes(sequence) + bigEndianBytes(frame.width) + bigEndianBytes(frame.height)
    + bigEndianBytes(0) + bigEndianBytes(0) + bigEndianBytes(thousandths << 16 | 1000) + [0, 0]
}
