import Problems

/// The sentence of a stack whose views do not add up to its length: the sum, and what could be written instead.
func stackConflictSentence(_ conflict: StackConflict) -> String {
  if let share = conflict.share, !conflict.parts.isEmpty {
    let each = conflict.parts.map { part in
      quoted(part.view) + (part.key.map { " has \($0) \(lengthText(part.length))" } ?? "")
        + place(of: part, in: conflict)
    }
    let more = conflict.others > 0 ? ["\(grouped(conflict.others)) more have such sizes"] : []
    return "this stack makes its views equal, \(pointCount(share)) each, but \((each + more).joined(separator: ", ")); "
      + "drop that, or take \"distribution: fill\""
  }
  let excess = conflict.needs - conflict.has
  guard !conflict.parts.isEmpty else {
    return "the gaps of this stack alone need \(pointCount(conflict.gaps)) and have \(lengthText(conflict.has)); "
      + "make its \"spacing\" smaller"
  }
  let verb = excess > 0 ? "need" : "come to"
  let limit = excess > 0 ? "and have \(lengthText(conflict.has))" : "and have to fill \(lengthText(conflict.has))"
  return "the views of this stack \(verb) \(pointCount(conflict.needs)) \(limit): \(sum(conflict)); "
    + remedy(for: conflict)
}

private func sum(_ conflict: StackConflict) -> String {
  var terms = conflict.parts.map { part in
    "\(lengthText(part.length)) " + quoted(part.view) + place(of: part, in: conflict, says: part.key ?? "its content")
  }
  if conflict.others > 0 { terms.append("\(lengthText(conflict.othersLength)) in \(grouped(conflict.others)) more") }
  let sum = terms.joined(separator: " + ")
  guard lengthText(conflict.gaps) != "0" else { return sum }
  return sum + (conflict.gaps < 0 ? " − " : " + ") + "\(lengthText(conflict.gaps.magnitude)) in gaps"
}

/// The key that decides a length and where it is written: the line, and the file where it is another one.
private func place(of part: StackConflict.Part, in conflict: StackConflict, says words: String? = nil) -> String {
  let place = part.location.map { location in
    location.file == conflict.file ? "line \(location.line)" : "\(harmless(location.file)):\(location.line)"
  }
  let texts = [words, place].compactMap { $0 }
  return texts.isEmpty ? "" : " (\(texts.joined(separator: ", ")))"
}

private func remedy(for conflict: StackConflict) -> String {
  let keys = conflict.parts.compactMap(\.key)
  if conflict.needs > conflict.has {
    return keys.contains("compressionResistance")
      ? "lower a \"compressionResistance\"" : "let one be less, as with \"fill\" in place of its size"
  }
  return keys.contains("hugging") ? "lower a \"hugging\"" : "give one \"fill\", or the stack \"distribution: start\""
}

/// The sentence of a stack that had to choose whom to stretch or shrink: whom it took.
func stackChoiceSentence(_ choice: StackChoice) -> String {
  var changes = choice.changes.enumerated().map { index, change in
    quoted(change.view) + (index == 0 ? " got " : " ")
      + (index == 0 ? pointCount(change.points) : lengthText(change.points))
      + (choice.isStretched ? " more" : " less")
  }
  if choice.others > 0 { changes.append("\(grouped(choice.others)) others too") }
  return "nothing says which view of this stack \(choice.isStretched ? "stretches" : "shrinks"); "
    + "\(changes.joined(separator: ", ")); give one view \"fill\""
}
