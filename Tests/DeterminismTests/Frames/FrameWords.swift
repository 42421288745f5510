/// What the frames have to have something of, as their files write it.
enum FrameWords {
  static let all =
    [
      "linear:", "radial:", "angle:", "closestSide", "tile: true", "cornerCurve: continuous", "capsule", "half(width)",
      "style: dashed", "style: dotted", "dash: [", "sides:", "inner: true", "spread:", "backgroundBlur:", "cap: round",
      "join: round", "join: bevel", "dashPhase:", "fillRule: evenodd", "underline: true", "strikethrough: true",
      "textCase:", "lineLimit:", "truncation: middle", "truncation: head", "minimumScaleFactor:", "justified", "tnum",
      "tracking:", "italic: true", "family: Snapfarm Axes", "日本語", "简体", "한강", "نص", "עברי",
      "image: photo", "image: sheer", "image: badge", "image: camera", "image: progress", "image: web", "capInsets:",
      "resizing: tile", "template: true", "opacity:", "clip: true", "mask: {path", "mask: {linear", "rotate:", "skew:",
      "matrix:", "layout: constraints", "grid:", "stack:", "derived:", "rightToLeft", "snap: none", "[dark]", "@2.6",
    ] + blends.map { "blendMode: " + $0 }

  static let blends = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "hardLight", "softLight",
    "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ]
}
