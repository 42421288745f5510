/// One thing that was checked, as CI servers are told of it: a snapshot of `test` or a pair of `diff`.
struct CheckedItem: Sendable {
  /// How it ended.
  enum End: Hashable, Sendable {
    case passed
    /// It is not as it was to be.
    case failed
    /// It could not be read or drawn.
    case broken
  }

  /// How bad it is that it did not pass, in the words of annotations.
  enum Level: String, Sendable {
    case error, warning, notice
  }

  /// The group in which servers list it, such as a scene.
  var group: String
  /// Its name in the group.
  var name: String
  /// Its name among all.
  var fullName: String
  var end: End
  var level = Level.error
  /// The word for how it ended.
  var word: String
  /// What heads its annotation; nil for the word.
  var title: String?
  /// The same word as machines read it.
  var kind: String
  /// The numbers and reasons of what failed, in one line.
  var message = ""
  /// What else there is to say.
  var notes: [String] = []
  /// The file that is to blame, from the repository's root, and its line and column where there are some.
  var file: String
  var line: Int?
  var column: Int?
}

extension [CheckedItem] {
  /// Those that did not pass: first what is broken, because servers show the first few only.
  var failures: [CheckedItem] { filter { $0.end == .broken } + filter { $0.end == .failed } }
}
