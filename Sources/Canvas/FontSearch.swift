/// Looks for families in files, reading each file once at most.
struct FontSearch {
  private let files: [(path: String, name: FamilyName)]
  private var read: [String: [FontFace]] = [:]

  init(files: [String]) {
    self.files = files.map { ($0, FamilyName(ofFile: $0)) }
  }

  mutating func faces(of family: FamilyName) -> [FontFace] {
    let likely: [(FamilyName) -> Bool] = [
      { family.isNamed(in: $0) }, { family.isMentioned(in: $0) }, { _ in true },
    ]
    for isLikely in likely {
      let found = files.filter { isLikely($0.name) }.flatMap { faces(in: $0.path) }
        .filter { FamilyName($0.family) == family }
      if !found.isEmpty { return FontSearch.ordered(found) }
    }
    return []
  }

  private mutating func faces(in file: String) -> [FontFace] {
    if let known = read[file] { return known }
    let faces = FontFile(path: file).faces()
    read[file] = faces
    return faces
  }

  /// One face for each look, the one found first, in a fixed order.
  private static func ordered(_ faces: [FontFace]) -> [FontFace] {
    faces.withoutDoubles.sorted { $0.look.lexicographicallyPrecedes($1.look) }
  }
}

extension FontFace {
  fileprivate var look: [Int] { [stretch, slant.rawValue, weight] }
}
