import Graphics

/// What a viewer is told of how letters look.
struct SVGLook: Equatable {
  var face: SVGFace
  var size: Double
  /// What is added after each character; zero where letters join.
  var tracking: Double
  var features: [String]
  var variations: [FontVariation]
  /// Nil is the colour of the text.
  var color: Color?

  /// What a style asks for, in its own face or the one that was drawn with.
  init(_ style: TextStyle, face: SVGFace? = nil, color: Color? = nil) {
    self.face = face ?? SVGFace(style)
    size = style.size
    tracking = style.tracking
    features = style.features
    variations = style.variations
    self.color = color
  }

  /// Whether letters look alike but for their face.
  func isLike(_ other: SVGLook) -> Bool {
    var other = other
    other.face = face
    return other == self
  }
}

extension SVGElement {
  /// Sets what letters have besides others around them, or besides the defaults; their colour apart.
  mutating func set(_ look: SVGLook, besides outer: SVGLook?) {
    set(look.face, besides: outer?.face)
    if look.size != outer?.size { set("font-size", look.size) }
    if look.tracking != outer?.tracking ?? 0 { set("letter-spacing", look.tracking) }
    var declarations: [String] = []
    if look.features != outer?.features ?? [] {
      let features = look.features.isEmpty ? "normal" : look.features.map(cssQuoted).joined(separator: ", ")
      declarations.append("font-feature-settings: \(features)")
    }
    if look.variations != outer?.variations ?? [] {
      let axes = look.variations.map { "\(cssQuoted($0.axis)) \(svgNumber($0.value))" }
      declarations.append("font-variation-settings: \(axes.isEmpty ? "normal" : axes.joined(separator: ", "))")
    }
    if !declarations.isEmpty { set("style", declarations.joined(separator: "; ")) }
  }
}

extension TextBlock.Line {
  /// Characters from the beginning of the line by how they are drawn, those next to each other that look alike together.
  ///
  /// Blanks stay with the words before them, so that a sentence in a face without blanks of its own is one stretch; but
  /// not with emoji, whose blanks are as wide as a picture where a viewer has other emoji than ours.
  func stretches(of characters: String, in style: TextStyle) -> [(characters: String, look: SVGLook)] {
    var stretches: [(characters: String, look: SVGLook)] = []
    let isJoined = characters.hasJoinedLetters
    var rest = characters.utf8[...]
    func add(_ length: Int, _ look: SVGLook) {
      let part = rest.prefix(min(max(0, length), rest.count))
      rest = rest.dropFirst(part.count)
      guard !part.isEmpty else { return }
      let text = String(decoding: part, as: UTF8.self)
      let isBlank = part.allSatisfy { $0 == UInt8(ascii: " ") }
      if let last = stretches.last,
        last.look == look || isBlank && last.look.isLike(look) && !last.look.face.isEmoji
      {
        stretches[stretches.count - 1].characters += text
      } else {
        stretches.append((text, look))
      }
    }
    for (length, span, run) in pieces(in: style) where !rest.isEmpty {
      var look = SVGLook(run.style, face: span.map { SVGFace($0, in: run.style) }, color: run.color)
      if isJoined { look.tracking = 0 }
      add(length, look)
    }
    return stretches
  }

  /// The line cut wherever its face or its run changes; what no face reaches has none.
  private func pieces(in style: TextStyle) -> [(length: Int, span: TextBlock.Span?, run: StyledText.Run)] {
    var runs = runs.isEmpty ? [StyledText.Run(length: .max, style: style)] : runs
    if !self.runs.isEmpty { runs.append(StyledText.Run(length: .max, style: style)) }
    var pieces: [(length: Int, span: TextBlock.Span?, run: StyledText.Run)] = []
    var run = 0
    for span in spans.map(Optional.some) + [nil] {
      var left = span?.length ?? .max
      while left > 0, runs.indices.contains(run) {
        let length = min(left, max(0, runs[run].length))
        if length > 0 { pieces.append((length, span, runs[run])) }
        if runs[run].length != .max { runs[run].length -= length }
        if left != .max { left -= length }
        if runs[run].length <= 0 || length == .max { run += 1 }
      }
    }
    return pieces
  }
}
