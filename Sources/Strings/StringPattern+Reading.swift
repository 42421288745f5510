package import Problems

extension StringPattern {
  /// Reads a text in which `{name}` is an argument, and `{{` and `}}` are braces.
  package init(braces text: String) throws(StringFault) {
    var builder = PatternBuilder()
    var rest = text[...]
    while let character = rest.popFirst() {
      if character == "}" {
        if rest.first == "}" { rest.removeFirst() }
        builder.append(character)
      } else if character != "{" {
        builder.append(character)
      } else if rest.first == "{" {
        builder.append(rest.removeFirst())
      } else {
        builder.append(try Self.argument(&rest))
      }
    }
    parts = builder.parts
  }

  private static func argument(_ rest: inout Substring) throws(StringFault) -> Part {
    guard let end = rest.firstIndex(of: "}") else { throw .openBrace(String(rest.prefix(40))) }
    let name = rest[..<end]
    rest = rest[rest.index(after: end)...]
    let isName = name.allSatisfy { $0.isLetter || $0.wholeNumberValue != nil || "_-.".contains($0) }
    guard isName, !name.isEmpty, name.utf8.count <= 255 else { throw .badArgument(String(name.prefix(40))) }
    return .name(String(name))
  }

  /// Reads a text with arguments as C's printf has them: `%@`, `%1$s`, `%.2f`; `%%` is a percent sign.
  ///
  /// What is no such argument stays what it is: `100 % sure`.
  package init(printf text: String) {
    var builder = PatternBuilder()
    var rest = text[...]
    var number = 0
    while let character = rest.popFirst() {
      guard character == "%" else {
        builder.append(character)
        continue
      }
      if rest.first == "%" {
        builder.append(rest.removeFirst())
      } else if let (place, length) = Self.conversion(rest) {
        rest = rest.dropFirst(length)
        number = place ?? number + 1
        builder.append(.place(number))
      } else {
        builder.append(character)
      }
    }
    parts = builder.parts
  }

  /// What follows a percent sign: the number of its argument, if it says one, and how many characters it takes.
  private static func conversion(_ text: Substring) -> (place: Int?, length: Int)? {
    var rest = text.prefix(24)
    var place: Int?
    let digits = rest.prefix { $0.isASCII && $0.isWholeNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      place = Int(digits)
      guard let number = place, (1...99).contains(number) else { return nil }
      rest = rest.dropFirst(digits.count + 1)
    }
    rest = rest.drop { "-+#0,".contains($0) }
    rest = rest.drop { $0.isASCII && $0.isWholeNumber }
    if rest.first == "." { rest = rest.dropFirst().drop { $0.isASCII && $0.isWholeNumber } }
    rest = rest.drop { "hlqLzjt".contains($0) }
    guard let last = rest.first, "@dDiuUxXoOfFeEgGaAcCsSpb".contains(last) else { return nil }
    return (place, text.distance(from: text.startIndex, to: rest.startIndex) + 1)
  }
}

/// The stretches of a text that is being read.
private struct PatternBuilder {
  private var done: [StringPattern.Part] = []
  private var open = ""

  mutating func append(_ character: Character) { open.append(character) }

  mutating func append(_ part: StringPattern.Part) {
    if !open.isEmpty { done.append(.text(open)) }
    done.append(part)
    open = ""
  }

  var parts: [StringPattern.Part] { open.isEmpty ? done : done + [.text(open)] }
}
