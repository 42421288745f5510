import Digest
package import Scene

/// A file that `render` wrote.
package struct WrittenFile: Hashable, Sendable {
  /// The path below the folder that it writes to.
  package var path: String
  /// What it is.
  package var format: PictureFormat
  /// How many bytes it has.
  package var bytes: Int
  /// The SHA-256 of its bytes, in hexadecimal digits; empty where nobody asked.
  package var digest: String

  package init(path: String, format: PictureFormat, bytes: Int, digest: String) {
    (self.path, self.format, self.bytes, self.digest) = (path, format, bytes, digest)
  }

  init(_ path: String, _ format: PictureFormat, _ bytes: [UInt8], isNoted: Bool) {
    self.init(
      path: path, format: format, bytes: bytes.count, digest: isNoted ? ContentDigest(bytes).description : "")
  }
}

extension Outcome {
  /// Adds a file that was written.
  mutating func add(_ file: WrittenFile) {
    files.written.append(file.path)
    if !file.digest.isEmpty { files.noted.append(file) }
  }
}
