extension Field {
  /// How images, paths and dividers are drawn.
  static let picture: [Field] = [
    Field("contentMode", \.contentMode, .word("a content mode"), .of(.image, .path, .screen)),
    Field("template", \.template, .flag, .of(.image)),
    Field("capInsets", \.capInsets, .insets, .of(.image), takesNone: true),
    Field("resizing", \.resizing, .word("a way to resize"), .of(.image)),
    Field("viewBox", \.viewBox, .viewBox, .of(.path), takesNone: true),
    Field("fillRule", \.fillRule, .word("a fill rule"), .of(.path)),
    Field("fill", \.fill, .fill, .of(.path)),
    Field("stroke", \.stroke, .stroke, .of(.path, .line), takesNone: true),
  ]
}
