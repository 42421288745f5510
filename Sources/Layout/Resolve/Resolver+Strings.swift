import Devices
import Graphics
import Problems
import Scene
import Strings

/// Texts by key.
extension Resolver {
  /// The characters of a run, looked up where they come from a table.
  mutating func characters(of run: TextContent.Run) -> String {
    guard let reference = run.reference else { return run.string }
    return characters(of: reference)
  }

  /// The text of a key in the environment's locale, its arguments put in; the key itself where there is none.
  private mutating func characters(of reference: StringReference) -> String {
    let locale = environment.locale
    guard let found = strings.find(reference.key, in: locale) else {
      report(.string(strings.problem(ofUnknown: reference.key, in: locale)), at: reference.location)
      return reference.key
    }
    if found.isUntranslated {
      let problem = StringProblem.untranslated(reference.key, locales: [locale.word], base: strings.base.text)
      report(.string(problem), severity: .warning, at: reference.location)
    }
    let values = reference.arguments.map { argument in
      switch argument.value {
      case .text(let text): text
      case .reference(let inner): characters(of: inner)
      }
    }
    let pattern = found.pattern(for: values)
    reportMissing(of: pattern, in: reference)
    let text = pattern.text(in: locale) { part in
      reference.index(of: part).map { values[$0] } ?? "{\(part.word ?? "")}"
    }
    guard let text else {
      let problem = ValueProblem.tooLong(key: "text", limit: StringPattern.longest, unit: "bytes")
      report(.value(problem), at: reference.location)
      return ""
    }
    return text
  }

  private mutating func reportMissing(of pattern: StringPattern, in reference: StringReference) {
    var told: Set<String> = []
    for part in pattern.parts {
      guard let word = part.word, reference.index(of: part) == nil, told.insert(word).inserted else { continue }
      let problem = StringProblem.missingArgument(
        word, key: reference.key, known: reference.arguments.map(\.name))
      report(.string(problem), at: reference.location)
    }
  }
}

extension StringPattern {
  /// The text in a locale; nil where it is too long.
  fileprivate func text(in locale: InterfaceLocale, _ argument: (Part) -> String) -> String? {
    switch locale {
    case .language: filled(argument)
    case .pseudo(let pseudo): pseudo.text(of: self, argument)
    }
  }
}

extension StringReference {
  /// Which of the arguments a place in a text means; nil where there is none.
  fileprivate func index(of part: StringPattern.Part) -> Int? {
    switch part {
    case .text: nil
    case .name(let name): arguments.firstIndex { $0.name == name }
    case .place(let number): arguments.indices.contains(number - 1) ? number - 1 : nil
    }
  }
}
