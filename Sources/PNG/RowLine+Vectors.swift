// Of pixels with three or four channels only. On little-endian machines a word's bytes lie as blue, green, red, alpha.
extension RowLine {
  private typealias Bytes = SIMD16<UInt8>
  private typealias Quad = SIMD4<UInt32>

  @inline(__always)
  func undoNoneByFour(channels: Int) {
    var index = 0
    while index &+ 4 <= width {
      store(quad(index, channels: channels) | Self.opaque(channels), index)
      index &+= 4
    }
    rest(from: index, channels: channels).undoNone(channels: channels)
  }

  @inline(__always)
  func undoUpByFour(channels: Int) {
    var index = 0
    while index &+ 4 <= width {
      let up = UnsafeRawPointer(above + index).loadUnaligned(as: Bytes.self)
      let sum = unsafeBitCast(quad(index, channels: channels), to: Bytes.self) &+ up
      store(unsafeBitCast(sum, to: Quad.self) | Self.opaque(channels), index)
      index &+= 4
    }
    rest(from: index, channels: channels).undoUp(channels: channels)
  }

  // What is left of a row whose pixels do not depend on their left neighbours.
  @inline(__always)
  private func rest(from index: Int, channels: Int) -> RowLine {
    RowLine(coded: coded + index &* channels, above: above + index, words: words + index, width: width &- index)
  }

  // The words of four filtered pixels.
  @inline(__always)
  private func quad(_ index: Int, channels: Int) -> Quad {
    let start = coded + index &* channels
    if channels == 4 {
      let pixels = start.loadUnaligned(as: Quad.self)
      let redBlue = pixels & 0x00FF_00FF
      return pixels & 0xFF00_FF00 | redBlue &<< 16 | redBlue &>> 16
    }
    let pixels = Quad(
      start.loadUnaligned(as: UInt32.self), start.loadUnaligned(fromByteOffset: 3, as: UInt32.self),
      start.loadUnaligned(fromByteOffset: 6, as: UInt32.self), start.loadUnaligned(fromByteOffset: 9, as: UInt32.self))
    return (pixels & 0xFF) &<< 16 | pixels & 0xFF00 | pixels &>> 16 & 0xFF
  }

  @inline(__always)
  private func store(_ quad: Quad, _ index: Int) {
    UnsafeMutableRawPointer(words + index).storeBytes(of: quad, as: Quad.self)
  }
}
