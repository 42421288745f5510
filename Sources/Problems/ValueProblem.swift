/// What can be wrong with a key or its value (E2xx).
///
/// A nearest word may be one of the format that this version does not read: then it is not `isBuilt`.
public enum ValueProblem: Hashable, Sendable, Error {
  /// E200: in the format, but not built in this version.
  case notBuilt(String)
  /// E201: a key that this thing does not have.
  case unknownKey(String, owner: String, nearest: String?, isBuilt: Bool = true)
  /// E202: a key of another kind of node.
  case wrongKind(key: String, belongsTo: String, owner: String)
  /// E203: a word that is none of the words expected, which are told where none is near.
  case unknownWord(String, expected: String, nearest: String?, isBuilt: Bool = true, words: [String] = [])
  /// E204: a value of another type.
  case wrongType(key: String, wants: String, got: String)
  /// E205: a length with a unit that is not one.
  case badLength(String)
  /// E206: a design unit in a scene without a design size.
  case noDesignSize(String, axis: String)
  /// E208: not a colour.
  case unknownColor(String, nearest: String?)
  /// E209: a hexadecimal colour of another length.
  case colorDigits(String, count: Int)
  /// E210: insets as a list.
  case insetsList
  /// E211: an edge set twice.
  case edgeTwice(String, String, edge: String)
  /// E212: a key that is said and derived.
  case givenAndDerived(String)
  /// E213: several kinds of layout at once.
  case layoutKinds(String, String)
  /// E214: a number outside its range.
  case outOfRange(key: String, range: String, got: String)
  /// E215: an item and an operator without blanks between them, and how they are written.
  case unspaced(String, spaced: String)
  /// E217: a priority above that of what is required.
  case priorityAbove(String)
  /// E216: path data that cannot be read, from the offending place on.
  case badPath(String)
  /// E219: a colour by appearance without `light`.
  case noLight(String)
  /// E220: a key without which the thing means nothing.
  case missingKey(String, owner: String)
  /// E221: a condition word that conditions do not have; the words that they have are told where none is near.
  case unknownCondition(String, nearest: String?, isBuilt: Bool = true, words: [String] = [])
  /// E223: a value with more of something than any screen needs; `unit` is in the plural.
  case tooLong(key: String, limit: Int, unit: String)
  /// E222: a dollar sign before a word that is neither a whole `$name` nor a `${name}` in a text.
  case badReference(String)
}
