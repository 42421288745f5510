package import Problems

// Signs are looked for among code points: with a joiner or an accent after it, a sign is another character to Swift.

extension StringPattern {
  /// Reads a text in which `{name}` is an argument, and `{{` and `}}` are braces.
  package init(braces text: String) throws(StringFault) {
    var builder = PatternBuilder()
    var rest = text.unicodeScalars[...]
    while let index = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      builder.append(rest[..<index])
      let sign = rest[index...].prefix(1)
      rest = rest[index...].dropFirst()
      let isTwice = rest.first == sign.first
      if isTwice { rest.removeFirst() }
      if isTwice || sign.first == "}" { builder.append(sign) } else { builder.append(try Self.argument(&rest)) }
    }
    builder.append(rest)
    parts = builder.parts
  }

  private static func argument(_ rest: inout Substring.UnicodeScalarView) throws(StringFault) -> Part {
    guard let end = rest.firstIndex(of: "}") else { throw .openBrace(String(Substring(rest.prefix(40)))) }
    let name = Substring(rest[..<end])
    rest = rest[end...].dropFirst()
    guard !name.isEmpty, name.utf8.count <= 255, name.allSatisfy(isOfName) else {
      throw .badArgument(String(Substring(name.unicodeScalars.prefix(40))))
    }
    return .name(String(name))
  }

  private static func isOfName(_ letter: Character) -> Bool {
    letter.isLetter || letter.wholeNumberValue != nil || "_-.".contains(letter)
  }

  /// Reads a text with arguments as C's printf has them: `%@`, `%1$s`, `%.2f`; `%%` is a percent sign.
  ///
  /// What is no such argument stays what it is: `100 % sure`.
  package init(printf text: String) {
    var builder = PatternBuilder()
    var rest = text.unicodeScalars[...]
    var number = 0
    while let index = rest.firstIndex(of: "%") {
      builder.append(rest[..<index])
      let sign = rest[index...].prefix(1)
      rest = rest[index...].dropFirst()
      if rest.first == "%" {
        rest.removeFirst()
        builder.append(sign)
      } else if let (place, after) = Self.conversion(rest) {
        rest = after
        number = place ?? number + 1
        builder.append(.place(number))
      } else {
        builder.append(sign)
      }
    }
    builder.append(rest)
    parts = builder.parts
  }

  /// What follows a percent sign: the number of its argument, if it says one, and what stands after it.
  private static func conversion(
    _ text: Substring.UnicodeScalarView
  ) -> (place: Int?, after: Substring.UnicodeScalarView)? {
    var rest = text.prefix(24)
    var place: Int?
    let digits = rest.prefix(while: isDigit)
    if !digits.isEmpty, rest[digits.endIndex...].first == "$" {
      place = Int(Substring(digits))
      guard let number = place, (1...99).contains(number) else { return nil }
      rest = rest[digits.endIndex...].dropFirst()
    }
    rest = rest.drop { "-+#0,".unicodeScalars.contains($0) }
    rest = rest.drop(while: isDigit)
    if rest.first == "." { rest = rest.dropFirst().drop(while: isDigit) }
    rest = rest.drop { "hlqLzjt".unicodeScalars.contains($0) }
    guard let last = rest.first, "@dDiuUxXoOfFeEgGaAcCsSpb".unicodeScalars.contains(last) else { return nil }
    return (place, text[rest.startIndex...].dropFirst())
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// The stretches of a text that is being read.
private struct PatternBuilder {
  private var done: [StringPattern.Part] = []
  private var open = ""

  mutating func append(_ stretch: Substring.UnicodeScalarView) { open.unicodeScalars.append(contentsOf: stretch) }

  mutating func append(_ part: StringPattern.Part) {
    if !open.isEmpty { done.append(.text(open)) }
    done.append(part)
    open = ""
  }

  var parts: [StringPattern.Part] { open.isEmpty ? done : done + [.text(open)] }
}
