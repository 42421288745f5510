import Assets

/// What became of a candidate for an image, in a few words.
func imageFateSentence(_ fate: ImageTrace.Fate, isExactName: Bool) -> String {
  switch fate {
  case .chosen: isExactName ? "taken: its own name was asked for" : "taken"
  case .contradicts(let criterion, let says, let device):
    "dropped: \(word(criterion)) \(shortened(says)), and the device has \(shortened(device))"
  case .foreign(let words): "dropped: no profile says whether a device has \(quoted(words))"
  case .notAsked(let pin): "dropped: the name asks for \(quoted(pin))"
  case .gone: "dropped: the catalogue names it, and there is no such file"
  case .outranked(let criterion, let says, let winner):
    "fits, behind in \(word(criterion)): \(said(says)), the file taken \(said(winner))"
  case .sameRank: "fits as well, and its path comes later"
  case .laterFolder: "not looked at: an earlier folder has one that fits"
  }
}

private func said(_ words: String?) -> String { words.map { shortened($0) } ?? "any" }

private func word(_ criterion: ImageCriterion) -> String {
  switch criterion {
  case .locale: "language"
  case .direction: "direction"
  case .idiom: "idiom"
  case .size: "size of screen"
  case .heightTag: "height"
  case .gamut: "gamut"
  case .orientation: "orientation"
  case .mode: "use"
  case .appearance: "appearance"
  case .contrast: "contrast"
  case .vector: "kind"
  case .scale: "scale"
  case .version: "version"
  }
}
