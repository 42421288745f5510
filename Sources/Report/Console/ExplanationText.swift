package import Layout
import Problems
import Scene

/// What is told of one view, and of which snapshots it is true.
package struct ExplainedView: Sendable {
  /// The names of the snapshots that this is true of.
  package var snapshots: [String]
  /// What is told.
  package var explanation: ViewExplanation

  package init(snapshots: [String], explanation: ViewExplanation) {
    self.snapshots = snapshots
    self.explanation = explanation
  }
}

/// The same for snapshots of which the same is true, in the order of the first of each.
package func folded(_ explained: [(snapshot: String, explanation: ViewExplanation)]) -> [ExplainedView] {
  var views: [ExplainedView] = []
  var numbers: [ViewExplanation: Int] = [:]
  for (snapshot, explanation) in explained {
    if let number = numbers[explanation] {
      views[number].snapshots.append(snapshot)
    } else {
      numbers[explanation] = views.count
      views.append(ExplainedView(snapshots: [snapshot], explanation: explanation))
    }
  }
  return views
}

/// Who decided the edges of a view, for a terminal: an edge a paragraph, a step of its arithmetic a line.
package func explanationText(_ views: [ExplainedView]) -> String {
  views.map { view in
    let explanation = view.explanation
    let head =
      "\(harmless(explanation.path)) (\(explanation.kind.rawValue), \(place(explanation.location))) "
      + "on \(view.snapshots.map(harmless).joined(separator: ", "))\n"
    return head + explanation.edges.map(edgeText).joined() + explanation.derived.map(derivedText).joined()
  }.joined(separator: "\n")
}

private func derivedText(_ derived: DerivedExplanation) -> String {
  let value = signed(derived.value)
  return "  \(derived.key) \(value)\n    \(value) = \(shortened(harmless(derived.expression)))"
    + (derived.location.map { " (\(place($0)))" } ?? "") + "\n"
}

private func edgeText(_ edge: EdgeExplanation) -> String {
  let pixels =
    edge.pixels.map { " → pixel \(signed(Double($0)))" + (edge.snapping.map { ", \(snappingWords($0))" } ?? "") } ?? ""
  let isSide = edge.attribute == .width || edge.attribute == .height
  let sidePixels = edge.pixels.map { " → \(count($0, "pixel", "pixels"))" } ?? ""
  var lines = ["  \(edge.attribute.rawValue) \(signed(edge.value))\(isSide ? sidePixels : pixels)"]
  lines += edge.steps.map { "    " + stepSentence($0) }
  // What decides alone stands in its step.
  let isTogether = edge.steps.last.map { $0.decision == .constraints && $0.subject == nil } ?? false
  if isTogether { lines += edge.constraints.map { "    " + constraintSentence($0) } }
  return lines.map { $0 + "\n" }.joined()
}

private func constraintSentence(_ constraint: ActiveConstraint) -> String {
  "in force: \(shortened(harmless(constraint.written)))" + (constraint.location.map { " (\(place($0)))" } ?? "")
}

private func snappingWords(_ snapping: EdgeExplanation.Snapping) -> String {
  switch snapping {
  case .screen: "the picture's own"
  case .nearest: "the nearest"
  case .outward: "outwards"
  case .point: "at the nearest whole point"
  case .difference: "between its edges"
  }
}
