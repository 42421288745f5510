#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Why a file or folder could not be used.
package struct FileError: Error, Hashable, Sendable {
  package enum Cause: Hashable, Sendable {
    /// The system refused; the number is its `errno`.
    case system(Int32)
    /// Not a regular file: a folder, a pipe, a device.
    case notAFile
    /// Larger than the reader allows; `bytes` is what is known of the size.
    case tooLarge(bytes: Int, limit: Int)
    /// A path that leaves the folder it has to stay in.
    case outside
    /// More entries than a listing allows.
    case tooManyEntries(limit: Int)
    /// Folders nested deeper than a listing allows.
    case tooDeep(limit: Int)
    /// A folder holds a name that is not UTF-8.
    case nameNotUTF8
  }

  package var path: String
  package var cause: Cause

  package init(_ cause: Cause, at path: String) {
    self.cause = cause
    self.path = path
  }

  /// Why, in words for a message; the system's own where the system refused.
  package var reason: String {
    switch cause {
    case .system(let number): systemReason(number)
    case .notAFile: "not a regular file"
    case .tooLarge(let bytes, let limit): "\(bytes) bytes; the limit is \(limit)"
    case .outside: "leads out of the folder"
    case .tooManyEntries(let limit): "more than \(limit) entries"
    case .tooDeep(let limit): "folders more than \(limit) deep"
    case .nameNotUTF8: "a name in it is not UTF-8"
    }
  }
}

private func systemReason(_ number: Int32) -> String {
  var text = [CChar](repeating: 0, count: 256)
  guard strerror_r(number, &text, text.count) == 0 else { return "error \(number)" }
  return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
