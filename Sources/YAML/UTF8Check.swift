/// The offset of the first byte that is no UTF-8, or that is NUL, which no text holds; nil where all is well.
func firstInvalidByte(of bytes: [UInt8]) -> Int? {
  bytes.withUnsafeBufferPointer { buffer in
    var offset = 0
    while offset < buffer.count {
      let length = sequenceLength(at: offset, in: buffer)
      guard length > 0 else { return offset }
      offset &+= length
    }
    return nil
  }
}

/// The bytes of the well-formed sequence at an offset, by table 3-7 of the Unicode standard; 0 where there is none.
private func sequenceLength(at offset: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
  let first = buffer[offset]
  if first < 0x80 { return first == 0 ? 0 : 1 }
  let (length, second): (Int, ClosedRange<UInt8>) =
    switch first {
    case 0xC2...0xDF: (2, 0x80...0xBF)
    case 0xE0: (3, 0xA0...0xBF)
    case 0xED: (3, 0x80...0x9F)
    case 0xE1...0xEF: (3, 0x80...0xBF)
    case 0xF0: (4, 0x90...0xBF)
    case 0xF1...0xF3: (4, 0x80...0xBF)
    case 0xF4: (4, 0x80...0x8F)
    default: (0, 0x80...0xBF)
    }
  guard length > 0, offset + length <= buffer.count, second.contains(buffer[offset + 1]) else { return 0 }
  for next in (offset + 2)..<max(offset + 2, offset + length) where buffer[next] & 0xC0 != 0x80 { return 0 }
  return length
}
