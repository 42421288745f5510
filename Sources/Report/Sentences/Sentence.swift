package import Problems

/// What is wrong, as one sentence for people, without its place and code.
///
/// Words of files are quoted and cut where they are long; control characters in them are made visible.
package func sentence(for problem: Problem) -> String {
  let words =
    switch problem {
    case .file(let problem): fileSentence(problem)
    case .value(let problem): valueSentence(problem)
    case .name(let problem): nameSentence(problem)
    case .placement(let problem): placementSentence(problem)
    case .suite(let problem): suiteSentence(problem)
    case .output(let problem): outputSentence(problem)
    case .profile(let problem): profileSentence(problem)
    case .layout(let finding): layoutSentence(finding)
    case .string(let problem): stringSentence(problem)
    case .lint(let finding): lintSentence(finding)
    case .told(_, let sentence): sentence
    }
  return harmless(words)
}

/// A diagnostic as compilers write it: `FILE:LINE:COLUMN: error CODE: sentence`, the place left out where there is none.
package func line(for diagnostic: Diagnostic) -> String {
  let words = "\(diagnostic.severity.rawValue) \(code(of: diagnostic.problem)): \(sentence(for: diagnostic.problem))"
  guard let location = diagnostic.location else { return words }
  return harmless(place(location)) + ": " + words
}

/// A place as compilers write it: `FILE:LINE:COLUMN`.
func place(_ location: SourceLocation) -> String {
  "\(location.file):\(location.line):\(location.column)"
}
