/// What a test that crashed leaves to the program that takes its place in the same process.
///
/// It stands in the name by which that program is called, which nobody types.
struct CrashLegacy: Hashable {
  private static let mark = "snapfarm-after-crash"

  /// The number of the open journal.
  var journal: Int32

  init(journal: Int32) { self.journal = journal }

  /// What was left to this process; nil where it took nobody's place.
  init?(programName: String?) {
    let words = programName?.split(separator: ":") ?? []
    guard words.count == 2, words[0] == Self.mark, let journal = Int32(words[1]) else { return nil }
    self.journal = journal
  }

  /// The name of the program to come.
  var programName: String { "\(Self.mark):\(journal)" }
}
