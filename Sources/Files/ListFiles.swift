#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// How much of a tree of folders is listed before it is refused.
package struct ListLimits: Sendable, Hashable {
  /// The most files and folders.
  package var maxEntries: Int
  /// The most folders inside each other.
  package var maxDepth: Int

  package init(maxEntries: Int = 2_000_000, maxDepth: Int = 64) {
    self.maxEntries = maxEntries
    self.maxDepth = maxDepth
  }
}

/// The regular files of a folder, relative to it, with `/`, in the order of their UTF-8.
///
/// Links to files count as files; links to folders are not followed, so no loop is possible. What cannot be read as a
/// file, such as a pipe or a link to nothing, is listed too: whoever reads it is told, and nothing is passed over in
/// silence. Names that begin with a dot are left out unless `hidden` is true.
package func listFiles(
  in folder: String, recursive: Bool = true, hidden: Bool = false, limits: ListLimits = ListLimits()
) throws(FileError) -> [String] {
  var files: [String] = []
  var entries = 0
  var waiting = [(path: "", depth: 0)]
  while let (path, depth) = waiting.popLast() {
    let current = path.isEmpty ? folder : FilePaths.join(folder, path)
    let left = limits.maxEntries - entries
    let names = try names(in: current, hidden: hidden, atMost: left)
    entries += names.count
    guard names.count <= left else { throw FileError(.tooManyEntries(limit: limits.maxEntries), at: folder) }
    for (name, known) in names {
      let inner = FilePaths.join(path, name)
      switch kindInList(of: FilePaths.join(folder, inner), known: known) {
      case .file: files.append(inner)
      case .folder where recursive:
        guard depth < limits.maxDepth else { throw FileError(.tooDeep(limit: limits.maxDepth), at: current) }
        waiting.append((inner, depth + 1))
      default: break
      }
    }
  }
  return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The folders right inside a folder, in the order of their UTF-8; hidden ones and links are left out.
package func listFolders(in folder: String) throws(FileError) -> [String] {
  var folders: [String] = []
  for (name, known) in try names(in: folder, hidden: false, atMost: ListLimits().maxEntries)
  where kindInList(of: FilePaths.join(folder, name), known: known) == .folder {
    folders.append(name)
  }
  return folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
}

/// The kind of an entry, where a link counts as a file if it leads to one; nil for what vanished meanwhile.
private func kindInList(of path: String, known: FileKind?) -> FileKind? {
  guard let kind = known ?? (try? kind(of: path, followingLinks: false)) else { return nil }
  switch kind {
  case .link: return folderExists(path) ? .link : .file
  case .other: return .file
  default: return kind
  }
}

/// The names in a folder with their kinds where the system tells them, in no order; one more than asked for at most.
private func names(
  in folder: String, hidden: Bool, atMost limit: Int
) throws(FileError) -> [(name: String, kind: FileKind?)] {
  guard !folder.utf8.contains(0) else { throw FileError(.system(EINVAL), at: folder) }
  guard let stream = opendir(folder) else { throw FileError(.system(errno), at: folder) }
  defer { closedir(stream) }
  var names: [(name: String, kind: FileKind?)] = []
  while names.count <= limit {
    errno = 0
    guard let entry = readdir(stream) else {
      if errno != 0 { throw FileError(.system(errno), at: folder) }
      break
    }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
      tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
        String(validatingCString: $0)
      }
    }
    guard let name else { throw FileError(.nameNotUTF8, at: folder) }
    if name == "." || name == ".." || (!hidden && name.hasPrefix(".")) { continue }
    names.append((name, kind(ofEntry: Int32(entry.pointee.d_type))))
  }
  return names
}

private func kind(ofEntry type: Int32) -> FileKind? {
  switch type {
  case Int32(DT_REG): .file
  case Int32(DT_DIR): .folder
  case Int32(DT_LNK): .link
  case Int32(DT_UNKNOWN): nil
  default: .other
  }
}
