/// The first tag of an SVG file, where it says how large it is.
///
/// librsvg draws an SVG inside an SVG as pixels at the size that it says, and enlarges those; so it has to say the size
/// at which it is drawn.
struct SVGRootTag {
  private let bytes: [UInt8]
  private var next = 0
  /// Where the tag's attributes begin.
  private var start = 0
  private var attributes: [String: (range: Range<Int>, value: String)] = [:]

  /// Finds the tag; nil for a file that begins otherwise than with instructions and comments.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { next = 3 }
    skipSpace()
    while skip("<?", to: "?>") || skip("<!--", to: "-->") { skipSpace() }
    guard take("<svg"), isSpace else { return nil }
    start = next
    guard readAttributes() else { return nil }
  }

  /// The file with its width and height so large that its longer side, in parts of the target's, is the target's; nil
  /// where it has no `viewBox`, without which another size would show more and not a larger picture.
  func resized(to target: (width: Double, height: Double)) -> [UInt8]? {
    guard let box = viewBox, let width = length("width", otherwise: box.width),
      let height = length("height", otherwise: box.height)
    else { return nil }
    let factor = min(max(target.width / width, target.height / height), Self.most / max(width, height))
    guard factor.isFinite, factor > 0 else { return nil }
    var result = bytes
    let old = ["width", "height"].compactMap { attributes[$0]?.range }.sorted { $0.lowerBound > $1.lowerBound }
    for range in old { result.removeSubrange(range) }
    let size = " width=\"\(svgNumber(width * factor))\" height=\"\(svgNumber(height * factor))\""
    result.insert(contentsOf: size.utf8, at: start)
    return result
  }

  /// The longest side that a file is made to ask for.
  private static let most = 4096.0

  private var viewBox: (width: Double, height: Double)? {
    let numbers = attributes["viewBox"]?.value.split { " ,\t\r\n".contains($0) }.map { Double($0) } ?? []
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0, height > 0 else { return nil }
    return (width, height)
  }

  /// A length in pixels; nil for one in another unit or less than nothing.
  private func length(_ name: String, otherwise absent: Double) -> Double? {
    guard let text = attributes[name]?.value else { return absent }
    let number = Double(text.hasSuffix("px") ? text.dropLast(2) : text[...])
    return number.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
  }
}

extension SVGRootTag {
  private var isSpace: Bool { next < bytes.count && [0x20, 0x09, 0x0A, 0x0D].contains(bytes[next]) }

  private mutating func skipSpace() {
    while isSpace { next += 1 }
  }

  private mutating func take(_ word: String) -> Bool {
    guard bytes[next...].starts(with: word.utf8) else { return false }
    next += word.utf8.count
    return true
  }

  private mutating func skip(_ opening: String, to closing: String) -> Bool {
    guard take(opening) else { return false }
    while next < bytes.count, !take(closing) { next += 1 }
    return true
  }

  /// Reads up to the end of the tag; false where it does not end as a tag does, or has an attribute twice.
  private mutating func readAttributes() -> Bool {
    while true {
      let begin = next
      skipSpace()
      guard next < bytes.count else { return false }
      if [UInt8(ascii: ">"), UInt8(ascii: "/")].contains(bytes[next]) { return true }
      guard let (name, value) = attribute(), attributes[name] == nil else { return false }
      attributes[name] = (begin..<next, value)
    }
  }

  private mutating func attribute() -> (name: String, value: String)? {
    let name = text { $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
    guard !name.contains(where: \.isWhitespace), take("=") else { return nil }
    guard let quote = bytes[next...].first, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(quote) else { return nil }
    next += 1
    let value = text { $0 != quote }
    guard next < bytes.count else { return nil }
    next += 1
    return (name, value)
  }

  private mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let part = bytes[next...].prefix(while: isPart)
    next = part.endIndex
    return String(decoding: part, as: UTF8.self)
  }
}
