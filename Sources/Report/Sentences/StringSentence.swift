import Problems

/// The sentence of a problem with tables of strings.
func stringSentence(_ problem: StringProblem) -> String {
  switch problem {
  case .unknown(let key, let files, let nearest):
    "no string \(quoted(key))"
      + (files.isEmpty ? "; there is no table of strings for it" : " in \(listed(files, atMost: 4))")
      + didYouMean(nearest)
  case .missingArgument(let name, let key, let known): missingArgumentSentence(name, key, known)
  case .fault(let fault): faultSentence(fault)
  case .duplicate(let key, let language, let first):
    "the string \(quoted(key)) of \(language) stands in \(shortened(first.file)):\(first.line) too"
  case .unnamedFile(let file, let nearest):
    "\(shortened(file)) is not named after a language, such as en.yaml or pt-BR.yaml\(didYouMean(nearest))"
  case .untranslated(let key, let locales, let base):
    "no string \(quoted(key)) for \(listed(locales, atMost: 12)); that of \(base) is shown"
  case .missingKeys(let locale, let keys, let base):
    "\(locale) lacks \(keys.count) \(keys.count == 1 ? "string" : "strings") of \(base): "
      + listed(keys, atMost: 20)
  case .otherOnly(let count):
    "there are no rules for devices and widths: of \(count) \(count == 1 ? "string" : "strings") only the case "
      + "\"other\" is read; give each case a key of its own"
  }
}

private func missingArgumentSentence(_ name: String, _ key: String, _ known: [String]) -> String {
  let isPlace = Int(name) != nil
  let start =
    isPlace
    ? "the string \(quoted(key)) has an argument %\(name)$@, and \"args\" has "
    : "the string \(quoted(key)) has {\(shortened(name))}, and \"args\" has "
  return start + (known.isEmpty ? "none" : isPlace ? "\(known.count): \(listed(known))" : listed(known))
}

private func faultSentence(_ fault: StringFault) -> String {
  switch fault {
  case .openBrace(let text): "\(quoted("{" + text)) lacks its \"}\"; a brace in a text is written \"{{\""
  case .badArgument(let name):
    "\(quoted("{" + name + "}")) is no argument: between braces stands a name; a brace in a text is written \"{{\""
  case .expected(let what): "\(what.count < 3 ? quoted(what) : what) is expected here"
  case .propertyList(let kind): "the file is a property list in \(kind); save it as text: \"key\" = \"text\";"
  case .entity(let name): "\(quoted("&" + name + ";")) is no entity that is read; XML has amp, lt, gt, quot and apos"
  case .wrongEnd(let name, let open):
    "</\(shortened(name))> where " + (open.isEmpty ? "nothing is open" : "<\(shortened(open))> is open")
  case .attributeTwice(let name): "the attribute \(quoted(name)) is given twice in one tag"
  case .badReference(let text): "\(quoted(text)) refers to no string, or in a circle"
  case .notUTF16: "the text is not UTF-16: half a character stands alone in it; save the file as UTF-8"
  case .tooLong(let limit): "a text of more than \(limit) bytes"
  case .expansion(let limit): "the entities of this file stand for more than \(limit) bytes; the rest is not read"
  }
}
