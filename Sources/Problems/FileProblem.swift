/// What can be wrong with a file before any of its keys is read (E1xx).
public enum FileProblem: Hashable, Sendable, Error {
  /// E101: the file is empty; `kind` is what it should start with.
  case empty(kind: String)
  /// E102: larger than `limits.maxFileSize`.
  case tooLarge(bytes: Int, limit: Int)
  /// E103: not UTF-8.
  case notUTF8
  /// E104: a plain scalar begins with a character that YAML keeps for itself.
  case reservedStart(character: Character, text: String)
  /// E105: a block text begins where a relation was meant.
  case blockText(text: String)
  /// E106: a colour was taken for a comment.
  case commentedColor(key: String, color: String)
  /// E107: any other mistake of YAML, in libyaml's words.
  case syntax(String)
  /// E108: a key given twice.
  case duplicateKey(String, firstLine: Int)
  /// E109: an alias or a merge key.
  case alias(String)
  /// E124: more constraints in one box than `limits.maxConstraints`.
  case tooManyConstraints(limit: Int)
  /// E110: nested deeper than `limits.maxDepth`.
  case tooDeep(levels: Int, limit: Int)
  /// E111: tags, anchors, null, several documents: YAML that is not the plain part of it; the offending word as written.
  case notPlain(String)
  /// E112: the first word is none of those a file starts with.
  case unknownKind(String)
  /// E113: a later format.
  case newerFormat(Int, known: Int)
  /// E114: more nodes than `limits.maxNodes`.
  case tooManyNodes(limit: Int)
  /// E115: cannot be opened or read; the reason is the system's.
  case unreadable(reason: String)
  /// E116: a result that cannot be written; the reason is the system's.
  case unwritable(file: String, reason: String)
  /// E117: a picture that the drawing library gave up on, in its words.
  case undrawable(reason: String)
  /// E118: texts that components and `${}` made longer than any scene needs; the limit is in bytes.
  case tooMuchText(limit: Int)
  /// E122: the drawing library does not draw what it is told, in this environment.
  case brokenEngine
  /// E123: a picture that was drawn twice and came out as two.
  case nondeterministic
  /// E119: nothing stands after a key such as `color:`, or after the `-` of a list.
  case noValue(after: String)
  /// E120: a text without quotes with a colon and a blank in it, which for YAML begins a value.
  case colonInText(String)
  /// E121: a text without quotes that YAML takes apart at its commas, inside `[ ]` or `{ }`.
  case commaInText(String)
}
