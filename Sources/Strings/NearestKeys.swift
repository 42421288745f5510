import Graphics
import Problems
import Synchronization

/// What keys of tables a key that is not found is likely to mean; each table is prepared for it once, when it is wanted.
final class NearestKeys: Sendable {
  private let prepared = Mutex<[LanguageTag: [KeySketch]]>([:])

  /// More work than this is not done for a message: squares of the letters of a word, one for each word like it.
  private static let mostWork = 100_000

  /// The nearest key; nil where none is near, or too many are alike for looking at each of them.
  func nearest(to key: String, in tables: [(language: LanguageTag, table: StringTable)]) -> String? {
    guard key.utf8.count <= KeySketch.longest else { return nil }
    let wanted = KeySketch(key)
    let letters = max(wanted.count, 1)
    let most = Self.mostWork / (letters * letters)
    var alike: [String] = []
    var ends: Set<String> = []
    for (language, table) in tables {
      for sketch in sketches(of: table, language) {
        if sketch.isAlike(wanted) {
          guard alike.count < most else { return nil }
          alike.append(sketch.key)
        }
        if ends.count < 2, sketch.hasEnd(of: wanted) { ends.insert(sketch.key) }
      }
    }
    // As `title` is meant by `setings.title`, if it is the end of one key only.
    return nearestWord(to: key, in: alike) ?? (ends.count == 1 ? ends.first : nil)
  }

  private func sketches(of table: StringTable, _ language: LanguageTag) -> [KeySketch] {
    prepared.withLock { prepared in
      if let sketches = prepared[language] { return sketches }
      let sketches = table.keys.map(KeySketch.init)
      prepared[language] = sketches
      return sketches
    }
  }
}

/// A key with what tells quickly that it is far from another one.
private struct KeySketch {
  /// Keys of more bytes are never near to others.
  static let longest = 128

  let key: String
  let count: Int
  /// A bit for each letter that the key has.
  private let letters: UInt64
  /// What stands after the last point.
  private let end: Substring.UTF8View

  init(_ key: String) {
    self.key = key
    end = Substring(key).utf8.split(separator: UInt8(ascii: ".")).last ?? Substring().utf8
    // No key near enough is longer than this by more than the letters that may differ.
    let lowercased = String(key.unicodeScalars.prefix(Self.longest + 8)).lowercased()
    count = lowercased.count
    letters = lowercased.unicodeScalars.reduce(0) { $0 | 1 << UInt64($1.value & 63) }
  }

  /// Whether a key may be two edits away from another one, each of which changes two letters at most.
  func isAlike(_ other: KeySketch) -> Bool {
    abs(count - other.count) <= 2 && (letters ^ other.letters).nonzeroBitCount <= 4
  }

  func hasEnd(of other: KeySketch) -> Bool {
    end.count == other.end.count && !end.isEmpty && end.elementsEqual(other.end)
  }
}
