/// A word or a sign of Swift source; comments and what stands inside text are none.
struct Token: Equatable, Sendable {
  /// The word, one sign, or `"` for a whole text.
  var text: String
  /// The line, from 1.
  var line: Int
  /// Whether nothing stands between it and the token before.
  var isJoined: Bool

  /// Whether it is a name, keyword or number.
  var isWord: Bool { text.utf8.first.map(Lexer.isWord) ?? false }
}

/// Takes Swift source apart, as far as the checks of this folder need it.
func tokens(of source: String) -> [Token] {
  var lexer = Lexer(Array(source.utf8))
  lexer.run(untilParenthesis: false)
  return lexer.tokens
}
