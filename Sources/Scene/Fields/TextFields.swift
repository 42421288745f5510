extension Field {
  /// How texts are set; what is inherited stands on every node.
  static let text: [Field] = [
    Field("font", \.font, .font) { old, new in
      var font = old
      font.merge(new)
      return font
    },
    Field("color", \.color, .color),
    Field("textAlignment", \.textAlignment, .word("a text alignment")),
    Field("lineHeight", \.lineHeight, .extent),
    Field("tracking", \.tracking, .length),
    Field("lineLimit", \.lineLimit, .count(in: 1...100_000), .of(.text), takesNone: true),
    Field("truncation", \.truncation, .word("a truncation"), .of(.text)),
    Field("minimumScaleFactor", \.minimumScaleFactor, .scaleFactor, .of(.text)),
    Field("paragraphSpacing", \.paragraphSpacing, .fixedExtent, .of(.text)),
    Field("underline", \.underline, .flag, .of(.text)),
    Field("strikethrough", \.strikethrough, .flag, .of(.text)),
    Field("textCase", \.textCase, .word("a text case"), .of(.text)),
    Field("verticalAlignment", \.verticalAlignment, .word("a vertical alignment"), .of(.text)),
  ]
}

extension ValueType<Double> {
  /// A share that letters may shrink to; at nothing there are none.
  fileprivate static let scaleFactor = number(in: 0.01...1, range: "from 0.01 to 1")
}
