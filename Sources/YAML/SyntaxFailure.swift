import CYAML
import Problems

/// Why libyaml stopped, and what the author most likely meant.
struct SyntaxFailure {
  var problem: String
  var mark: Mark
  /// What libyaml was reading, and where that began.
  var context: String
  var contextMark: Mark
  /// The byte that cannot be read, for the one kind of failure that has no mark.
  var byte: Int?
  var isInFlow: Bool

  init(_ parser: yaml_parser_t) {
    problem = parser.problem.map { String(cString: $0) } ?? "out of memory"
    mark = Mark(parser.problem_mark)
    context = parser.context.map { String(cString: $0) } ?? ""
    contextMark = Mark(parser.context_mark)
    byte = parser.error == YAML_READER_ERROR ? Int(clamping: parser.problem_offset) : nil
    isInFlow = parser.flow_level > 0
  }

  /// The problem as an author understands it, where libyaml's words name only its consequence.
  func diagnostic(in source: SourceText) -> Diagnostic {
    if let byte { return Diagnostic(.file(.syntax(problem)), at: source.location(ofByte: byte)) }
    switch (problem, context) {
    case ("found character that cannot start any token", _):
      return reservedStart(at: mark, in: source)
    case ("did not find expected alphabetic or numeric character", "while scanning an alias"),
      ("did not find expected alphabetic or numeric character", "while scanning an anchor"):
      return reservedStart(at: contextMark, in: source)
    case ("did not find expected comment or line break", "while scanning a block scalar"),
      ("found an indentation indicator equal to 0", "while scanning a block scalar"):
      let text = plainText(of: source.rest(from: contextMark), isInFlow: false)
      return Diagnostic(.file(.blockText(text: text)), at: source.location(contextMark))
    case ("found undefined tag handle", _):
      return Diagnostic(.file(.notPlain(firstWord(of: source.rest(from: mark)))), at: source.location(mark))
    default:
      return commentedColor(in: source) ?? colonInText(in: source) ?? libyamlsWords(in: source)
    }
  }

  private func reservedStart(at mark: Mark, in source: SourceText) -> Diagnostic {
    let text = plainText(of: source.rest(from: mark), isInFlow: isInFlow)
    // libyaml has these words for block texts only, but they are the right ones for every tab.
    guard let first = text.first, first != "\t" else {
      let words = "found a tab character where an indentation space is expected"
      return Diagnostic(.file(.syntax(words)), at: source.location(mark))
    }
    return Diagnostic(.file(.reservedStart(character: first, text: text)), at: source.location(mark))
  }

  /// A colour inside brackets, which as a comment has swallowed the closing one.
  private func commentedColor(in source: SourceText) -> Diagnostic? {
    guard context.hasPrefix("while parsing a flow ") else { return nil }
    // The place of "a flow node" is where it is missed: a line after the comment.
    for start in [contextMark, Mark(line: max(0, mark.line - 1), column: 0)] {
      guard let found = CommentedColor(in: source.rest(from: start)) else { continue }
      let place = Mark(line: start.line, column: start.column + found.offset)
      let problem = FileProblem.commentedColor(key: found.key, color: found.color)
      return Diagnostic(.file(problem), at: source.location(place))
    }
    return nil
  }

  /// A text without quotes that holds `: `, as in `text: Price: 12`.
  private func colonInText(in source: SourceText) -> Diagnostic? {
    let isCut =
      problem == "mapping values are not allowed in this context" || problem.hasPrefix("did not find expected ',")
    guard isCut, source.rest(from: mark).first == ":" else { return nil }
    let line = source.rest(from: Mark(line: mark.line, column: 0)).unicodeScalars
    var start = mark.column
    let before = Array(line.prefix(mark.column))
    guard let colon = before.indices.last(where: { before[$0] == " " && $0 > 0 && before[$0 - 1] == ":" }) else {
      return nil
    }
    start = before[colon...].firstIndex { $0 != " " } ?? start
    let place = Mark(line: mark.line, column: start)
    let text = plainText(of: source.rest(from: place), isInFlow: isInFlow || context.hasPrefix("while parsing a flow "))
    guard let first = text.first, !"\"'[{".contains(first) else { return nil }
    return Diagnostic(.file(.colonInText(text)), at: source.location(place))
  }

  private func libyamlsWords(in source: SourceText) -> Diagnostic {
    let words = context.isEmpty ? problem : "\(context): \(problem)"
    // What is never closed is at fault where it was opened, not at the end of the file.
    let isUnclosed = problem == "found unexpected end of stream" || problem == "could not find expected ':'"
    let place = isUnclosed && !context.isEmpty ? contextMark : mark
    return Diagnostic(.file(.syntax(words)), at: source.location(ofFailure: place))
  }
}
