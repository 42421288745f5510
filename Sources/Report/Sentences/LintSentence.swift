import Problems

/// The sentence of what lint found (L4xx).
func lintSentence(_ finding: LintFinding) -> String {
  switch finding {
  case .textOverflows(let text, let isVertical, let points):
    "the text \(quoted(text)) is \(pointCount(points)) too \(isVertical ? "high" : "wide") for its view"
  case .clipped(let subject, let view, _, isAll: true): "\(quoted(view)) cuts off all of \(words(subject))"
  case .clipped(let subject, let view, let points, isAll: false):
    "\(quoted(view)) cuts off \(pointCount(points)) of \(words(subject))"
  case .offScreen(let subject, _, isAll: true): "\(words(subject)) is off the screen"
  case .offScreen(let subject, let points, isAll: false):
    "\(pointCount(points)) of \(words(subject)) \(plain(points) == "1" ? "is" : "are") off the screen"
  case .outsideSafeArea(let subject, let edge, let points):
    "\(words(subject)) reaches \(pointCount(points)) out of the safe area at the \(shortened(edge))"
  case .underCutout(let subject, let kinds):
    "\(words(subject)) is under the \(kinds.map(cutoutNoun).joined(separator: " or the "))"
  case .overlap(let subject, let other, _, _, isHiding: true):
    "\(words(subject)) hides all of the text \(quoted(other)) behind it"
  case .overlap(let subject, let other, let width, let height, isHiding: false):
    "\(words(subject)) overlaps \(quoted(other)) by \(plain(width)) × \(plain(height)) points"
  case .tapTarget(let width, let height, let least):
    "this view can be touched on \(plain(width)) × \(plain(height)) points; a finger needs \(plain(least)) × "
      + "\(plain(least)) (lint.tapTarget)"
  case .contrast(let text, let letters, let ground, let ratio, let least, let level):
    "the text \(quoted(text)) has a contrast of \(contrastText(ratio)) (\(letters) on \(ground)); \(level) asks for "
      + contrastText(least)
  case .brokenWord(let word): "the word \(quoted(word)) is broken in the middle; it needs more width or smaller letters"
  case .cutScreen(let mode, let points):
    "contentMode \(shortened(mode)) cuts \(pointCount(points)) off the sides of this screen; make the box wider, or say "
      + "scaleAspectFit"
  case .beyondCorner(let subject, let isRound, let points):
    "\(words(subject)) reaches \(pointCount(points)) over the \(isRound ? "edge of the round screen" : "round corner of the screen")"
  case .needlessWaiver(let rule): "nothing here needs the waiver of \(quoted(rule)); drop it"
  }
}

/// A contrast as WCAG writes it; one that is too low is not rounded up to what was asked for.
func contrastText(_ ratio: Double) -> String { plain((ratio * 100 + 1e-6).rounded(.down) / 100) + ":1" }

/// What of a view is meant.
private func words(_ subject: LintFinding.Subject) -> String {
  switch subject {
  case .view: "this view"
  case .letters(let text): "the text \(quoted(text))"
  }
}

/// What a profile calls a cutout, in words.
private func cutoutNoun(_ kind: String) -> String {
  switch kind {
  case "dynamicIsland": "Dynamic Island"
  case "punchHole": "camera"
  default: shortened(kind)
  }
}
