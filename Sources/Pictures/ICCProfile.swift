#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// As much of a colour profile as tells whether it is sRGB.
///
/// Its primaries are held against sRGB's, adapted to the white of profiles, and its curves in the middle: profiles of sRGB
/// go by many names and differ in their last digits.
struct ICCProfile {
  /// What the profile calls itself; empty where it cannot be read.
  let name: String
  /// Whether colours mean what they mean in sRGB.
  let isStandard: Bool

  init(_ bytes: [UInt8]) {
    let tags = Tags(bytes)
    name = tags.description
    isStandard = tags.isColor ? tags.isStandardColor : tags.isStandardGrey
  }
}

private struct Tags {
  private static let primaries: [(tag: String, value: [Double])] = [
    ("rXYZ", [0.4361, 0.2225, 0.0139]), ("gXYZ", [0.3851, 0.7169, 0.0971]), ("bXYZ", [0.1431, 0.0606, 0.7141]),
  ]

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isColor: Bool { text(16..<20) == "RGB " }

  var isStandardColor: Bool {
    Self.primaries.allSatisfy { tag, wanted in
      guard let found = vector(tag) else { return false }
      return zip(found, wanted).allSatisfy { abs($0 - $1) < 0.003 }
    } && ["rTRC", "gTRC", "bTRC"].allSatisfy(isStandardCurve)
  }

  var isStandardGrey: Bool { text(16..<20) == "GRAY" && isStandardCurve("kTRC") }

  /// The description, in ASCII as in version 2 or in UTF-16 as in version 4.
  var description: String {
    guard let data = data("desc") else { return "" }
    var text = ""
    if self.text(data.prefix(4)) == "desc", let count = number(data.lowerBound + 8, 4) {
      text = String(decoding: bytes[data.dropFirst(12).prefix(max(0, count - 1))], as: UTF8.self)
    } else if self.text(data.prefix(4)) == "mluc", let count = number(data.lowerBound + 20, 4),
      let offset = number(data.lowerBound + 24, 4)
    {
      let units = data.dropFirst(offset).prefix(count)
      let codes = stride(from: units.lowerBound, to: units.upperBound - 1, by: 2).compactMap { number($0, 2) }
      text = String(decoding: codes.map { UInt16(truncatingIfNeeded: $0) }, as: UTF16.self)
    }
    return String(
      text.unicodeScalars.filter { $0.properties.generalCategory != .control }.prefix(60).map(Character.init))
  }

  private func isStandardCurve(_ tag: String) -> Bool {
    guard let value = middle(of: tag) else { return false }
    return abs(value - 0.214) < 0.012
  }

  /// What a curve makes of one half.
  private func middle(of tag: String) -> Double? {
    guard let data = data(tag) else { return nil }
    switch text(data.prefix(4)) {
    case "curv": return sampledMiddle(data)
    case "para": return parametricMiddle(data)
    default: return nil
    }
  }

  /// A table; with one value that is an exponent, without any the identity.
  private func sampledMiddle(_ data: Range<Int>) -> Double? {
    guard let count = number(data.lowerBound + 8, 4) else { return nil }
    func value(_ index: Int) -> Double? { number(data.lowerBound + 12 + 2 * index, 2).map(Double.init) }
    switch count {
    case 0: return 0.5
    case 1: return value(0).map { pow(0.5, $0 / 256) }
    default:
      guard let below = value((count - 1) / 2), let above = value(count / 2) else { return nil }
      return (below + above) / 2 / 65535
    }
  }

  /// (a·x + b)^g + e, where x is above d; what lies below it is darker than one half in any sound profile.
  private func parametricMiddle(_ data: Range<Int>) -> Double? {
    guard let kind = number(data.lowerBound + 8, 2), (0...4).contains(kind) else { return nil }
    let counts = [1, 3, 4, 5, 7]
    let values = (0..<counts[kind]).compactMap { fixed(data.lowerBound + 12 + 4 * $0) }
    guard values.count == counts[kind] else { return nil }
    let (a, b) = kind == 0 ? (1, 0) : (values[1], values[2])
    let offset = kind == 2 ? values[3] : kind == 4 ? values[5] : 0
    return pow(a * 0.5 + b, values[0]) + offset
  }

  private func vector(_ tag: String) -> [Double]? {
    guard let data = data(tag) else { return nil }
    let values = (0..<3).compactMap { fixed(data.lowerBound + 8 + 4 * $0) }
    return values.count == 3 ? values : nil
  }

  /// Where the data of a tag are: in the table behind the header each has its name, place and length.
  private func data(_ tag: String) -> Range<Int>? {
    guard let count = number(128, 4) else { return nil }
    for index in 0..<min(count, 100) where text(132 + 12 * index..<136 + 12 * index) == tag {
      guard let start = number(136 + 12 * index, 4), let length = number(140 + 12 * index, 4),
        start + length <= bytes.count
      else { return nil }
      return start..<(start + length)
    }
    return nil
  }

  private func text(_ range: Range<Int>) -> String? {
    range.upperBound <= bytes.count ? String(decoding: bytes[range], as: UTF8.self) : nil
  }

  private func number(_ at: Int, _ count: Int) -> Int? {
    guard at >= 0, at + count <= bytes.count else { return nil }
    return bytes[at..<(at + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A signed number with 16 bits behind the point.
  private func fixed(_ at: Int) -> Double? {
    number(at, 4).map { Double(Int32(truncatingIfNeeded: $0)) / 65536 }
  }
}
