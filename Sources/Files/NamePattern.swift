/// A pattern for one name of a path.
struct NamePattern: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case anything
    case any
    case one(Character)
    case oneOf(ranges: [ClosedRange<Character>], isInverted: Bool)
  }

  private let parts: [Part]

  init(_ pattern: Substring) {
    var parts: [Part] = []
    var rest = pattern
    while let first = rest.first {
      if first == "[", let (part, after) = Self.set(rest) {
        parts.append(part)
        rest = after
        continue
      }
      rest = rest.dropFirst()
      switch first {
      case "*": if parts.last != .anything { parts.append(.anything) }
      case "?": parts.append(.any)
      default: parts.append(.one(first))
      }
    }
    self.parts = parts
  }

  /// Whether it stands for one name only.
  var isLiteral: Bool {
    parts.allSatisfy { if case .one = $0 { true } else { false } }
  }

  /// Whether a name matches; as in `Glob`, only the last `*` is ever reconsidered.
  func matches(_ name: [Character]) -> Bool {
    if name.first == ".", parts.first != .one(".") { return false }
    var (part, index) = (0, 0)
    var retry: (part: Int, index: Int)?
    while index < name.count {
      if part < parts.count, parts[part] == .anything {
        retry = (part, index)
        part += 1
      } else if part < parts.count, matches(parts[part], name[index]) {
        part += 1
        index += 1
      } else if let (star, start) = retry {
        retry = (star, start + 1)
        (part, index) = (star + 1, start + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anything }
  }

  private func matches(_ part: Part, _ character: Character) -> Bool {
    switch part {
    case .anything, .any: true
    case .one(let wanted): wanted == character
    case .oneOf(let ranges, let isInverted): ranges.contains { $0.contains(character) } != isInverted
    }
  }

  /// The set at the start of a text, and what follows it; nil where no `]` ends it.
  private static func set(_ text: Substring) -> (part: Part, after: Substring)? {
    var rest = text.dropFirst()
    let isInverted = rest.first == "!" || rest.first == "^"
    if isInverted { rest = rest.dropFirst() }
    // A `]` that comes first means itself.
    guard !rest.isEmpty, let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var members = Array(rest[..<end])[...]
    var ranges: [ClosedRange<Character>] = []
    while let lower = members.popFirst() {
      guard members.count >= 2, members.first == "-", let upper = members.dropFirst().first else {
        ranges.append(lower...lower)
        continue
      }
      members = members.dropFirst(2)
      if lower <= upper { ranges.append(lower...upper) }
    }
    return (.oneOf(ranges: ranges, isInverted: isInverted), rest[end...].dropFirst())
  }
}
