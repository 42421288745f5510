#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Makes a folder and those above it that are missing.
package func makeFolders(_ path: String) throws(FileError) {
  var missing: [String] = []
  var folder = path
  while !folderExists(folder) {
    missing.append(folder)
    let parent = FilePaths.parent(of: folder)
    if parent == folder { break }
    folder = parent
  }
  for folder in missing.reversed() {
    do throws(FileError) {
      try system(folder) { mkdir(folder, 0o777) }
    } catch {
      // Somebody else may have made it meanwhile.
      guard error.cause == .system(EEXIST), folderExists(folder) else { throw error }
    }
  }
}

/// Removes a file or a link; a folder is refused.
package func removeFile(_ path: String) throws(FileError) {
  try system(path) { unlink(path) }
}

/// Removes a file or a link where one is; somebody else may have removed it meanwhile.
package func removeFileIfThere(_ path: String) throws(FileError) {
  guard (try? kind(of: path, followingLinks: false)) != nil else { return }
  do throws(FileError) {
    try removeFile(path)
  } catch {
    guard error.cause == .system(ENOENT) else { throw error }
  }
}

/// Removes a folder in which nothing is; one in which something is stays.
package func removeEmptyFolder(_ path: String) throws(FileError) {
  do throws(FileError) {
    try system(path) { rmdir(path) }
  } catch {
    guard [.system(ENOTEMPTY), .system(EEXIST), .system(ENOENT)].contains(error.cause) else { throw error }
  }
}

/// Whether a path leads to a regular file.
package func fileExists(_ path: String) -> Bool { (try? kind(of: path)) == .file }

/// Whether a path leads to a folder.
package func folderExists(_ path: String) -> Bool { (try? kind(of: path)) == .folder }

/// Whether a path leads to a device, a pipe or the like, in whose place no file is put.
package func deviceExists(_ path: String) -> Bool { (try? kind(of: path)) == .other }

/// The folder in which relative paths begin.
package func currentFolder() throws(FileError) -> String {
  guard let path = getcwd(nil, 0) else { throw FileError(.system(errno), at: ".") }
  defer { free(path) }
  guard let text = String(validatingCString: path) else { throw FileError(.nameNotUTF8, at: ".") }
  return text
}

/// The path to the same thing without links, `.` and `..`; nothing may be missing on the way.
package func resolvedPath(_ path: String) throws(FileError) -> String {
  guard !path.utf8.contains(0) else { throw FileError(.system(EINVAL), at: path) }
  guard let resolved = realpath(path, nil) else { throw FileError(.system(errno), at: path) }
  defer { free(resolved) }
  guard let text = String(validatingCString: resolved) else { throw FileError(.nameNotUTF8, at: path) }
  return text
}
