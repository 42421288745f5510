internal import Problems
internal import Synchronization
internal import YAML

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Where each name stands in the compiled-in files, so that a device is read without reading two hundred others.
///
/// The files have `id` first in each profile and aliases on one line; a test holds what is found here to what reading
/// all of them gives.
struct BuiltInNames: Sendable {
  private struct Place {
    let file: Int
    var bytes: Range<Int>
    let line: Int
  }

  private var places: [Place] = []
  private var numbers: [String: Int] = [:]
  private let files: [(name: String, bytes: [UInt8])]

  /// The names of the catalogue.
  static let shared = BuiltInNames()
  private static let known = Mutex<[Int: DeviceProfile]>([:])

  private init() {
    files = EmbeddedFile.all.map { ($0.name, $0.bytes) }
    for file in files.indices { scan(file) }
  }

  /// The profile of an id or alias; nil where there is none of that name.
  func profile(named name: String) -> DeviceProfile? {
    guard let number = numbers[name] else { return nil }
    return Self.known.withLock { known in
      if let profile = known[number] { return profile }
      let profile = read(places[number])
      known[number] = profile
      return profile
    }
  }

  /// Reads one profile; blank lines in the place of those above keep it on its line.
  private func read(_ place: Place) -> DeviceProfile? {
    let file = files[place.file]
    let text = Array("profiles:".utf8) + Array(repeating: newline, count: place.line - 1) + file.bytes[place.bytes]
    let root = try? parseYAML(text, file: "snapfarm:\(file.name)")
    return root.flatMap { ProfileReader.read($0).profiles.first }
  }

  private mutating func scan(_ file: Int) {
    let bytes = files[file].bytes
    bytes.withUnsafeBytes { text in
      guard let base = text.baseAddress else { return }
      var (start, line) = (0, 1)
      while start < text.count {
        let found = memchr(base + start, Int32(newline), text.count - start)
        let end = found.map { base.distance(to: UnsafeRawPointer($0)) } ?? text.count
        note(UnsafeRawBufferPointer(rebasing: text[start..<end]), at: start, line, of: file)
        start = end + 1
        line += 1
        if let last = places.indices.last, places[last].file == file {
          places[last].bytes = places[last].bytes.lowerBound..<min(start, text.count)
        }
      }
    }
  }

  private mutating func note(_ text: UnsafeRawBufferPointer, at start: Int, _ line: Int, of file: Int) {
    if text.starts(with: idMark) {
      numbers[String(decoding: text.dropFirst(idMark.count), as: UTF8.self)] = places.count
      places.append(Place(file: file, bytes: start..<start, line: line))
    } else if text.starts(with: aliasesMark), !places.isEmpty {
      let list = String(decoding: text.dropFirst(aliasesMark.count).dropLast(), as: UTF8.self)
      for alias in list.split(separator: ",") { numbers[String(alias.drop { $0 == " " })] = places.count - 1 }
    }
  }
}

private let newline = UInt8(ascii: "\n")
private let idMark = Array("  - id: ".utf8)
private let aliasesMark = Array("    aliases: [".utf8)
