#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The files of `Page/`, found from where this file was compiled.
enum PageFiles {
  private static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/") + "/"
  }()

  private static let folder = root + "Page/"

  static func text(_ name: String) -> String? { read(folder + name) }

  /// A page of the documentation, by its path in the repository.
  static func document(_ path: String) -> String? { read(root + path) }

  private static func read(_ path: String) -> String? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return count < bytes.count ? String(validating: bytes.prefix(count), as: UTF8.self) : nil
  }

  /// The names of the files in a folder.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(self.folder + folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if !name.hasPrefix(".") { names.append(folder + "/" + name) }
    }
    return names.sorted()
  }
}
