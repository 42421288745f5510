#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Pictures of other projects, which are tested with where they lie and are no part of the repository: the folder that
/// `SNAPFARM_CASES` names, or `shared/cases` beside the repository.
package enum CaseFiles {
  private static let folder: String = {
    if let given = getenv("SNAPFARM_CASES") { return String(cString: given) }
    let root = #filePath.split(separator: "/").dropLast(3)
    return "/" + (root.dropLast() + ["shared", "cases"]).joined(separator: "/")
  }()

  /// The bytes of a file; nil where there is none.
  package static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(folder + "/" + path, "rb") else { return nil }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }
}
