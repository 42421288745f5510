/// The faces of some families, found by us in folders; the host's font configuration is never asked.
package struct FontCatalog: Hashable, Sendable {
  /// The folders looked into, in order; where two have the same face, the first one's is taken.
  package let folders: [String]
  /// The folders for families that the others do not have.
  package let reserve: [String]
  /// The families asked for.
  package let families: [String]
  /// The faces, in the order of the families, then by slant, weight and path.
  package let faces: [FontFace]
  /// Files below `folders` that were read and are no fonts, or not whole: what they should hold may have been found elsewhere.
  package let damaged: [String]

  /// Finds the faces of families below folders; those of one family all come from `folders` or all from `reserve`.
  ///
  /// Files named after a family are read first; only where none of them has it are the others.
  package static func find(
    families: [String], in folders: [String], orElse reserve: [String] = []
  ) -> FontCatalog {
    var search = FontSearch(folders, reserve)
    var faces: [FontFace] = []
    for family in families where !faces.contains(where: { FamilyName($0.family) == FamilyName(family) }) {
      faces += search.faces(of: FamilyName(family))
    }
    let damaged = search.damaged.filter { file in folders.contains { file.hasPrefix($0) } }
    return FontCatalog(folders: folders, reserve: reserve, families: families, faces: faces, damaged: damaged)
  }

  /// The same with a name for the faces of some files, in place of what it stood for.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - files: The paths of font files; all their faces count, whatever family they say they are of.
  /// - Returns: The catalog with the name.
  package func naming(_ name: String, files: [String]) -> FontCatalog {
    naming(name, files.flatMap { FontFile(path: $0).faces() })
  }

  /// The same with a name for the faces of another family below the folders, in place of what it stood for.
  package func naming(_ name: String, substitute: String) -> FontCatalog {
    naming(name, FontCatalog.find(families: [substitute], in: folders, orElse: reserve).faces)
  }

  private func naming(_ name: String, _ found: [FontFace]) -> FontCatalog {
    let named = found.map { $0.named(name) }.withoutDoubles
    let others = faces.filter { FamilyName($0.family) != FamilyName(name) }
    let known = families.contains { FamilyName($0) == FamilyName(name) } ? families : families + [name]
    return FontCatalog(
      folders: folders, reserve: reserve, families: known, faces: others + named, damaged: damaged)
  }

  /// The faces of one family; none where it was not found.
  ///
  /// Case and blanks of the name do not matter.
  package func faces(of family: String) -> [FontFace] {
    faces.filter { FamilyName($0.family) == FamilyName(family) }
  }

  /// The families that were not found, in the order asked.
  package var missing: [String] {
    families.filter { faces(of: $0).isEmpty }
  }

  /// The names of all families in the folders, sorted; reads every file, so it is for messages.
  package func availableFamilies() -> [String] {
    let files = (folders + reserve).flatMap { FontFolder(path: $0).files() }
    return Set(files.flatMap { FontFile(path: $0).faces() }.map(\.primaryFamily)).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Passes where every family was found.
  /// - Throws: `unknownFamily` with the first one that was not, and the names there are.
  package func requireAll() throws(CanvasError) {
    if let first = missing.first { throw .unknownFamily(first, available: availableFamilies()) }
  }
}
