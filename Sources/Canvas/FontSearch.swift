/// Looks for families in files, reading each file once at most.
struct FontSearch {
  private var groups: [Group]
  private var read: [String: [FontFace]] = [:]
  /// The files in which no face was found, in the order in which they were read.
  private(set) var damaged: [String] = []

  /// Looks into groups of folders, into each only for what those before it do not have.
  init(_ groups: [String]...) {
    self.groups = groups.map { Group(folders: $0) }
  }

  mutating func faces(of family: FamilyName) -> [FontFace] {
    let likely: [(FamilyName) -> Bool] = [
      // The first two are asked of a group together, so that a family's files in the next one need not be listed.
      { family.isNamed(in: $0) }, { family.isMentioned(in: $0) }, { _ in true },
    ]
    for rungs in [likely[..<2], likely[2...]] {
      for group in groups.indices {
        for isLikely in rungs {
          let found = groups[group].files.filter { isLikely($0.name) }.flatMap { faces(in: $0.path) }
            .filter { FamilyName($0.family) == family }
          if !found.isEmpty { return FontSearch.ordered(found) }
        }
      }
    }
    return []
  }

  private mutating func faces(in file: String) -> [FontFace] {
    if let known = read[file] { return known }
    let faces = FontFile(path: file).faces()
    read[file] = faces
    if faces.isEmpty { damaged.append(file) }
    return faces
  }

  /// One face for each look, the one found first, in a fixed order.
  private static func ordered(_ faces: [FontFace]) -> [FontFace] {
    faces.withoutDoubles.sorted { $0.look.lexicographicallyPrecedes($1.look) }
  }
}

/// Folders whose files are listed once something is looked for in them.
private struct Group {
  let folders: [String]
  lazy var files: [(path: String, name: FamilyName)] = folders.flatMap { FontFolder(path: $0).files() }
    .map { ($0, FamilyName(ofFile: $0)) }

  init(folders: [String]) { self.folders = folders }
}

extension FontFace {
  fileprivate var look: [Int] { [stretch, slant.rawValue, weight] }
}
