import Problems

/// The sentence of what lint found (L4xx).
func lintSentence(_ finding: LintFinding) -> String {
  switch finding {
  case .textOverflows(let text, let isVertical, let points):
    "the text \(quoted(text)) is \(pointCount(points)) too \(isVertical ? "high" : "wide") for its view"
  case .clipped(let view, _, isAll: true): "\(quoted(view)) cuts off all of this view"
  case .clipped(let view, let points, isAll: false):
    "\(quoted(view)) cuts off \(pointCount(points)) of this view"
  case .offScreen(_, isAll: true): "this view is off the screen"
  case .offScreen(let points, isAll: false):
    "\(pointCount(points)) of this view \(plain(points) == "1" ? "is" : "are") off the screen"
  case .outsideSafeArea(let edge, let points):
    "this view reaches \(pointCount(points)) out of the safe area at the \(shortened(edge))"
  case .underCutout(let kind): "this view is under the \(cutoutNoun(kind))"
  case .overlap(let other, let width, let height):
    "this view overlaps \(quoted(other)) by \(plain(width)) × \(plain(height)) points"
  case .tapTarget(let width, let height, let least):
    "this view can be touched on \(plain(width)) × \(plain(height)) points; a finger needs \(plain(least)) × "
      + "\(plain(least)) (lint.tapTarget)"
  case .needlessWaiver(let rule): "nothing here needs the waiver of \(quoted(rule)); drop it"
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
