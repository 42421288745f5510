package import Problems

/// What became of the new picture of one snapshot when it was to be accepted.
package struct AcceptedSnapshot: Sendable {
  /// How it ended.
  package enum Outcome: Sendable, Hashable {
    /// The picture is a new reference.
    case recorded
    /// The picture has replaced a reference.
    case updated
    /// Its SVG is the companion now; the pixels were equal.
    case companion
    /// The reference has changed since the comparison; nothing was written.
    case referenceChanged
    /// There is no new picture of this snapshot.
    case nothingPending
    /// The new picture does not say what it was compared with, or its pixels are not those that were drawn.
    case foreign
    /// The new picture cannot be read.
    case unreadable(PictureFault)
    /// There is another new picture now than the one that was shown.
    case replaced
  }

  /// Which snapshot, as people refer to it.
  package var name: String
  /// How it ended.
  package var outcome: Outcome

  package init(name: String, outcome: Outcome) {
    self.name = name
    self.outcome = outcome
  }
}

/// The result of `accept` for a terminal or a log: a line each, then the counts.
package func consoleReport(_ acceptances: [AcceptedSnapshot], ink: Ink = .plain) -> String {
  (acceptances.map { acceptanceLine($0, ink) } + [summary(acceptances)]).joined(separator: "\n") + "\n"
}

/// What became of one picture: `card/iphone-6  updated`.
func acceptanceLine(_ acceptance: AcceptedSnapshot, _ ink: Ink) -> String {
  let name = harmless(acceptance.name) + "  "
  guard let reason = refusal(acceptance.outcome) else { return name + ink.green(word(of: acceptance.outcome)) }
  return name + ink.red("not accepted") + ": " + harmless(reason)
}

/// The exit code of `accept`: 0 accepted, 1 refused, 2 something could not be read or written, 3 nothing to accept.
package func exitCode(of acceptances: [AcceptedSnapshot]) -> Int32 {
  var codes: Set<Int32> = []
  for acceptance in acceptances {
    switch acceptance.outcome {
    case .recorded, .updated, .companion: codes.insert(0)
    case .referenceChanged, .nothingPending, .replaced: codes.insert(1)
    case .foreign, .unreadable: codes.insert(2)
    }
  }
  return [2, 1, 0].first(where: codes.contains) ?? 3
}

private func refusal(_ outcome: AcceptedSnapshot.Outcome) -> String? {
  switch outcome {
  case .recorded, .updated, .companion: nil
  case .referenceChanged: "the reference has changed since the comparison; run \"snapfarm test\" again"
  case .nothingPending: "there is no new picture of it"
  case .foreign: "the new picture is not as the test left it; run \"snapfarm test\" again"
  case .unreadable(let fault): "the new picture cannot be read: \(pictureFault(fault))"
  case .replaced: "there is another new picture now than the one shown; run \"snapfarm review\" again"
  }
}

private func word(of outcome: AcceptedSnapshot.Outcome) -> String {
  switch outcome {
  case .recorded: "recorded"
  case .updated: "updated"
  case .companion: "SVG only"
  default: "not accepted"
  }
}

private func summary(_ acceptances: [AcceptedSnapshot]) -> String {
  guard !acceptances.isEmpty else { return "nothing to accept" }
  let words = acceptances.map { word(of: $0.outcome) }
  return ["recorded", "updated", "SVG only", "not accepted"].compactMap { word in
    let number = words.count { $0 == word }
    return number > 0 ? "\(grouped(number)) \(word)" : nil
  }.joined(separator: ", ")
}
