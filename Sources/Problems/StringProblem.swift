/// What can be wrong with tables of strings and with texts that are looked up in them.
public enum StringProblem: Hashable, Sendable, Error {
  /// E307: a key that no table has in which it is looked for; these are their files.
  case unknown(String, files: [String], nearest: String?)
  /// E351: a text with an argument that whoever names its key does not give.
  case missingArgument(String, key: String, known: [String])
  /// E352: a table that cannot be read as what it is.
  case fault(StringFault)
  /// E353: a key that two files have for one language.
  case duplicate(String, language: String, first: SourceLocation)
  /// E354: a file whose name says no language.
  case unnamedFile(String, nearest: String?)
  /// L315: a text that has no translation in some languages, so that the one of the base language is shown.
  case untranslated(String, locales: [String], base: String)
  /// L316: the keys of the base language that another one lacks.
  case missingKeys(locale: String, keys: [String], base: String)
  /// N355: texts by device or width of which only the case `other` is read.
  case otherOnly(count: Int)
}

/// What can be wrong in a file of strings.
public enum StringFault: Hashable, Sendable, Error {
  /// A `{` without its `}`.
  case openBrace(String)
  /// Braces around what is no name.
  case badArgument(String)
  /// Something else stands where this is wanted.
  case expected(String)
  /// A property list in another spelling than that of text; which one.
  case propertyList(String)
  /// XML with an entity that it does not declare, or that is elsewhere.
  case entity(String)
  /// The end of one element where another is open.
  case wrongEnd(String, open: String)
  /// An attribute that an element has twice.
  case attributeTwice(String)
  /// A reference to a text that there is not, or that refers to itself.
  case badReference(String)
  /// UTF-16 with a half of a character or of a code unit.
  case notUTF16
  /// A text of more bytes than a scene could show.
  case tooLong(limit: Int)
  /// Entities that stand for more bytes in one file than any table has.
  case expansion(limit: Int)
}
