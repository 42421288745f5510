import Arguments
import Files
import Problems
import References

extension Command {
  /// The pending snapshots that the words after the verb choose, by name or glob; all of them without a word.
  ///
  /// - Throws: A word that chooses none.
  func chosenStems(of pending: PendingStore) throws -> [String] {
    let stems = try pending.stems()
    guard !invocation.operands.isEmpty else { return stems }
    var chosen: Set<String> = []
    for word in invocation.operands {
      let glob = Glob(word)
      let found = stems.filter { $0 == word || glob.matches($0) }
      guard !found.isEmpty else {
        let nearest = nearestWord(to: word, in: stems)
        throw Diagnostics([Diagnostic(.suite(.notPending(word, nearest: nearest)))])
      }
      chosen.formUnion(found)
    }
    return stems.filter { chosen.contains($0) }
  }
}
