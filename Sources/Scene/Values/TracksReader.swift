import Problems
import YAML

extension ValueType<Tracks> {
  /// A number of equal tracks, or tracks one by one: a text with blanks between them, or a list.
  static let tracks = ValueType("tracks") { node, context in
    if node.number != nil { return ValueType<Int>.count(in: 1...mostTracks).read(node, context).map(Tracks.count) }
    guard let words = node.elements ?? node.scalar.map({ _ in [node] }) else { return fail(node, context) }
    // A text that is only a number, such as a parameter, could be a count as well as a length.
    if let text = node.scalar, decimal(text[...]) != nil { return fail(node, context) }
    var entries: [Tracks.Entry] = []
    for word in words {
      var reader = TracksReader(node: word, context: context)
      guard let read = reader.read() else { return nil }
      entries += read
    }
    return check(entries, node, context)
  }

  private static func check(_ entries: [Tracks.Entry], _ node: YAMLNode, _ context: ValueContext) -> Tracks? {
    guard !entries.isEmpty else { return fail(node, context) }
    guard entries.count <= mostTracks else {
      return context.fail(.tooLong(key: context.key, limit: mostTracks, unit: "tracks"), at: node)
    }
    let fills = entries.filter { if case .fill = $0 { true } else { false } }
    guard fills.count <= 1 else { return context.fail(node, wants: "one repeat(fill …)") }
    return .list(entries)
  }

  private static func fail(_ node: YAMLNode, _ context: ValueContext) -> Tracks? {
    context.fail(node, wants: "a number of equal tracks, or tracks such as [120, 1fr]")
  }
}

/// As many tracks as an axis of a grid may have.
let mostTracks = 10_000

/// Reads the tracks of one text: `120 25% 1fr auto minmax(80 1fr) repeat(3 1fr) repeat(fill 120)`.
private struct TracksReader {
  let node: YAMLNode
  let context: ValueContext

  mutating func read() -> [Tracks.Entry]? {
    guard let text = node.scalar, let words = words(text[...]) else {
      return context.fail(node, wants: "tracks such as [120, 1fr]")
    }
    var entries: [Tracks.Entry] = []
    for word in words {
      guard let read = readEntries(word) else { return nil }
      entries += read
      // What is too much is told once everything is read.
      guard entries.count <= mostTracks else { break }
    }
    return entries
  }

  /// The parts between blanks and commas, functions with what is in their parentheses whole; nil where parentheses do
  /// not match.
  private func words(_ text: Substring) -> [Substring]? {
    var (words, depth): ([Substring], Int) = ([], 0)
    var start: Substring.Index?
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case " ", ",":
        guard depth == 0 else { continue }
        if let from = start { words.append(text[from..<index]) }
        start = nil
        continue
      default: break
      }
      guard depth >= 0 else { return nil }
      start = start ?? index
    }
    if let start { words.append(text[start...]) }
    return depth == 0 ? words : nil
  }

  private func readEntries(_ word: Substring) -> [Tracks.Entry]? {
    guard let arguments = arguments(of: "repeat", word) else { return readTrack(word).map { [.track($0)] } }
    guard let first = arguments.first, arguments.count > 1 else { return fail(word, "a number or fill, and tracks") }
    var tracks: [Track] = []
    for word in arguments.dropFirst() {
      guard let track = readTrack(word) else { return nil }
      tracks.append(track)
    }
    if first == "fill" { return readFill(tracks, word) }
    guard let count = Int(first), (1...mostTracks).contains(count) else {
      return fail(first, "a number from 1 to \(mostTracks), or fill")
    }
    guard count * tracks.count <= mostTracks else {
      return context.fail(.tooLong(key: context.key, limit: mostTracks, unit: "tracks"), at: node)
    }
    return (0..<count).flatMap { _ in tracks.map(Tracks.Entry.track) }
  }

  /// How often tracks fit is known only where they have a length.
  private func readFill(_ tracks: [Track], _ word: Substring) -> [Tracks.Entry]? {
    guard tracks.allSatisfy(\.hasLength) else { return fail(word, "lengths in repeat(fill …)") }
    return [.fill(tracks)]
  }

  private func readTrack(_ word: Substring) -> Track? {
    guard let arguments = arguments(of: "minmax", word) else { return readBreadth(word).map { Track($0) } }
    guard arguments.count == 2 else { return fail(word, "two sizes such as minmax(80 1fr)") }
    guard let least = readBreadth(arguments[0]), let most = readBreadth(arguments[1]) else { return nil }
    if case .share = least { return fail(arguments[0], "a length or auto as the lower bound") }
    return Track(least: least, most: most)
  }

  private func readBreadth(_ word: Substring) -> Track.Breadth? {
    if word == "auto" { return .auto }
    if word.hasSuffix("fr"), let share = decimal(word.dropLast(2)) {
      guard (0...10_000).contains(share) else {
        return context.fail(
          .outOfRange(key: context.key, range: "from 0fr to 10000fr", got: clipped(String(word))), at: node)
      }
      return .share(share)
    }
    guard word.first.map({ "+-.0123456789".contains($0) }) == true else {
      let word = String(word.prefix { $0 != "(" })
      return context.fail(
        word: word, at: node, expected: "a size of tracks", words: ["auto", "1fr", "minmax", "repeat"])
    }
    let length = YAMLNode(.scalar(String(word), isPlain: true), at: node.location)
    return ValueType<Length>.extent.read(length, context).map(Track.Breadth.length)
  }

  /// The arguments of a function of a name; nil where the word is none.
  private func arguments(of name: String, _ word: Substring) -> [Substring]? {
    guard word.hasPrefix(name + "("), word.hasSuffix(")") else { return nil }
    return words(word.dropFirst(name.count + 1).dropLast())
  }

  private func fail<Value>(_ word: Substring, _ wants: String) -> Value? {
    context.fail(.wrongType(key: context.key, wants: wants, got: clipped(String(word))), at: node)
  }
}

extension Track {
  /// Whether a length is among its bounds.
  fileprivate var hasLength: Bool {
    if case .length = least { return true }
    if case .length = most { return true }
    return false
  }
}
