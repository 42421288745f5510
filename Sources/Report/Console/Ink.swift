/// How console text is coloured.
package enum Ink: Sendable {
  /// Not at all: for files, pipes and `NO_COLOR`.
  case plain
  /// With the escape sequences that terminals know.
  case ansi

  func bold(_ text: String) -> String { sequence("1", text) }
  func dim(_ text: String) -> String { sequence("2", text) }
  func red(_ text: String) -> String { sequence("31", text) }
  func green(_ text: String) -> String { sequence("32", text) }
  func yellow(_ text: String) -> String { sequence("33", text) }
  func magenta(_ text: String) -> String { sequence("35", text) }
  func cyan(_ text: String) -> String { sequence("36", text) }

  /// A status in its colour, which never is the only sign of it.
  func status(_ word: StatusWord) -> String {
    switch word {
    case .error, .unreadable: red(word.text)
    case .changed, .updated: yellow(word.text)
    case .sizeChanged: magenta(word.text)
    case .missing, .recorded: cyan(word.text)
    case .unchanged, .withinTolerance, .rendered: green(word.text)
    }
  }

  private func sequence(_ code: String, _ text: String) -> String {
    self == .plain ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
