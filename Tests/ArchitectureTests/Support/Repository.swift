#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The files of this repository, found from where this file was compiled.
enum Repository {
  /// A file as text; its path is relative to the repository.
  struct File: Sendable {
    let path: String
    let text: String
    /// Its words and signs; empty for what is no Swift.
    let tokens: [Token]

    init(path: String, text: String) {
      self.path = path
      self.text = text
      tokens = path.hasSuffix(".swift") ? ArchitectureTests.tokens(of: text) : []
    }
  }

  static let root: String = {
    let parts = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    return parts.dropLast(4).joined(separator: "/")
  }()

  /// Every text file but what building and running leave behind, in the order of paths.
  static let textFiles: [File] = paths(below: "").compactMap { path in
    text(of: path).map { File(path: path, text: $0) }
  }

  /// The Swift files below a folder.
  static func swiftFiles(below folder: String) -> [File] {
    textFiles.filter { $0.path.hasPrefix(folder + "/") && $0.path.hasSuffix(".swift") }
  }

  /// The text of a file; nil for what is not there or not UTF-8.
  static func text(of path: String) -> String? {
    guard let file = fopen(root + "/" + path, "rb") else { return nil }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard count > 0 else { break }
      bytes += part[..<count]
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static let leftOut: Set<String> = [
    ".", "..", ".git", ".build", ".snapfarm", ".swiftpm", ".venv", ".pictures", "results", "__pycache__",
  ]

  private static func paths(below folder: String) -> [String] {
    guard let stream = opendir(root + "/" + folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      guard !leftOut.contains(name) else { continue }
      let path = folder.isEmpty ? name : folder + "/" + name
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_DIR): found += paths(below: path)
      case Int32(DT_REG): found.append(path)
      default: break
      }
    }
    return found.sorted()
  }
}
