import Assets
package import Farm
import Graphics
import Layout

/// How a name of an image was looked up, for a terminal: of each snapshot what it stands for, then a line a candidate.
package func imageExplanationText(_ explanations: [ImageExplanation]) -> String {
  explanations.map(imageExplanationText).joined(separator: "\n")
}

private func imageExplanationText(_ explanation: ImageExplanation) -> String {
  let trace = explanation.trace
  let candidates = trace.candidates.map { candidate in
    ["  " + harmless(candidate.file), imageFateSentence(candidate.fate, isExactName: trace.isExactName)]
  }
  let places = trace.folders.isEmpty ? "nowhere" : listed(trace.folders.map { harmless($0) + "/" })
  return "\(harmless(trace.request)) on \(listed(explanation.snapshots.map(harmless))): \(outcome(explanation))\n"
    + "searched \(places): "
    + (candidates.isEmpty ? "no file of that name\n" : count(candidates.count, "candidate", "candidates") + "\n")
    + table(candidates)
}

private func outcome(_ explanation: ImageExplanation) -> String {
  guard let found = explanation.found else {
    return explanation.trace.choice.map { harmless($0.file) + ", which cannot be read" } ?? "no file fits"
  }
  let size = found.reference.size
  let pixels = found.pixelSize.map { "\($0.width) × \($0.height) px at \(plain(found.scale))x" } ?? "drawn at any size"
  return "\(harmless(found.reference.file)), \(plain(size.width)) × \(plain(size.height)) pt, \(pixels)"
    + (found.reference.isTemplate ? ", painted in the tint" : "")
}
