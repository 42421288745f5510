#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder that the paths of a suite do not leave.
package struct SuiteFolder: Sendable, Hashable {
  /// The folder's absolute path, without links.
  package let root: String
  /// Folders that stand elsewhere, by the paths under which the suite knows them.
  private var elsewhere: [String: String] = [:]

  /// Takes a folder that exists.
  package init(_ path: String) throws(FileError) {
    root = try resolvedPath(path)
    guard folderExists(root) else { throw FileError(.system(ENOTDIR), at: path) }
  }

  /// This folder from the root of the Git repository around it; empty where it is that, and where there is none.
  package var placeInRepository: String {
    let parts = FilePaths.parts(of: root)
    for depth in (0...parts.count).reversed() {
      // A work tree has a file of that name.
      let mark = "/" + (parts.prefix(depth) + [".git"]).joined(separator: "/")
      if folderExists(mark) || fileExists(mark) { return parts.dropFirst(depth).joined(separator: "/") }
    }
    return ""
  }

  /// The absolute path of something in this folder, which need not exist yet.
  ///
  /// Refuses, with the cause `outside`, absolute paths, `..` that leads out, and links that do; the last also for the
  /// folders above something that does not exist.
  package func path(for relative: String) throws(FileError) -> String {
    let normal = FilePaths.normalise(relative)
    for (name, root) in elsewhere where FilePaths.isInside(normal, name) {
      let rest = FilePaths.parts(of: normal).dropFirst(FilePaths.parts(of: name).count).joined(separator: "/")
      return try SuiteFolder(root).path(for: rest.isEmpty ? "." : rest)
    }
    guard !FilePaths.isAbsolute(relative), FilePaths.parts(of: normal).first != ".." else {
      throw FileError(.outside, at: relative)
    }
    let path = normal == "." ? root : FilePaths.join(root, normal)
    var existing = path
    while existing != root {
      do throws(FileError) {
        guard contains(try resolvedPath(existing)) else { throw FileError(.outside, at: relative) }
        break
      } catch {
        guard error.cause == .system(ENOENT) else { throw FileError(error.cause, at: relative) }
        switch try? kind(of: existing, followingLinks: false) {
        case nil: existing = FilePaths.parent(of: existing)
        // A link to nothing may come to lead anywhere, so it is no missing file.
        case .link: throw FileError(error.cause, at: relative)
        // Somebody else has made it since the last look.
        default: continue
        }
      }
    }
    return path
  }

  /// The same, with one folder of it elsewhere, where whoever calls wants it; made where it is missing.
  ///
  /// Paths keep the suite's name for it, so that nothing that is told depends on where it is.
  package func placing(_ relative: String, at path: String) throws(FileError) -> SuiteFolder {
    try makeFolders(path)
    var folder = self
    folder.elsewhere[FilePaths.normalise(relative)] = try resolvedPath(path)
    return folder
  }

  private func contains(_ resolved: String) -> Bool {
    FilePaths.isInside(resolved, root)
  }
}
