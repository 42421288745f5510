/// What was typed, understood: a verb, the words after it, and the values of flags.
package struct Invocation: Sendable, Hashable {
  /// The verb.
  package var verb: Verb
  /// The words after it that are no flags.
  package var operands: [String] = []
  private var values: [String: [String]] = [:]

  init(verb: Verb) { self.verb = verb }

  /// Whether a flag was given.
  package func has(_ flag: Flag) -> Bool { values[flag.name] != nil }

  /// The value of a flag that was given with one; the last one counts.
  package func value(of flag: Flag) -> String? { values[flag.name]?.last { !$0.isEmpty } }

  /// All values of a flag, in order.
  package func allValues(of flag: Flag) -> [String] { values[flag.name] ?? [] }

  mutating func set(_ flag: Flag, to value: String) { values[flag.name, default: []].append(value) }
}

/// What is wrong with the words typed.
package enum UsageError: Error, Hashable, Sendable {
  /// No word at all.
  case nothing
  /// A verb that does not exist.
  case unknownVerb(String, nearest: String?)
  /// A verb of the plan that this version does not have.
  case verbNotBuilt(String)
  /// A flag that the verb does not have.
  case unknownFlag(String, verb: String, nearest: String?)
  /// A flag without the value it needs.
  case missingValue(flag: String, value: String)
  /// A switch with a value.
  case needlessValue(flag: String)
  /// A value that is none of the words possible.
  case badChoice(flag: String, value: String, choices: [String])
  /// A value that is no number in its range.
  case badNumber(flag: String, value: String, range: String)
  /// A value that is no number of bytes.
  case badSize(flag: String, value: String)
  /// A flag given twice that may stand once.
  case repeated(flag: String)
  /// Too few words after the verb.
  case missingOperand(verb: String, operands: String)
  /// Too many words after the verb.
  case surplusOperand(String, verb: String)
  /// A file or folder to be written among the references.
  case amongReferences(path: String, folder: String)
  /// References to be written in CI.
  case recordingInCI
  /// A value of `--variant` that is not `AXIS=VALUE`.
  case badVariant(String)
  /// A value of `--year` that is no year and no span of years.
  case badYears(String)
  /// A value of `--mask` that is no area and no PNG.
  case badMask(String)
  /// A value of `--rule` that is no rule of lint.
  case unknownRule(String, nearest: String?)
  /// A word of `--chrome` that is no part of the system.
  case unknownPart(String, nearest: String?, words: [String])
  /// `none` in `--chrome` beside something else.
  case noneBeside(String)
  /// A part that `--chrome` names twice, by itself or as one of those of `all`.
  case partTwice(String, isOfAll: Bool)
  /// A flag that means nothing without something else; `need` says what.
  case useless(flag: String, need: String)
  /// A file compared with a folder.
  case fileAgainstFolder(file: String, folder: String)
  /// A file where a folder is needed for results.
  case notAFolder(flag: String, path: String)
  /// A result that would be written over what is compared, or over another result.
  case overwrites(flag: String, path: String, what: String)
  /// A result in place of a file that is there and nothing like it, such as a scene in that of JSON.
  case isForeign(flag: String, path: String, content: Flag.Content)
}

/// What the words ask for.
package enum Request: Sendable, Hashable {
  /// To do something.
  case run(Invocation)
  /// Help on a verb, or on all of them.
  case help(Verb?)
  /// The version.
  case version
}
