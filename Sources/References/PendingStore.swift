import Digest
package import Files
import PNG

/// The pictures that the last test left because they differ, each with the digest of what it was compared with.
///
/// They stand outside the reference folder, under the same names, so that a picture made by a run can never be what the
/// same run compares with.
package struct PendingStore: Sendable {
  /// The suite's folder.
  package let suite: SuiteFolder
  /// The folder of pending pictures, relative to the suite's.
  package let folder: String

  package init(suite: SuiteFolder, results: String) {
    self.suite = suite
    self.folder = results + "/pending"
  }

  /// The path of a pending picture, relative to the suite's folder.
  package func picturePath(of identity: SnapshotIdentity) -> String { folder + "/" + identity.stem + ".png" }

  /// The path of a pending companion.
  package func companionPath(of identity: SnapshotIdentity) -> String { folder + "/" + identity.stem + ".svg" }

  /// Leaves a picture to be accepted; a companion that an earlier run left does not stay beside it.
  package func write(_ picture: [UInt8]?, companion: String?, for identity: SnapshotIdentity) throws(FileError) {
    if let companion {
      try writeAtomically(Array(companion.utf8), to: suite.path(for: companionPath(of: identity)))
    }
    guard let picture else { return }
    if companion == nil { try removeIfThere(companionPath(of: identity)) }
    try writeAtomically(picture, to: suite.path(for: picturePath(of: identity)))
  }

  /// Takes back what an earlier run left for a snapshot.
  package func remove(_ identity: SnapshotIdentity) throws(FileError) {
    try remove(stem: identity.stem)
  }

  /// Takes back the files of a stem; nothing else is touched.
  package func remove(stem: String) throws(FileError) {
    for ending in [".png", ".svg"] { try removeIfThere(folder + "/" + stem + ending) }
  }

  /// What is pending of a stem.
  package func entry(stem: String) -> ReferenceStore.Entry { readPicture(at: folder + "/" + stem + ".png", in: suite) }

  /// The digests of the files of a stem, as they are now.
  func files(stem: String) -> PendingEntry.Files {
    PendingEntry.Files(picture: digest(of: stem + ".png"), companion: digest(of: stem + ".svg"))
  }

  private func digest(of name: String) -> String? {
    guard let path = try? suite.path(for: folder + "/" + name), let bytes = try? readIfThere(path) else { return nil }
    return ContentDigest(bytes).description
  }

  /// The stems of all pending snapshots, in order.
  package func stems() throws(FileError) -> [String] {
    let root = try suite.path(for: folder)
    guard folderExists(root) else { return [] }
    // `x.png`, `x.pro.png`, `x.svg`: the two files of a snapshot need not be neighbours.
    var seen: Set<String> = []
    return try listFiles(in: root, recursive: true).filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") }
      .map { String($0.dropLast(4)) }.filter { seen.insert($0).inserted }
  }

  private func removeIfThere(_ relative: String) throws(FileError) {
    let path = try suite.path(for: relative)
    if fileExists(path) { try removeFileIfThere(path) }
  }
}
