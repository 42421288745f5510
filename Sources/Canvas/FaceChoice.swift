extension [FontFace] {
  /// One face for each look, the one found first.
  ///
  /// Where files of one family look the same at some weight because one of them is variable, the one found first counts,
  /// and of a variable file and its named instances the variable one.
  var withoutDoubles: [FontFace] {
    var kept: [FontFace] = []
    for face in self where !kept.contains(where: { $0.stands(for: face) || face.stands(for: $0) }) {
      kept.append(face)
    }
    return kept
  }

  /// The faces of one file without named instances of what is variable in it.
  var withoutInstances: [FontFace] {
    let variable = filter { $0.axes != nil }
    return filter { face in
      face.axes != nil || !variable.contains { $0.index & 0xFFFF == face.index & 0xFFFF && $0.stands(for: face) }
    }
  }
}

extension FontFace {
  /// Whether it can look as another face of its family does.
  fileprivate func stands(for other: FontFace) -> Bool {
    guard slant == other.slant, FamilyName(family) == FamilyName(other.family) else { return false }
    guard let axes else { return weight == other.weight && stretch == other.stretch }
    return axes.weights.contains(other.weight) && axes.stretches.contains(other.stretch)
  }
}
