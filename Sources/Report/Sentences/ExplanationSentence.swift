import Layout
import Problems

/// One step of the arithmetic behind an edge, as people write sums: `343 = 375 width of card − 2 × 16 padding (…)`.
func stepSentence(_ step: ExplanationStep) -> String {
  guard step.decision != .untold else {
    return "\(signed(step.result)); how it came about cannot be told exactly"
  }
  let sum =
    switch step.operation {
    case .sum: sumText(step.terms)
    case .truncated: sumText(step.terms) + ", cut to whole points"
    case .least: "the smaller of " + step.terms.map(termText).joined(separator: " and ")
    case .most: "the larger of " + step.terms.map(termText).joined(separator: " and ")
    }
  let words = decisionWords(step)
  let isTold = step.terms.contains { $0.location == step.location }
  let written = isTold ? "" : step.location.map { " (\(place($0)))" } ?? ""
  // A number that only is itself need not be told twice.
  let result = signed(step.result)
  return (sum == result ? result : "\(result) = \(sum)") + (words.isEmpty ? written : "; \(words)\(written)")
}

/// A number with the minus sign of sums.
func signed(_ number: Double) -> String {
  let text = plain(number)
  return text.hasPrefix("-") ? "−" + text.dropFirst() : text
}

private func sumText(_ terms: [ExplanationTerm]) -> String {
  var text = ""
  for (number, term) in terms.enumerated() {
    let isNegative = term.value < 0
    if number > 0 { text += isNegative ? " − " : " + " } else if isNegative { text += "−" }
    text += term.source == .change ? changeText(term) : termText(isNegative ? term.positive : term)
  }
  return text
}

/// One number and what it is: `2 × 16 padding (Scenes/card.yaml:3:12)`.
private func termText(_ term: ExplanationTerm) -> String {
  let amount = signed(term.amount)
  let number: String
  let inverse = 1 / term.factor
  switch term.factor {
  case 1: number = amount
  case _ where term.source == .percent: number = "\(signed(term.factor * 100))% of \(amount)"
  case _ where inverse > 1 && abs(inverse - inverse.rounded()) < 1e-9:
    number = "\(amount) ÷ \(plain(inverse.rounded()))"
  default: number = "\(signed(term.factor)) × \(amount)"
  }
  let noun = termNoun(term)
  return number + (noun.isEmpty ? "" : " " + noun) + (term.location.map { " (\(place($0)))" } ?? "")
}

/// What a view was given of what is left over, or gave of what is missing: all of it, or a part; `subject` is the whole.
private func changeText(_ term: ExplanationTerm) -> String {
  let change = plain(term.value.magnitude)
  let noun = term.value < 0 ? "missing" : "left over"
  let whole = term.subject.flatMap { Double($0) }.map { plain($0) } ?? change
  return whole == change ? "\(change), all that is \(noun)" : "\(change) of the \(whole) \(noun)"
}

private func termNoun(_ term: ExplanationTerm) -> String {
  let subject = term.subject.map { shortened(harmless($0)) }
  let several = term.count ?? 1
  switch term.source {
  case .screen: return "of the screen"
  case .left, .right, .top, .bottom, .width, .height:
    return term.source.rawValue + (subject.map { " of \($0)" } ?? "")
  case .room: return "room" + (subject.map { " in \($0)" } ?? "")
  case .guide, .key, .percent: return subject ?? ""
  case .padding: return "padding"
  case .before: return ""
  case .zero: return ""
  case .center: return "center" + (subject.map { " of \($0)" } ?? "")
  case .views: return several == 1 ? "of \(subject ?? "another view")" : "of \(several) other views"
  case .gaps: return several == 1 ? "gap" : term.factor.magnitude == 1 ? "in \(several) gaps" : "gap"
  case .free: return "free"
  case .text: return "text" + (term.count.map { " in \(count($0, "line", "lines"))" } ?? "")
  case .picture: return "picture"
  case .outline: return "outline"
  case .children: return "children" + (subject.map { " (\($0))" } ?? "")
  case .tracks: return several == 1 ? "track" + (subject.map { " \($0)" } ?? "") : "in \(several) tracks"
  case .lines: return several == 1 ? "line" : "in \(several) lines"
  case .apart: return "gaps and padding"
  case .centers: return "from the first center"
  case .baseline: return term.count == nil ? "baseline" : "lowest baseline"
  case .change: return ""
  case .solution: return ""
  }
}

/// Who decided.
private func decisionWords(_ step: ExplanationStep) -> String {
  let subject = step.subject.map { shortened(harmless($0)) } ?? ""
  switch step.decision {
  case .screen: return "the screen"
  case .size: return "the scene's size"
  case .contentBox: return "content box of \(subject)"
  case .frame: return "its frame"
  case .key, .atMost, .atLeast, .ratio: return "its \(subject)"
  case .fill: return "it fills the room"
  case .content: return "it hugs its content"
  case .intrinsicSize: return "its intrinsicSize"
  case .stroke: return "its stroke"
  case .room: return "no more than there is"
  case .notNegative: return "no length is below 0"
  case .truncate: return "rounding: truncate"
  case .left: return "left in \(subject)"
  case .share: return "its share, \(subject)"
  case .overruled: return "its \(subject) is not kept"
  case .stretch: return "stretched, hugging \(subject)"
  case .shrink: return "shrunk, compressionResistance \(subject)"
  case .tracks: return "its cell, \(subject)"
  case .place: return "placed by \(subject)"
  case .constraints: return step.subject == nil ? "by the constraints together" : subject
  case .leftOut: return "hidden, so left out"
  case .sum: return ""
  case .lines: return "lines at \(subject)"
  case .child: return "the line of \(subject)"
  case .untold: return ""
  }
}

extension ExplanationTerm {
  /// The same in the other direction.
  fileprivate var positive: ExplanationTerm {
    var term = self
    if term.factor < 0 { term.factor = -term.factor } else { term.amount = -term.amount }
    return term
  }
}
