extension Field {
  /// What a node's children see.
  static let container: [Field] = [
    Field("layout", \.layout, .layout, .of(.box)) { $0.merged(with: $1) },
    Field("padding", \.padding, .insets, .of(.box, .text, .image)) { old, new in
      var edges = old
      edges.merge(new)
      return edges
    },
    Field(
      "relativeTo", \.relativeTo, .word("a guide", unbuilt: ["layoutMargins", "readableContent"]), .of(.box)),
    Field("direction", \.direction, .word("a direction"), Place(isForUse: true)),
  ]

  /// How units and pixels are settled.
  static let pixels: [Field] = [
    Field("scale", \.scale, .scaledFields),
    Field("rounding", \.rounding, .word("a rounding")),
    Field("snap", \.snap, .word("a way to snap")),
  ]
}
