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
    let path = try suite.path(for: file)
    try removeFile(path)
    try removeEmptyFolder(FilePaths.parent(of: path))
  }

  private func isNamedAsOurs(_ file: String) -> Bool {
    guard file.hasSuffix(".png") || file.hasSuffix(".svg") else { return false }
    return !file.hasPrefix(".") && !file.contains("/.") && file.split(separator: "/").count == 2
  }
}
