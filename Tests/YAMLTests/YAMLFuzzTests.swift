import Problems
import TestSupport
import Testing
import YAML

/// Valid files, damaged in thousands of ways: each ends in a tree or in a problem with a place in the file.
struct YAMLFuzzTests {
  private static let seeds = [
    "scene: card\ndesign: {width: 375}\nroot:\n  stack: {axis: vertical}\n  children:\n    - text: \"Hi, é\"\n"
      + "      font: {size: 28dw, weight: bold}\n    - image: 'bg' # why\n      anchors:\n        top: \">= safeArea\"\n",
    "{\"a\": [1, -2.5e3, true, \"x\\ud83d\\ude00\\n\"], \"b\": {\"c\": \"\\u00e9\", \"d\": {}}}\n",
    "a: |2-\n    one\n   two\n\nb: >+\n  three\n\n  four\n? c\n: - - 1\n    - [2, {x: y}]\n  - 'it''s'\n...\n",
    "%YAML 1.2\n--- \nkey: !!str &a \"x\"\nother: *a\n<<: {z: 1}\ncolor: #333\nu: \u{2028}日本\u{85}\n",
  ]
  private static let tokens = [
    "[", "]", "{", "}", ": ", "- ", "? ", "\n", "\r\n", "\t", " ", "#", "\"", "'", "\\", "|", ">", "%", "@", "`", "&",
    "*", "!", "---\n", "...\n", "~", "null", ",", "\u{FEFF}", "\u{2028}", "\\ud83d", "é", "🙂", "  ", "<<: ",
  ]

  @Test(arguments: 0..<8) func mutations(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      let bytes = Self.mutated(Array(Self.seeds[random.below(Self.seeds.count)].utf8), with: &random)
      check(bytes)
    }
  }

  @Test func everyPrefix() {
    for seed in Self.seeds {
      for length in 0...seed.utf8.count { check(Array(seed.utf8.prefix(length))) }
    }
  }

  private func check(_ bytes: [UInt8]) {
    do throws(Diagnostic) {
      let node = try parseYAML(bytes, file: "f")
      #expect(node.location.file == "f")
    } catch {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      let isInside = error.location.map { (1...lines).contains($0.line) && (1...bytes.count + 1).contains($0.column) }
      #expect(isInside == true, "\(error) in \(bytes)")
    }
  }

  private static func mutated(_ bytes: [UInt8], with random: inout SeededGenerator) -> [UInt8] {
    var result = bytes
    for _ in 0...random.below(6) {
      let place = random.below(result.count + 1)
      let end = min(result.count, place + random.below(12))
      switch random.below(6) {
      case 0: result.removeSubrange(place..<end)
      case 1: result.insert(UInt8(random.below(256)), at: place)
      case 2, 3: result.insert(contentsOf: tokens[random.below(tokens.count)].utf8, at: place)
      case 4: result.insert(contentsOf: Array(result[place..<end]), at: random.below(result.count + 1))
      default: if place < result.count { result[place] ^= 1 << UInt8(random.below(8)) }
      }
    }
    return result
  }
}
