internal import Graphics

/// How a stored picture has to be turned to stand upright: the eight values of Exif.
enum PictureOrientation: Int, CaseIterable {
  case upright = 1
  case mirrored
  case upsideDown
  case mirroredUpsideDown
  case mirroredTurnedLeft
  case turnedLeft
  case mirroredTurnedRight
  case turnedRight

  /// Whether rows become columns.
  var isTurned: Bool { rawValue >= 5 }

  /// Reads it out of a segment of Exif: a TIFF, in the first folder of which it is tag 274.
  ///
  /// Nil where the segment holds something else; what is damaged is upright.
  init?(exif segment: ArraySlice<UInt8>) {
    let word = Array("Exif\0\0".utf8)
    guard segment.starts(with: word) else { return nil }
    self = Self.value(in: Array(segment.dropFirst(word.count))).flatMap(Self.init(rawValue:)) ?? .upright
  }

  private static func value(in tiff: [UInt8]) -> Int? {
    guard tiff.count >= 8, tiff[0] == tiff[1], [0x49, 0x4D].contains(tiff[0]) else { return nil }
    let isLittle = tiff[0] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= tiff.count else { return nil }
      let bytes = tiff[at..<(at + count)]
      return (isLittle ? bytes.reversed() : Array(bytes)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard number(2, 2) == 42, let folder = number(4, 4), let count = number(folder, 2) else { return nil }
    for entry in 0..<count {
      let start = folder + 2 + entry * 12
      guard let tag = number(start, 2) else { return nil }
      // A number of two bytes, of which there is one.
      if tag == 274, number(start + 2, 2) == 3, number(start + 4, 4) == 1 { return number(start + 8, 2) }
    }
    return nil
  }

  /// The picture turned upright.
  func upright(_ stored: Bitmap) -> Bitmap {
    guard self != .upright else { return stored }
    let (width, height) = isTurned ? (stored.height, stored.width) : (stored.width, stored.height)
    // Where the first pixel of the upright picture is in the stored one, and how far on a step right and one down are.
    let (start, right, down) = steps(width: stored.width, height: stored.height)
    let words = stored.pixels.withUnsafeBufferPointer { source in
      [UInt32](unsafeUninitializedCapacity: width * height) { target, count in
        var row = 0
        while row < height {
          var (at, column) = (start &+ row &* down, 0)
          while column < width {
            target[row &* width &+ column] = source[at]
            at &+= right
            column &+= 1
          }
          row &+= 1
        }
        count = width * height
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private func steps(width: Int, height: Int) -> (start: Int, right: Int, down: Int) {
    let (lastColumn, lastRow) = (width - 1, (height - 1) * width)
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (lastColumn, -1, width)
    case .upsideDown: (lastRow + lastColumn, -1, -width)
    case .mirroredUpsideDown: (lastRow, 1, -width)
    case .mirroredTurnedLeft: (0, width, 1)
    case .turnedLeft: (lastRow, -width, 1)
    case .mirroredTurnedRight: (lastRow + lastColumn, -width, -1)
    case .turnedRight: (lastColumn, width, -1)
    }
  }
}
