import Graphics
import PNG

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Pictures of other projects with what is to be found in them, which are tested with where they lie and are no part of
/// the repository: the folder that `SNAPFARM_CASES` names, or `shared/cases` beside the repository.
enum RecordedCases {
  static let folder: String = {
    if let given = getenv("SNAPFARM_CASES") { return String(cString: given) }
    let root = #filePath.split(separator: "/").dropLast(4)
    return "/" + (root.dropLast() + ["shared", "cases"]).joined(separator: "/")
  }()

  static let all: [RecordedCase] = {
    let document = read("diff/cases.json").flatMap { JSON($0) }
    return (document?["cases"]?.items ?? []).compactMap { RecordedCase($0) }
  }()

  static func read(_ path: String) -> [UInt8]? {
    guard let file = fopen(folder + "/" + path, "rb") else { return nil }
    defer { fclose(file) }
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 65536))
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[..<count]
    }
  }

  /// A picture of the cases, decoded anew each time.
  static func picture(_ path: String) throws -> StraightBitmap {
    guard let bytes = read("diff/" + path) else { throw Missing(path: path) }
    return try PNGFile(bytes).decodeStraight(pixelLimit: 1 << 26)
  }

  struct Missing: Error { let path: String }
}
