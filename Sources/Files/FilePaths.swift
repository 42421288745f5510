/// Paths as text; nothing here looks at the file system.
package enum FilePaths {
  /// A path below a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder of a path: `.` for a bare name, `/` for the root.
  package static func parent(of path: String) -> String {
    let parts = path.split(separator: "/")
    let root = path.hasPrefix("/") ? "/" : ""
    guard parts.count > 1 else { return root.isEmpty ? "." : root }
    return root + parts.dropLast().joined(separator: "/")
  }

  /// The last part of a path; empty for the root.
  package static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  /// A path without empty parts, `.`, and `..` after a name; what remains of an empty one is `.`.
  package static func normalise(_ path: String) -> String {
    let isAbsolute = path.hasPrefix("/")
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
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
