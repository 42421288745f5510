/// Undoes the row filters in place and returns straight words; nil for an unknown filter.
///
/// `rows` holds, for each row, its filter's number and `width * channels` bytes. All loops are plain ones over pointers:
/// the optimiser vectorises them, and without it they are still many times faster than `SIMD` types.
func unfilter(_ rows: inout [UInt8], width: Int, height: Int, channels: Int) -> [UInt32]? {
  let length = width * channels
  let zeros = [UInt8](repeating: 0, count: length)
  var known = true
  let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
    rows.withUnsafeMutableBufferPointer { rows in
      zeros.withUnsafeBufferPointer { zeros in
        guard let base = rows.baseAddress, var above = zeros.baseAddress, let words = target.baseAddress else { return }
        for row in 0..<height where known {
          let line = base + row * (length + 1) + 1
          known = undo(line[-1], line, above, length, channels)
          expand(line, width, channels, words + row * width)
          above = UnsafePointer(line)
        }
      }
    }
    count = known ? width * height : 0
  }
  return known ? pixels : nil
}

private func undo(
  _ filter: UInt8, _ line: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ channels: Int
) -> Bool {
  switch filter {
  case 0: return true
  case 1: undoSub(line, length, channels)
  case 2: undoUp(line, above, length)
  case 3: undoAverage(line, above, length, channels)
  case 4: undoPaeth(line, above, length, channels)
  default: return false
  }
  return true
}

private func undoSub(_ line: UnsafeMutablePointer<UInt8>, _ length: Int, _ channels: Int) {
  var index = channels
  while index < length {
    line[index] &+= line[index &- channels]
    index &+= 1
  }
}

private func undoUp(_ line: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int) {
  var index = 0
  while index < length {
    line[index] &+= above[index]
    index &+= 1
  }
}

private func undoAverage(
  _ line: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ channels: Int
) {
  var index = 0
  while index < channels {
    line[index] &+= above[index] &>> 1
    index &+= 1
  }
  while index < length {
    let sum = UInt16(line[index &- channels]) &+ UInt16(above[index])
    line[index] &+= UInt8(truncatingIfNeeded: sum &>> 1)
    index &+= 1
  }
}

private func undoPaeth(
  _ line: UnsafeMutablePointer<UInt8>, _ above: UnsafePointer<UInt8>, _ length: Int, _ channels: Int
) {
  var (red, green, blue, alpha) = (PaethLane(), PaethLane(), PaethLane(), PaethLane())
  var index = 0
  // The channels are independent chains; side by side they hide each other's latency.
  while index < length {
    line[index] = red.next(line[index], above[index])
    line[index &+ 1] = green.next(line[index &+ 1], above[index &+ 1])
    line[index &+ 2] = blue.next(line[index &+ 2], above[index &+ 2])
    if channels == 4 { line[index &+ 3] = alpha.next(line[index &+ 3], above[index &+ 3]) }
    index &+= channels
  }
}

/// One channel of a row under the fourth filter, which guesses from left, upper and upper left neighbour.
private struct PaethLane {
  private var left: Int32 = 0
  private var upperLeft: Int32 = 0

  @inline(__always)
  mutating func next(_ coded: UInt8, _ above: UInt8) -> UInt8 {
    let up = Int32(above)
    let (toLeft, toUp) = (up &- upperLeft, left &- upperLeft)
    let (byLeft, byUp, byBoth) = (magnitude(toLeft), magnitude(toUp), magnitude(toLeft &+ toUp))
    var guess = byUp <= byBoth ? up : upperLeft
    if byLeft <= byUp && byLeft <= byBoth { guess = left }
    let value = coded &+ UInt8(truncatingIfNeeded: guess)
    left = Int32(value)
    upperLeft = up
    return value
  }

  @inline(__always)
  private func magnitude(_ value: Int32) -> Int32 { value < 0 ? 0 &- value : value }
}

private func expand(
  _ line: UnsafeMutablePointer<UInt8>, _ width: Int, _ channels: Int, _ target: UnsafeMutablePointer<UInt32>
) {
  channels == 4 ? expandRGBA(line, width, target) : expandRGB(line, width, target)
}

private func expandRGBA(
  _ line: UnsafeMutablePointer<UInt8>, _ width: Int, _ target: UnsafeMutablePointer<UInt32>
) {
  let bytes = UnsafeRawPointer(line)
  var index = 0
  while index < width {
    let rgba = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self))
    target[index] = rgba &>> 8 | rgba &<< 24
    index &+= 1
  }
}

private func expandRGB(
  _ line: UnsafeMutablePointer<UInt8>, _ width: Int, _ target: UnsafeMutablePointer<UInt32>
) {
  let bytes = UnsafeRawPointer(line)
  var index = 0
  while index < width &- 1 {
    let rgb = UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: index &* 3, as: UInt32.self))
    target[index] = rgb &>> 8 | 0xFF00_0000
    index &+= 1
  }
  // The last pixel must not be read past the end of the rows.
  let last = line + index * 3
  target[index] = 0xFF00_0000 | UInt32(last[0]) << 16 | UInt32(last[1]) << 8 | UInt32(last[2])
}
