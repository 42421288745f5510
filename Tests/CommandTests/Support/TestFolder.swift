import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder that is gone, with all it holds, after its test.
final class TestFolder: Sendable {
  let path: String

  /// Makes a folder; one in memory where the system has such, for tests that write much and care for no power failure.
  init(inMemory: Bool = false) throws {
    let parent = inMemory && folderExists("/dev/shm") ? "/dev/shm" : "/tmp"
    let name = parent + "/snapfarm-command-" + String(UInt64.random(in: .min ... .max), radix: 16)
    try makeFolders(name)
    path = try resolvedPath(name)
  }

  /// The folder of this repository, whose own suite tests may look at.
  static let repository = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")

  deinit { remove(path) }

  func path(_ relative: String) -> String { FilePaths.join(path, relative) }

  func write(_ text: String, to relative: String) throws {
    try write(Array(text.utf8), to: relative)
  }

  func write(_ bytes: [UInt8], to relative: String) throws {
    try writeAtomically(bytes, to: path(relative))
  }

  /// Puts bytes where nothing is, without the cost of doing it safely.
  func place(_ bytes: [UInt8], at relative: String) throws {
    try makeFolders(FilePaths.parent(of: path(relative)))
    try writeFile(bytes, to: path(relative))
  }

  /// Puts another text in the place of the only occurrence of one.
  func replace(_ old: String, with new: String, in relative: String) throws {
    let parts = try text(relative).split(separator: old, omittingEmptySubsequences: false)
    try #require(parts.count == 2, "\(relative) has \(old) once")
    try write(parts.joined(separator: new), to: relative)
  }

  /// Makes a file of a size that takes no room on the disk.
  func extend(_ relative: String, to size: Int) throws {
    try #require(truncate(path(relative), off_t(size)) == 0)
  }

  func link(_ relative: String, to target: String) throws {
    try #require(symlink(target, path(relative)) == 0)
  }

  func bytes(_ relative: String) throws -> [UInt8] { try readFile(path(relative), limit: 1 << 28) }

  func text(_ relative: String) throws -> String { String(decoding: try bytes(relative), as: UTF8.self) }

  func has(_ relative: String) -> Bool { fileExists(path(relative)) }

  func hasFolder(_ relative: String) -> Bool { folderExists(path(relative)) }

  /// The files below a folder, hidden ones too, relative to it; none where there is no such folder.
  func files(_ relative: String) throws -> [String] {
    folderExists(path(relative)) ? try listFiles(in: path(relative), hidden: true) : []
  }

  /// Every byte of every file below a folder.
  func contents(_ relative: String) throws -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    for file in try files(relative) { contents[file] = try bytes(FilePaths.join(relative, file)) }
    return contents
  }
}

/// Removes a file or a folder with all it holds, also where permissions were taken away.
func remove(_ path: String) {
  guard unlink(path) != 0, folderExists(path) else { return }
  chmod(path, 0o700)
  guard let stream = opendir(path) else { return }
  var names: [String] = []
  while let entry = readdir(stream) {
    names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) })
  }
  closedir(stream)
  for name in names where name != "." && name != ".." { remove(path + "/" + name) }
  rmdir(path)
}

/// The files that stand in one state of a folder and not, or otherwise, in the other, in order.
func changes(from old: [String: [UInt8]], to new: [String: [UInt8]]) -> [String] {
  Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
}
