extension Field {
  /// How texts are set; what is inherited stands on every node.
  static let text: [Field] = [
    Field("font", \.font, .font) { old, new in
      var font = old
      font.merge(new)
      return font
    },
    Field("color", \.color, .color),
    Field("textAlignment", \.textAlignment, .word("a text alignment", unbuilt: ["justified"])),
    Field("lineHeight", \.lineHeight, .extent),
    Field("tracking", \.tracking, .length),
    Field("lineLimit", \.lineLimit, .count(in: 1...100_000), .of(.text), takesNone: true),
    Field("verticalAlignment", \.verticalAlignment, .word("a vertical alignment"), .of(.text)),
  ]
}
