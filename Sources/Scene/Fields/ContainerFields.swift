extension Field {
  /// What a node's children see.
  static let container: [Field] = [
    Field("layout", \.layout, .layout, .of(.box)) { $0.merged(with: $1) },
    Field("padding", \.padding, .insets, .of(.box, .text, .image, .screen)) { old, new in
      var edges = old
      edges.merge(new)
      return edges
    },
    Field("relativeTo", \.relativeTo, .word("a guide"), .of(.box)),
    Field("layoutMargins", \.layoutMargins, .insets, .of(.box)),
    Field("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, .flag, .of(.box)),
    Field("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, .flag, .of(.box)),
    Field("guides", \.guides, .guides, .of(.box), takesNone: true),
    Field("direction", \.direction, .word("a direction"), Place(isForUse: true)),
  ]

  /// How units and pixels are settled.
  static let pixels: [Field] = [
    Field("scale", \.scale, .scaledFields),
    Field("rounding", \.rounding, .word("a rounding")),
    Field("snap", \.snap, .word("a way to snap")),
  ]
}
