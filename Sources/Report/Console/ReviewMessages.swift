package import References

/// What each key of a review does.
package func reviewHelp() -> String {
  """
  a  accept: the new pictures of this group become references
  r  reject: they are thrown away, the references stay
  s  skip: decide another time
  A, R, S  the same for this group and all that follow
  d  details: each snapshot of the group with its numbers
  i  which picture o opens: difference, new or reference
  o  open that picture with the system's viewer
  q  quit; what was decided is done already, the rest stays pending
  ?  this help

  """
}

/// The key that was pressed, after what was asked.
package func reviewEcho(_ key: String) -> String { harmless(shortened(key, to: 20)) + "\n" }

/// What is asked before one key decides all that remains.
package func reviewQuestion(accepting: Bool, snapshots: Int, groups: Int) -> String {
  "\(accepting ? "Accept" : "Reject") \(count(snapshots, "snapshot", "snapshots")) in "
    + "\(count(groups, "decision", "decisions"))? [y/N] "
}

/// Says that a key has no meaning.
package func reviewUnknownKey(_ key: String) -> String {
  "\(harmless(quoted(key))) is no key here, and nothing was done; ? lists the keys\n"
}

/// What became of the pictures that were to be accepted: those refused each with the reason, of the others the first ones.
package func reviewOutcomes(_ acceptances: [AcceptedSnapshot], ink: Ink = .plain) -> String {
  let done = acceptances.filter { [.recorded, .updated, .companion].contains($0.outcome) }
  let refused = acceptances.filter { ![.recorded, .updated, .companion].contains($0.outcome) }
  return some(done.map { acceptanceLine($0, ink) }, "accepted")
    + refused.map { acceptanceLine($0, ink) + "\n" }.joined()
}

/// What became of the pictures that were to be thrown away: those that were not each with the reason, of the others the
/// first ones.
package func reviewRejections(_ rejections: [(name: String, result: Acceptance.Rejection)]) -> String {
  let done = rejections.filter { $0.result == .rejected }
  let others = rejections.compactMap { rejection in
    reasonToKeep(rejection.result).map { "\(harmless(rejection.name))  not rejected: \($0)\n" }
  }
  return some(done.map { harmless($0.name) + "  rejected" }, "rejected") + others.joined()
}

private func reasonToKeep(_ result: Acceptance.Rejection) -> String? {
  switch result {
  case .rejected: nil
  case .gone: "there is no new picture of it"
  case .replaced: "there is another new picture now than the one shown; run \"snapfarm review\" again"
  }
}

/// How many were skipped.
package func reviewSkipped(_ number: Int) -> String {
  number == 1 ? "skipped\n" : "\(grouped(number)) skipped\n"
}

/// What `o` opens from now on; nil where there is no picture.
package func reviewChoice(_ kind: ReviewPicture?, path: String?) -> String {
  guard let kind, let path else { return "there is no picture to open\n" }
  return "o opens the \(kind.rawValue) picture: \(harmless(path))\n"
}

/// What came of opening a picture: which one, or why not.
package func reviewOpening(_ path: String?, viewer: String, fault: String?) -> String {
  guard let path else { return "there is no picture to open\n" }
  guard let fault else { return "opening \(harmless(path))\n" }
  return "\(harmless(path)) cannot be opened: \(viewer): \(harmless(fault))\n"
}

/// The last line of a review: `3 accepted, 1 rejected, 2 left`.
package func reviewSummary(_ tally: ReviewTally, ink: Ink = .plain) -> String {
  guard tally.total > 0 else { return "nothing is pending\n" }
  var parts = ["\(grouped(tally.accepted)) accepted", "\(grouped(tally.rejected)) rejected"]
  if tally.gone > 0 { parts.append("\(grouped(tally.gone)) settled elsewhere") }
  let text = (parts + ["\(grouped(tally.left)) left"]).joined(separator: ", ")
  return (tally.left == 0 ? ink.green(text) : ink.bold(text)) + "\n"
}

/// How to decide where there is neither a terminal nor any input.
package let reviewUsage = """
  review asks on a terminal; without one, give it a key a line, a decision each, such as: \
  printf 'a\\nr\\n' | snapfarm review
  snapfarm accept and snapfarm reject settle snapshots by name

  """

private let mostLines = 12

private func some(_ lines: [String], _ word: String) -> String {
  // One line more is as long as saying that there is one.
  let shown = lines.count > mostLines + 1 ? lines.prefix(mostLines) : lines[...]
  let others = lines.count - shown.count
  return shown.map { $0 + "\n" }.joined() + (others > 0 ? "and \(grouped(others)) more \(word)\n" : "")
}
