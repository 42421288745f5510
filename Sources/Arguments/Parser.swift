internal import Problems

/// Understands the words after the command's own name.
package func parseArguments(_ words: [String]) throws(UsageError) -> Request {
  guard let first = words.first else { throw .nothing }
  switch first {
  case "-h", "--help": return .help(nil)
  case "help": return .help(try words.dropFirst().first.map { word throws(UsageError) in try verb(named: word) })
  case "--version": return .version
  default: break
  }
  var parser = ArgumentParser(verb: try verb(named: first), words: words.dropFirst())
  return try parser.parse()
}

private func verb(named word: String) throws(UsageError) -> Verb {
  if let verb = Verb.named(word) { return verb }
  if Verb.planned.contains(word) { throw .verbNotBuilt(word) }
  throw .unknownVerb(word, nearest: nearestWord(to: word, in: Verb.all.flatMap { [$0.name] + $0.aliases }))
}

private struct ArgumentParser {
  private let verb: Verb
  private var words: ArraySlice<String>
  private var result: Invocation
  private var wantsHelp = false
  private var wantsVersion = false

  init(verb: Verb, words: ArraySlice<String>) {
    self.verb = verb
    self.words = words
    self.result = Invocation(verb: verb)
  }

  mutating func parse() throws(UsageError) -> Request {
    while let word = words.popFirst() {
      if word == "--" {
        result.operands += words
        words = []
      } else if word.hasPrefix("--") {
        try long(word)
      } else if word.hasPrefix("-"), word.count > 1 {
        try short(word)
      } else {
        result.operands.append(word)
      }
    }
    if wantsHelp { return .help(verb) }
    if wantsVersion { return .version }
    try checkOperands()
    return .run(result)
  }

  private mutating func long(_ word: String) throws(UsageError) {
    let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = verb.allFlags.first(where: { $0.name == name }) else {
      let nearest = nearestWord(to: name, in: verb.allFlags.map(\.name))
      throw .unknownFlag("--" + name, verb: verb.name, nearest: nearest.map { "--" + $0 })
    }
    try take(flag, typed: "--" + name, attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  /// `-j4`, `-j 4` and switches side by side (`-qh`).
  private mutating func short(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let flag = verb.allFlags.first(where: { $0.letter == letter }) else {
        throw .unknownFlag("-\(letter)", verb: verb.name, nearest: nil)
      }
      guard flag.value != nil, !rest.isEmpty else {
        try take(flag, typed: "-\(letter)", attached: nil)
        continue
      }
      return try take(flag, typed: "-\(letter)", attached: String(rest.first == "=" ? rest.dropFirst() : rest))
    }
  }

  private mutating func take(_ flag: Flag, typed: String, attached: String?) throws(UsageError) {
    if flag == .help { wantsHelp = true }
    if flag == .version { wantsVersion = true }
    guard flag.repeats || !result.has(flag) else { throw .repeated(flag: typed) }
    result.set(flag, to: try value(of: flag, typed: typed, attached: attached))
  }

  private mutating func value(of flag: Flag, typed: String, attached: String?) throws(UsageError) -> String {
    guard let name = flag.value else {
      guard attached == nil else { throw .needlessValue(flag: typed) }
      return ""
    }
    let next = flag.valueIsOptional ? nextFile() : words.first
    guard let value = attached ?? next, !value.isEmpty else {
      guard flag.valueIsOptional else { throw .missingValue(flag: typed, value: name) }
      return ""
    }
    if attached == nil { words = words.dropFirst() }
    guard flag.choices.isEmpty || flag.choices.contains(value) else {
      throw .badChoice(flag: typed, value: value, choices: flag.choices)
    }
    return value
  }

  /// A bare `--json` is followed by nothing, another flag or an operand; only `-` and names of JSON files are its value.
  private func nextFile() -> String? {
    words.first.flatMap { $0 == "-" || $0.hasSuffix(".json") ? $0 : nil }
  }

  private func checkOperands() throws(UsageError) {
    if result.operands.count < verb.operandCount.lowerBound {
      throw .missingOperand(verb: verb.name, operands: verb.operands)
    }
    if result.operands.count > verb.operandCount.upperBound {
      throw .surplusOperand(result.operands[verb.operandCount.upperBound], verb: verb.name)
    }
  }
}

extension Invocation {
  /// The value of a flag as a whole number.
  package func number(of flag: Flag, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw .badNumber(flag: "--" + flag.name, value: text, range: "\(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// The value of a flag as a number of bytes, such as `512MiB` or `2 GiB`, at least a mebibyte.
  package func bytes(of flag: Flag) throws(UsageError) -> Int? {
    guard let text = value(of: flag) else { return nil }
    let units = [("KiB", 10), ("MiB", 20), ("GiB", 30)]
    guard let unit = units.first(where: { text.hasSuffix($0.0) }) else { throw .badSize(flag: flag.name, value: text) }
    var digits = text.dropLast(3)
    if digits.last == " " { digits = digits.dropLast() }
    guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(digits),
      number <= (1 << 40) >> unit.1, number << unit.1 >= 1 << 20
    else { throw .badSize(flag: flag.name, value: text) }
    return number << unit.1
  }

  /// The value of a flag as a number that may have decimals.
  package func decimal(of flag: Flag, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
    guard let text = value(of: flag) else { return nil }
    // Swift would read hexadecimal digits, "nan" and "inf" as well.
    let isPlain = text.utf8.allSatisfy { "0123456789.eE+-".utf8.contains($0) }
    guard isPlain, let number = Double(text), range.contains(number) else {
      let words = [range.lowerBound, range.upperBound].map { Int(exactly: $0).map(String.init) ?? "\($0)" }
      throw .badNumber(flag: "--" + flag.name, value: text, range: words.joined(separator: " to "))
    }
    return number
  }

  /// The values of `--mask`, understood.
  package func masks() throws(UsageError) -> [MaskWord] {
    try allValues(of: .mask).map { text throws(UsageError) in try MaskWord(text) }
  }

  /// The values of `--variant`, as pairs.
  package func variants() throws(UsageError) -> [(axis: String, value: String)] {
    var pairs: [(String, String)] = []
    for text in allValues(of: .variant) {
      let parts = text.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .badVariant(text) }
      pairs.append((parts[0], parts[1]))
    }
    return pairs
  }
}
