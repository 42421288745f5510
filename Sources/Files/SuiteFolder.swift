#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder that the paths of a suite do not leave.
package struct SuiteFolder: Sendable, Hashable {
  /// The folder's absolute path, without links.
  package let root: String

  /// Takes a folder that exists.
  package init(_ path: String) throws(FileError) {
    root = try resolvedPath(path)
    guard folderExists(root) else { throw FileError(.system(ENOTDIR), at: path) }
  }

  /// The absolute path of something in this folder, which need not exist yet.
  ///
  /// Refuses, with the cause `outside`, absolute paths, `..` that leads out, and links that do; the last also for the
  /// folders above something that does not exist.
  package func path(for relative: String) throws(FileError) -> String {
    let normal = FilePaths.normalise(relative)
    guard !relative.hasPrefix("/"), normal != "..", !normal.hasPrefix("../") else {
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

  private func contains(_ resolved: String) -> Bool {
    resolved == root || resolved.utf8.starts(with: (root == "/" ? root : root + "/").utf8)
  }
}
