import Problems

/// The sentence of a problem with a file or its YAML (E1xx).
func fileSentence(_ problem: FileProblem) -> String {
  switch problem {
  case .empty(let kind): "the file is empty; \(beginning(of: kind))"
  case .tooLarge(let bytes, let limit):
    "the file is \(fileSize(bytes)); the limit is \(sizeLimit(limit)) (limits.maxFileSize)"
  case .notUTF8: "the text is not UTF-8 from here on; save the file as UTF-8"
  case .reservedStart(let character, let text):
    "YAML: a plain text cannot start with \(quoted(String(character))); write \(quoted(text)) in quotes"
  case .blockText(let text):
    "YAML: \(quoted(firstTwoWords(of: text))) starts a block text here; write \(quoted(text)) in quotes"
  case .commentedColor(let key, let color):
    "nothing after \(quoted(key + ":")); \(quoted(color)) after a blank is a comment in YAML, "
      + "write \(quoted(color)) in quotes"
  case .syntax(let words) where words.contains("tab character"):
    "YAML: a tab stands at the beginning of this line; indent with blanks"
  case .syntax(let words): "YAML: \(shortened(words, to: 200))"
  case .duplicateKey(let key, let line): "the key \(quoted(key)) is given twice, first on line \(line)"
  case .alias(let text): aliasSentence(text)
  case .tooDeep(let levels, let limit): "\(levels) levels deep; the limit is \(limit) (limits.maxDepth)"
  case .notPlain(let text): notPlainSentence(text)
  case .unknownKind(let word):
    "a file starts with \"scene:\", \"component:\", \"suite:\" or \"profiles:\"; this one starts with "
      + quoted(word + ":")
  case .newerFormat(let format, let known): "format \(format) needs a newer snapfarm; this one reads \(known)"
  case .tooManyConstraints(let limit):
    "more constraints in one box than the limit of \(limit) (limits.maxConstraints)"
  case .tooManyNodes(let limit): "more nodes than the limit of \(limit) (limits.maxNodes)"
  case .colonInText(let text): "YAML: \": \" begins a value; write \(quoted(text)) in quotes"
  case .commaInText(let text): "YAML: a comma inside [ ] and { } ends a text; write \(quoted(text)) in quotes"
  case .noValue(let word): "nothing after \(quoted(word)); give it a value or leave it out"
  case .tooMuchText(let limit):
    "the texts of this file are longer than \(sizeLimit(limit)) once every \"$\" is filled in"
  case .nondeterministic: "drawn twice, it came out as two pictures; this is a mistake of snapfarm, please report it"
  case .brokenEngine: "Cairo draws wrong pixels here; look for variables such as PIXMAN_DISABLE in the environment"
  case .unwritable(let file, let reason): "\(quoted(file)) cannot be written: \(shortened(reason, to: 200))"
  case .undrawable(let reason): "the picture cannot be drawn: \(shortened(reason, to: 200))"
  case .unreadable(let reason): "the file cannot be read: \(shortened(reason, to: 200))"
  }
}

private func beginning(of kind: String) -> String {
  switch kind {
  case "profiles": "a file of profiles starts with \"profiles:\""
  case "strings": "a table of strings is a map of keys to texts, \"KEY: TEXT\""
  case "catalogue": "a catalogue of strings has \"sourceLanguage\" and \"strings\""
  default: "a \(kind) starts with \(quoted(kind + ": NAME"))"
  }
}

private func firstTwoWords(of text: String) -> String {
  text.split(separator: " ").prefix(2).joined(separator: " ")
}

private func aliasSentence(_ text: String) -> String {
  let what = text.hasPrefix("<<") ? "merge keys" : "aliases"
  return "YAML \(what) are not read; use a component or a parameter instead of \(quoted(text))"
}

/// What to do instead depends on the part of YAML that somebody tried to use.
private func notPlainSentence(_ text: String) -> String {
  switch text {
  case "null", "Null", "NULL", "~": return "\(quoted(text)) is no value here; leave the key out, or write it in quotes"
  case "---", "...": return "a file is one document; \(quoted(text)) has no place here"
  default: break
  }
  switch text.first {
  case "&":
    return "YAML anchors are not read; use a component or a parameter instead of \(quoted(text))"
  case "!": return "YAML tags are not read; drop \(quoted(text))"
  case "%": return "YAML directives are not read; drop \(quoted(text))"
  default: return "\(quoted(text)) is a part of YAML that is not read here; write plain maps, lists and texts"
  }
}
