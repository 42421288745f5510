extension Field {
  /// How large a node is.
  static let size: [Field] = [
    Field("width", \.width, .dimension, .size),
    Field("height", \.height, .dimension, .size),
    Field("minWidth", \.minWidth, .extent, .size, takesNone: true),
    Field("maxWidth", \.maxWidth, .extent, .size, takesNone: true),
    Field("minHeight", \.minHeight, .extent, .size, takesNone: true),
    Field("maxHeight", \.maxHeight, .extent, .size, takesNone: true),
    Field("aspectRatio", \.aspectRatio, .ratio, .size, takesNone: true),
    Field("intrinsicSize", \.intrinsicSize, .intrinsicSize, Place(isForRoot: false), takesNone: true),
  ]

  /// Where a node stands in its parent.
  static let placement: [Field] = [
    Field("frame", \.frame, .frame, .in(.frames)),
    Field("alignSelf", \.alignSelf, .text, .in(.overlay, .stack, .grid)),
    Field("spacingAfter", \.spacingAfter, .spacing, .in(.stack)),
    Field("hugging", \.hugging, .priorities, contentPriority) { $0.merged(with: $1) },
    Field("compressionResistance", \.compressionResistance, .priorities, contentPriority) { $0.merged(with: $1) },
    Field("anchors", \.anchors, .anchors, .in(.constraints), takesNone: true),
    Field(
      "alignmentRectInsets", \.alignmentRectInsets, .insets, Place(parents: [.constraints], isForRoot: false)),
    Field("column", \.column, .count(in: 1...mostTracks), .in(.grid), takesNone: true),
    Field("row", \.row, .count(in: 1...mostTracks), .in(.grid), takesNone: true),
    Field("columnSpan", \.columnSpan, .count(in: 1...1000), .in(.grid)),
    Field("rowSpan", \.rowSpan, .count(in: 1...1000), .in(.grid)),
  ]

  /// Where content is stretched and shrunk by priority.
  private static let contentPriority = Place(parents: [.stack, .constraints], isForRoot: false)
}
