import Files

/// Everything that pictures of some scenes come down to.
struct Drawing: Equatable {
  /// The bytes of every file, by its path.
  var files: [String: [UInt8]] = [:]
  /// The digest of the pixels of each picture, by its name.
  var digests: [String: String] = [:]

  /// Names of files and pictures that are not the same in another drawing, sorted.
  func differences(from other: Drawing) -> [String] {
    func changed<Value: Equatable>(_ mine: [String: Value], _ others: [String: Value]) -> [String] {
      Set(mine.keys).union(others.keys).filter { mine[$0] != others[$0] }
    }
    return (changed(files, other.files) + changed(digests, other.digests)).sorted()
  }

  /// The same without the names of scene files, which an SVG has for people who look for where a view comes from.
  var withoutSources: Drawing {
    var drawing = self
    for (name, bytes) in files where name.hasSuffix(".svg") {
      let parts = String(decoding: bytes, as: UTF8.self).split(
        separator: " data-source=\"", omittingEmptySubsequences: false)
      let rest = parts.dropFirst().map { $0.drop { $0 != "\"" }.dropFirst() }
      drawing.files[name] = Array((parts.prefix(1) + rest).joined().utf8)
    }
    return drawing
  }

  /// Adds what a call of `render` wrote.
  mutating func read(pictures folder: String, results: String) throws {
    for file in try listFiles(in: folder, hidden: true) {
      files[file] = try readFile(FilePaths.join(folder, file), limit: 1 << 26)
    }
    var id: Substring?
    let text = String(decoding: try readFile(results, limit: 1 << 26), as: UTF8.self)
    for line in text.split(separator: "\n") {
      if let value = value(of: "id", in: line) { id = value }
      if let value = value(of: "pixelDigest", in: line), let id { digests[String(id)] = String(value) }
    }
  }

  private func value(of key: String, in line: Substring) -> Substring? {
    let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count == 5 && parts[1] == key ? parts[3] : nil
  }
}
