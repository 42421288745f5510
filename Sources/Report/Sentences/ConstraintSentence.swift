import Problems

/// The sentence of constraints that contradict: which they are, the sum that does not fit, and what was done.
func conflictSentence(_ conflict: ConstraintConflict) -> String {
  let broken = conflict.parts.indices.contains(conflict.broken) ? conflict.parts[conflict.broken].text : ""
  let parts = conflict.parts.prefix(8).map { part in
    quoted(part.text) + (part.location.map { " (line \($0.line))" } ?? "")
  }
  let more = conflict.parts.count > 8 ? ["\(conflict.parts.count - 8) more"] : []
  return "\(joined(parts + more)) \(parts.count == 1 ? "cannot hold" : "contradict")\(arithmetic(conflict)); "
    + "\(quoted(broken)), the last declared, is broken"
    + (conflict.remedy.map { "; to say what gives way, write \(shortened($0))" } ?? "")
}

private func arithmetic(_ conflict: ConstraintConflict) -> String {
  guard conflict.needs.count > 1 else { return ", by \(pointCount(conflict.excess))" }
  let sum = conflict.needs.reduce(0, +)
  let terms = conflict.needs.map { lengthText($0) }.joined(separator: " + ")
  return ": \(terms) = \(pointCount(sum)), where there are \(lengthText(conflict.room)), "
    + "\(lengthText(conflict.excess)) too \(sum > conflict.room ? "many" : "few")"
}

/// The sentence of a side or place that constraints leave open.
func ambiguitySentence(_ length: AmbiguousLength) -> String {
  let range =
    switch (length.least, length.most) {
    case (let least?, let most?): "can be \(lengthText(least)) to \(lengthText(most)) points"
    case (let least?, nil): "can be anything from \(pointCount(least)) up"
    case (nil, let most?): "can be anything up to \(pointCount(most))"
    case (nil, nil): "can be anything"
    }
  let others = length.others.isEmpty ? "" : ", at the cost of \(listed(length.others.map { quoted($0) }))"
  return "\(quoted(length.name)) \(range)\(others); \(lengthText(length.taken)) is taken"
    + (length.remedy.map { "; \(shortened($0)) would decide it" } ?? "")
}

/// Texts with commas and a last "and".
private func joined(_ texts: [String]) -> String {
  guard let last = texts.last, texts.count > 1 else { return texts.first ?? "" }
  return texts.dropLast().joined(separator: ", ") + " and " + last
}

/// A number of points with its noun.
func pointCount(_ points: Double) -> String { lengthText(points) == "1" ? "1 point" : "\(lengthText(points)) points" }
