internal import Graphics

/// What a font set has loaded and shaped so far; a class, because a set is only borrowed while it draws.
final class ShapingCache {
  /// Dropped all at once when so many lines are kept, of some 5 KB each: a screen has a hundred in the sizes of some
  /// devices, and the next one has others.
  private static let limit = 1024

  var faces: [FaceRequest: FaceList] = [:]
  private var lines: [LineRequest: ShapedLine] = [:]
  private var paragraphs: [LineRequest: Paragraph] = [:]

  subscript(request: LineRequest) -> ShapedLine? {
    get { lines[request] }
    set {
      if lines.count >= ShapingCache.limit { lines.removeAll() }
      lines[request] = newValue
    }
  }

  /// The paragraph of a request, made where it is not known.
  func paragraph(
    of request: LineRequest, _ make: () throws(CanvasError) -> Paragraph
  ) throws(CanvasError) -> Paragraph {
    if let known = paragraphs[request] { return known }
    if paragraphs.count >= ShapingCache.limit { paragraphs.removeAll() }
    let paragraph = try make()
    paragraphs[request] = paragraph
    return paragraph
  }

  /// Keeps the faces only.
  func removeTexts() {
    lines.removeAll()
    paragraphs.removeAll()
  }
}

/// The part of a style that decides which faces are loaded.
struct FaceRequest: Hashable {
  let families: [String]
  let variations: [FontVariation]
  let weight: Int
  let italic: Bool
  let size: Double

  init(_ style: TextStyle) {
    families = style.families
    variations = style.variations
    weight = style.weight
    italic = style.isItalic
    size = style.size
  }
}

/// What the glyphs of a line depend on.
struct LineRequest: Hashable {
  let text: StyledString
  let direction: TextDirection

  init(_ text: StyledString, _ direction: TextDirection) {
    self.text = text.shape
    self.direction = direction
  }
}
