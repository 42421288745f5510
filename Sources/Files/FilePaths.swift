/// Paths as text; nothing here looks at the file system.
///
/// Paths are bytes for the system: a `/` with a combining mark behind it is a `/`, though Swift sees one other character.
/// So everything here asks for bytes.
package enum FilePaths {
  private static let separator = UInt8(ascii: "/")

  /// Whether a path begins at the root.
  package static func isAbsolute(_ path: String) -> Bool { path.utf8.first == separator }

  /// The names of a path; empty ones are left out.
  package static func parts(of path: String) -> [String] {
    path.utf8.split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a path is that of a folder or of something in it, both as text.
  package static func isInside(_ path: String, _ folder: String) -> Bool {
    let start = folder.utf8.last == separator ? folder : folder + "/"
    return path.utf8.elementsEqual(folder.utf8) || path.utf8.starts(with: start.utf8)
  }

  /// A path below a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == separator ? folder + path : folder + "/" + path
  }

  /// The folder of a path: `.` for a bare name, `/` for the root.
  package static func parent(of path: String) -> String {
    let parts = parts(of: path)
    let root = isAbsolute(path) ? "/" : ""
    guard parts.count > 1 else { return root.isEmpty ? "." : root }
    return root + parts.dropLast().joined(separator: "/")
  }

  /// The last part of a path; empty for the root.
  package static func fileName(of path: String) -> String { parts(of: path).last ?? "" }

  /// A path without empty parts, `.`, and `..` after a name; what remains of an empty one is `.`.
  package static func normalise(_ path: String) -> String {
    let isAbsolute = isAbsolute(path)
    var parts: [String] = []
    for part in Self.parts(of: path) where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let text = parts.joined(separator: "/")
    return isAbsolute ? "/" + text : text.isEmpty ? "." : text
  }
}
