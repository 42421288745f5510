/// A name and the way into its value: `item.title`, `row.0`.
struct Reference {
  /// The name.
  let name: String
  /// Keys of maps and numbers of list elements, from 0.
  let steps: [String]

  /// Reads a reference without its dollar sign; nil where the text is none.
  init?(_ text: Substring) {
    guard text.utf8.count <= 1024 else { return nil }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, isName(name) else { return nil }
    guard parts.dropFirst().allSatisfy({ isName($0) || isNumber($0) }) else { return nil }
    self.name = name
    self.steps = Array(parts.dropFirst())
  }
}

private func isNumber(_ text: String) -> Bool {
  !text.isEmpty && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
}
