/// A JPEG with a segment right behind its first marker.
func splice(_ marker: UInt8, _ data: [UInt8], into file: [UInt8]) -> [UInt8] {
  let length = data.count + 2
  return Array(file[..<2]) + [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + data + Array(file[2...])
}

/// A segment's data of Exif, with an orientation behind another tag.
func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
  func number(_ value: Int, _ count: Int) -> [UInt8] {
    let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
    return isLittle ? bytes : bytes.reversed()
  }
  let start = Array((isLittle ? "II" : "MM").utf8) + number(42, 2) + number(8, 4)
  let other = number(271, 2) + number(2, 2) + number(1, 4) + number(0, 4)
  let turn = number(274, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + number(0, 2)
  return Array("Exif\0\0".utf8) + start + number(2, 2) + other + turn + number(0, 4)
}

/// Where the segment of a marker begins, in a file whose other bytes do not look like it.
func place(of marker: UInt8, in file: [UInt8], from start: Int = 0) -> Int? {
  (start..<(file.count - 1)).first { file[$0] == 0xFF && file[$0 + 1] == marker }
}
