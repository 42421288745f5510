/// Beginnings of paths that one machine has and the next has not, in pieces, so that this file names none.
private let machineFolders = ["work", "tmp/wt", "home", "Users", "root"].map { "/" + $0 + "/" }

/// Where a text names a folder of somebody's machine.
///
/// `$HOME/work/` and `https://example.org/home/` go on from something else and are none.
func machinePaths(in text: String) -> [String] {
  let bytes = Array(text.utf8)
  var found: [String] = []
  var line = 1
  for (index, byte) in bytes.enumerated() {
    if byte == UInt8(ascii: "\n") { line += 1 }
    guard byte == UInt8(ascii: "/"), index == 0 || startsPath(after: bytes[index - 1]) else { continue }
    guard let folder = machineFolders.first(where: { bytes[index...].starts(with: $0.utf8) }) else { continue }
    found.append("line \(line): \(folder)")
  }
  return found
}

private func startsPath(after byte: UInt8) -> Bool {
  !Lexer.isWord(byte) && ![UInt8(ascii: "."), UInt8(ascii: "}"), UInt8(ascii: ")")].contains(byte)
}
