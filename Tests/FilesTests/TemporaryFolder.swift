import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A folder of its own for a test, removed with all it holds at the end: keep it in the suite's instance.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    var template = Array("/tmp/files-tests-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    path = try resolvedPath(try #require(made))
  }

  deinit { Self.remove(path) }

  func path(_ relative: String) -> String { path + "/" + relative }

  func write(_ text: String = "x", to relative: String) throws {
    try writeAtomically(Array(text.utf8), to: path(relative))
  }

  func link(_ relative: String, to target: String) throws {
    try #require(symlink(target, path(relative)) == 0)
  }

  private static func remove(_ path: String) {
    guard let stream = opendir(path) else { return }
    var names: [String] = []
    while let entry = readdir(stream) {
      names.append(withUnsafePointer(to: &entry.pointee.d_name.0) { String(cString: $0) })
    }
    closedir(stream)
    for name in names where name != "." && name != ".." {
      let inner = path + "/" + name
      if unlink(inner) != 0 { remove(inner) }
    }
    rmdir(path)
  }
}
