internal import Graphics

/// A JPEG whose segments before the pixels have been found: its size, its turn and its colour profile.
struct JPEGFile {
  let bytes: [UInt8]
  /// As stored.
  let size: PixelSize
  /// How many channels a pixel has.
  let channelCount: Int
  let orientation: PictureOrientation
  /// The profile's bytes; empty where the file has none, or not all of its parts.
  let profile: [UInt8]
  let hasProfile: Bool

  init(_ file: [UInt8]) throws(PictureError) {
    var frame: (size: PixelSize, channelCount: Int)?
    var orientation: PictureOrientation?
    var parts = ProfileParts()
    var reader = SegmentReader(file)
    while let segment = try reader.next() {
      switch segment.marker {
      case 0xE1: orientation = orientation ?? PictureOrientation(exif: file[segment.data])
      case 0xE2: parts.add(file[segment.data])
      // All frames that there are but for tables of codes (C4), extensions (C8) and conditions of arithmetic (CC).
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(segment.marker):
        frame = frame ?? Self.frame(file[segment.data])
      default: break
      }
    }
    guard let frame else { throw .badStream }
    bytes = file
    size = frame.size
    channelCount = frame.channelCount
    self.orientation = orientation ?? .upright
    profile = parts.joined
    hasProfile = parts.isAny
  }

  /// The size of the picture the right way up.
  var orientedSize: PixelSize { orientation.isTurned ? size.transposed : size }

  /// Precision, height, width and the number of channels.
  private static func frame(_ data: ArraySlice<UInt8>) -> (size: PixelSize, channelCount: Int)? {
    let bytes = Array(data.prefix(6))
    guard bytes.count == 6 else { return nil }
    let (height, width) = (Int(bytes[1]) << 8 | Int(bytes[2]), Int(bytes[3]) << 8 | Int(bytes[4]))
    return (PixelSize(width: width, height: height), Int(bytes[5]))
  }
}

/// A marker with the data behind it.
struct Segment: Hashable {
  var marker: UInt8
  var data: Range<Int>
}

/// Goes from segment to segment, up to the first pixels.
struct SegmentReader {
  private let file: [UInt8]
  private var offset = 2

  init(_ file: [UInt8]) { self.file = file }

  /// The next segment; nil where the pixels begin.
  mutating func next() throws(PictureError) -> Segment? {
    guard offset < file.count else { throw .endsEarly }
    guard file[offset] == 0xFF else { throw .badStream }
    // A marker may have any number of these before it.
    while offset < file.count, file[offset] == 0xFF { offset += 1 }
    guard offset + 2 < file.count else { throw .endsEarly }
    let marker = file[offset]
    guard marker != 0xDA else { return nil }
    guard marker != 0, marker != 0xD9 else { throw .badStream }
    let length = Int(file[offset + 1]) << 8 | Int(file[offset + 2])
    let start = offset + 3
    guard length >= 2 else { throw .badStream }
    guard start + length - 2 <= file.count else { throw .endsEarly }
    offset = start + length - 2
    return Segment(marker: marker, data: start..<offset)
  }
}

/// The parts of a colour profile, which may be longer than a segment.
private struct ProfileParts {
  private var parts: [(number: UInt8, bytes: ArraySlice<UInt8>)] = []
  private var count: UInt8?
  private(set) var isAny = false

  /// Takes a segment, where it is a part of a profile: a word, the part's number from 1 on, and how many there are.
  mutating func add(_ data: ArraySlice<UInt8>) {
    let word = Array("ICC_PROFILE\0".utf8)
    guard data.starts(with: word), data.count >= word.count + 2 else { return }
    let rest = data.dropFirst(word.count)
    isAny = true
    count = rest.dropFirst().first
    parts.append((rest.first ?? 0, rest.dropFirst(2)))
  }

  /// The whole profile; empty where a part is missing or stands twice.
  var joined: [UInt8] {
    let inOrder = parts.sorted { $0.number < $1.number }
    guard let count, inOrder.count == Int(count), inOrder.enumerated().allSatisfy({ Int($1.number) == $0 + 1 }) else {
      return []
    }
    return inOrder.flatMap(\.bytes)
  }
}
