package import Files
package import Problems

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The folder of accepted references; nothing else in the program writes below it.
package struct ReferenceStore: Sendable {
  /// The suite's folder.
  package let suite: SuiteFolder
  /// The folder of references, relative to the suite's.
  package let folder: String

  package init(suite: SuiteFolder, folder: String) {
    self.suite = suite
    self.folder = folder
  }

  /// What is stored for a snapshot.
  package enum Entry: Sendable {
    /// Nothing.
    case missing
    /// A picture.
    case picture(StoredPicture)
    /// Something that is no picture.
    case problem(PictureFault)
  }

  /// The path of a snapshot's picture, relative to the suite's folder.
  package func picturePath(of identity: SnapshotIdentity) -> String { folder + "/" + identity.stem + ".png" }

  /// The path of a snapshot's readable companion, relative to the suite's folder.
  package func companionPath(of identity: SnapshotIdentity) -> String { folder + "/" + identity.stem + ".svg" }

  /// Looks a snapshot up.
  package func entry(for identity: SnapshotIdentity) -> Entry {
    readPicture(at: picturePath(of: identity), in: suite)
  }

  /// Whether a file stands where the snapshot's picture belongs.
  package func has(_ identity: SnapshotIdentity) -> Bool {
    (try? suite.path(for: picturePath(of: identity))).map { fileExists($0) } ?? false
  }

  /// The bytes of a snapshot's companion; nil where there is none that can be read.
  package func companion(of identity: SnapshotIdentity) -> [UInt8]? {
    guard let path = try? suite.path(for: companionPath(of: identity)) else { return nil }
    return try? readFile(path, limit: largestFile)
  }

  /// Stores a picture and its companion, each whole or not at all, the companion first: a picture without its
  /// companion explains less, but never the wrong thing.
  package func write(_ picture: [UInt8], companion: String?, for identity: SnapshotIdentity) throws(FileError) {
    if let companion { try writeCompanion(companion, for: identity) }
    try writeAtomically(picture, to: suite.path(for: picturePath(of: identity)))
  }

  /// Stores a companion alone.
  package func writeCompanion(_ companion: String, for identity: SnapshotIdentity) throws(FileError) {
    try writeAtomically(Array(companion.utf8), to: suite.path(for: companionPath(of: identity)))
  }
}

/// No picture of ours comes near this; a file that does is not one.
let largestFile = 1 << 28

/// The bytes of a file; nil only where nothing stands, so that a file that cannot be read is never called missing.
func readIfThere(_ path: String) throws(FileError) -> [UInt8]? {
  do throws(FileError) {
    return try readFile(path, limit: largestFile)
  } catch {
    guard error.cause == .system(ENOENT) else { throw error }
    return nil
  }
}

func readPicture(at relative: String, in suite: SuiteFolder) -> ReferenceStore.Entry {
  do {
    guard let bytes = try readIfThere(suite.path(for: relative)) else { return .missing }
    return .picture(try StoredPicture(bytes))
  } catch let problem as PictureFault {
    return .problem(problem)
  } catch let error as FileError {
    return .problem(.unreadable(error.reason))
  } catch {
    return .problem(.unreadable("\(error)"))
  }
}
