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
  /// E110: nested deeper than `limits.maxDepth`.
  case tooDeep(levels: Int, limit: Int)
  /// E111: tags, anchors, null, several documents: YAML that is not the plain part of it.
  case notPlain(String)
  /// E112: the first word is none of those a file starts with.
  case unknownKind(String)
  /// E113: a later format.
  case newerFormat(Int, known: Int)
  /// E114: more nodes than `limits.maxNodes`.
  case tooManyNodes(limit: Int)
  /// E115: cannot be opened or read; the reason is the system's.
  case unreadable(reason: String)
}
