#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The font files below a folder, in an order that does not depend on the file system.
struct FontFolder {
  /// Folders this deep are not looked into.
  private static let deepest = 12

  let path: String

  /// More files than any collection of fonts has are not looked at.
  private static let most = 50_000

  /// The paths of all `.ttf`, `.otf` and `.ttc` files, each folder's in order of their bytes.
  ///
  /// Links to files count as files; links to folders are not followed, because they lead anywhere, and in circles.
  func files() -> [String] {
    var found: [String] = []
    collect(from: path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 1, into: &found)
    return found
  }

  private func collect(from folder: String, depth: Int, into found: inout [String]) {
    guard depth <= FontFolder.deepest else { return }
    for name in FontFolder.names(in: folder) where found.count < FontFolder.most {
      let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
      switch FontFolder.kind(of: path) {
      case S_IFDIR: collect(from: path, depth: depth + 1, into: &found)
      case S_IFREG where FontFolder.isFont(name): found.append(path)
      default: break
      }
    }
  }

  /// What a path is, a link to a file being one; nil for links to anything else.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    let kind = status.st_mode & S_IFMT
    guard kind == S_IFLNK else { return kind }
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG ? S_IFREG : nil
  }

  private static func isFont(_ name: String) -> Bool {
    let ending = name.utf8.suffix(4).map { $0 | 0x20 }
    return [".ttf", ".otf", ".ttc"].contains { Array($0.utf8) == ending }
  }

  /// The names in a folder but for hidden ones; none where it cannot be read.
  private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
