extension Field {
  /// What is painted of every node.
  static let paint: [Field] = [
    Field("hidden", \.isHidden, .flag, Place(isForUse: true)),
    Field("opacity", \.opacity, .fraction, Place(isForUse: true)),
    Field("background", \.background, .fill),
    Field("border", \.border, .border, takesNone: true),
    Field("cornerRadius", \.cornerRadius, .cornerRadius),
    Field("clip", \.clip, .flag, .of(.box)),
    Field("tint", \.tint, .color),
    Field("derived", \.derived, .derived, takesNone: true) { $0.merged(with: $1) },
  ]

  /// What a node is to people who cannot see it.
  static let meaning: [Field] = [
    Field("role", \.role, .word("a role")),
    Field("label", \.label, .text),
    Field("waive", \.waivers, .waivers, Place(isForUse: true)) { $0 + $1 },
  ]
}
