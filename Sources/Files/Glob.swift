/// A pattern for relative paths, as shells have them.
///
/// `*` stands for any characters of a name, `?` for one, `[a-z]` for one of a set, `[!a]` for one outside it, and `**` as
/// a whole name for any number of folders. A name that begins with a dot is matched by a dot only. A `[` without its `]`
/// means itself.
package struct Glob: Sendable, Hashable {
  private enum Part: Sendable, Hashable {
    case anyFolders
    case name(NamePattern)
  }

  package let pattern: String
  private let parts: [Part]

  package init(_ pattern: String) {
    self.pattern = pattern
    var parts: [Part] = []
    for part in FilePaths.parts(of: pattern) where part != "." {
      if part != "**" {
        parts.append(.name(NamePattern(part[...])))
      } else if parts.last != .anyFolders {
        parts.append(.anyFolders)
      }
    }
    self.parts = parts
  }

  /// The folder below which every match lies: the names before the first pattern; empty where there is none.
  package var folder: String {
    let names = FilePaths.parts(of: pattern).filter { $0 != "." }
    let literal = zip(names.dropLast(), parts).prefix { _, part in
      if case .name(let name) = part { name.isLiteral } else { false }
    }
    return literal.map(\.0).joined(separator: "/")
  }

  /// Whether a relative path matches from its first to its last character.
  ///
  /// Only the last `**` is ever reconsidered, as the earlier ones then have no better choice: no pattern takes more than
  /// (names of the pattern × names of the path) comparisons.
  package func matches(_ path: String) -> Bool {
    let names = FilePaths.parts(of: path).filter { $0 != "." }.map(Array.init)
    var (part, name) = (0, 0)
    var retry: (part: Int, name: Int)?
    while name < names.count {
      if part < parts.count, parts[part] == .anyFolders {
        retry = (part, name)
        part += 1
      } else if part < parts.count, case .name(let pattern) = parts[part], pattern.matches(names[name]) {
        part += 1
        name += 1
      } else if let (star, start) = retry, names[start].first != "." {
        retry = (star, start + 1)
        (part, name) = (star + 1, start + 1)
      } else {
        return false
      }
    }
    return parts[part...].allSatisfy { $0 == .anyFolders }
  }
}
