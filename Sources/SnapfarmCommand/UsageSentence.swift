import Arguments
import Problems
import Settings

/// What is wrong with the words typed, as one sentence.
func sentence(for error: UsageError) -> String {
  switch error {
  case .nothing: "say what to do; \"snapfarm --help\" lists the verbs"
  case .unknownVerb(let word, let nearest): "no verb \"\(shown(word))\"\(didYouMean(nearest))"
  case .verbNotBuilt(let word): "\"\(word)\" is not built yet"
  case .unknownFlag(let flag, let verb, let nearest):
    "\"\(verb)\" has no flag \(shown(flag))\(didYouMean(nearest)); \"snapfarm \(verb) --help\" lists them"
  case .missingValue(let flag, let value): "\(flag) needs a value: \(value)"
  case .needlessValue(let flag): "\(flag) takes no value"
  case .badChoice(let flag, let value, let choices):
    "\(flag) is \(choices.joined(separator: " or ")), not \"\(shown(value))\""
      + didYouMean(nearestWord(to: value, in: choices))
  case .badNumber(let flag, let value, let range): "\(flag) is a number from \(range), not \"\(shown(value))\""
  case .badSize(let flag, let value):
    "--\(flag) is a size from 1MiB to 1024GiB, such as 512MiB, not \"\(shown(value))\""
  case .repeated(let flag): "\(flag) is given twice"
  case .missingOperand(let verb, let operands): "\"\(verb)\" needs \(operands)"
  case .surplusOperand(let word, let verb): "\"\(verb)\" has no use for \"\(shown(word))\""
  case .amongReferences(let path, let folder):
    "\"\(shown(path))\" lies among the references in \"\(shown(folder))\", which only record and accept write"
  case .recordingInCI:
    "record is refused in CI (the variable CI or TF_BUILD is set); record and commit locally, or say --no-ci"
  case .badVariant(let text): "--variant is AXIS=VALUE, such as appearance=dark, not \"\(shown(text))\""
  case .badYears(let text): "--year is 2020, 2020…, …2015 or 2015…2020, not \"\(shown(text))\""
  case .unknownRule(let word, let nearest):
    "lint has no rule \"\(shown(word))\"\(didYouMean(nearest)); \"snapfarm lint --help\" lists them"
  case .unknownPart(let word, let nearest, let words):
    "--chrome knows no part \"\(shown(word))\" of the system"
      + (nearest == nil ? "; there are \(words.joined(separator: ", "))" : didYouMean(nearest))
  case .noneBeside(let word): "--chrome none is nothing of the system; it cannot have \"\(shown(word))\" beside it"
  case .partTwice(let part, let isOfAll):
    "--chrome has \"\(part)\" twice" + (isOfAll ? "; it is one of \"all\"" : "")
  case .badMask(let text):
    "--mask is x,y,w,h or three or more corners \"x,y x,y x,y\" or a file that ends in .png, not \"\(shown(text))\""
  case .useless(let flag, let need): "\(flag) means nothing without \(need)"
  case .fileAgainstFolder(let file, let folder):
    "\"\(shown(file))\" is a file and \"\(shown(folder))\" a folder; name two files or two folders"
  case .notAFolder(let flag, let path): "\(flag) \"\(shown(path))\" is a file; folders need a folder"
  case .overwrites(let flag, let path, let what):
    "\(flag) \"\(shown(path))\" would overwrite \(what); name another place"
  case .isForeign(let flag, let path, let content):
    "\(flag) \"\(shown(path))\" is there and no \(content.rawValue); name another place, or remove it"
  }
}

/// What is wrong with the environment, as one sentence.
func sentence(for error: SettingsError) -> String {
  "the variable \(error.variable) is \(error.choices.joined(separator: " or ")), not \"\(shown(error.value))\""
}

private func didYouMean(_ nearest: String?) -> String {
  nearest.map { "; did you mean \"\($0)\"?" } ?? ""
}

/// What somebody typed, without anything that could move the cursor.
private func shown(_ text: String) -> String {
  var scalars = String.UnicodeScalarView()
  for scalar in text.unicodeScalars.prefix(80) {
    let isPlain = scalar.properties.generalCategory != .control && !scalar.properties.isWhitespace
    scalars.append(isPlain ? scalar : " ")
  }
  return String(scalars)
}
