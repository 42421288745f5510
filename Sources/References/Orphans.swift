package import Files

/// What lies among the references and belongs to no snapshot.
package struct Orphans: Sendable, Hashable {
  /// Pictures and companions of no snapshot, relative to the suite's folder, in order.
  package var files: [String] = []
  /// What writes that were cut off have left, relative to the suite's folder, in order.
  package var unfinished: [String] = []

  package init() {}

  /// Whether there are none.
  package var isEmpty: Bool { files.isEmpty && unfinished.isEmpty }
}

extension ReferenceStore {
  /// What belongs to none of some snapshots, which must be all of the suite's.
  ///
  /// Only files named as ours are looked at, `<scene>/<name>.png` and `.svg`; what else somebody keeps there is theirs.
  package func orphans(besides snapshots: [SnapshotIdentity]) throws(FileError) -> Orphans {
    var orphans = Orphans()
    let root = try suite.path(for: folder)
    guard folderExists(root) else { return orphans }
    let claimed = Set(snapshots.map(\.stem))
    for file in try listFiles(in: root, hidden: true) {
      if isTemporaryFile(file) {
        orphans.unfinished.append(folder + "/" + file)
      } else if isNamedAsOurs(file), !claimed.contains(String(file.dropLast(4))) {
        orphans.files.append(folder + "/" + file)
      }
    }
    return orphans
  }

  /// Removes one file of `orphans`, and its folder where that is empty then.
  package func remove(orphan file: String) throws(FileError) {
    // A link is removed itself, wherever it leads.
    let parent = try suite.path(for: FilePaths.parent(of: file))
    try removeFileIfThere(FilePaths.join(parent, FilePaths.fileName(of: file)))
    try removeEmptyFolder(parent)
  }

  private func isNamedAsOurs(_ file: String) -> Bool {
    guard [".png", ".svg"].contains(where: { file.utf8.suffix(4).elementsEqual($0.utf8) }) else { return false }
    let parts = FilePaths.parts(of: file)
    return parts.count == 2 && parts.allSatisfy { $0.utf8.first != UInt8(ascii: ".") }
  }
}
