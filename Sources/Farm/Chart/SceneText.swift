import Graphics

/// A box as the text of a scene file, with what else it has.
func box(_ frame: Rect, _ rest: String) -> String { "{\(place(frame)), \(rest)}" }

/// A line of text as the text of a scene file.
func label(
  _ text: String, _ frame: Rect, size: Double, _ weight: String, _ color: String, _ alignment: String = "left"
) -> String {
  """
  {\(place(frame)), "text": \(literal(text)), "font": {"size": \(size), "weight": "\(weight)"}, \
  "color": "\(color)", "textAlignment": "\(alignment)", "lineLimit": 1, "minimumScaleFactor": 0.75}
  """
}

/// A text below a picture, one of several lines.
struct CaptionLine {
  let text: String
  let size: Double
  let weight: String
  let color: String

  /// How many lines it takes of a width, at most two: letters are taken as wide as those of most words in most fonts.
  static func lines(_ text: String, size: Double, in width: Double) -> Int {
    isOneWord(text) || self.width(of: text, size: size) <= width ? 1 : 2
  }

  /// One word has nowhere to be broken: it has a line of its own, with "…" in its middle where it is too long.
  fileprivate var isOneWord: Bool { Self.isOneWord(text) }

  private static func isOneWord(_ text: String) -> Bool { !text.unicodeScalars.contains { $0.properties.isWhitespace } }

  private static func width(of text: String, size: Double) -> Double {
    Double(text.unicodeScalars.prefix(200).count) * 0.56 * size
  }

  /// The text with "…" in the middle of words that are wider than a width, among others that are not.
  func elided(in width: Double) -> String {
    guard !isOneWord else { return text }
    let most = max(3, Int(min(width / (0.6 * size), 200)))
    return text.split(separator: " ", omittingEmptySubsequences: false).map { word in
      guard word.count > most else { return String(word) }
      let end = (most - 1) / 2
      return word.prefix(most - 1 - end) + "…" + word.suffix(end)
    }.joined(separator: " ")
  }
}

/// Texts below each other in the middle of a frame, as the text of a scene file; each takes a second line where it is
/// long, and none is made smaller than others of its kind.
func caption(_ lines: [CaptionLine], _ frame: Rect, lineHeight: Double) -> String {
  let nodes = lines.map { line in
    let text = line.elided(in: frame.width)
    // What cannot be read is said.
    let label = line.isOneWord || text != line.text ? "\"label\": \(literal(line.text)), " : ""
    return """
      {"text": \(literal(text)), \(label)"font": {"size": \(line.size), "weight": "\(line.weight)"}, \
      "lineHeight": \(lineHeight), "color": "\(line.color)", "textAlignment": "center", "truncation": "middle", \
      "lineLimit": \(line.isOneWord ? 1 : 2)}
      """
  }
  return box(
    frame,
    "\"layout\": {\"stack\": {\"axis\": \"vertical\", \"alignment\": \"fill\", \"distribution\": \"start\"}}, "
      + "\"children\": [\(nodes.joined(separator: ", "))]")
}

private func place(_ frame: Rect) -> String {
  "\"frame\": {\"left\": \(frame.x), \"top\": \(frame.y), \"width\": \(frame.width), \"height\": \(frame.height)}"
}

/// A text as the scene format takes it literally.
func literal(_ text: String) -> String {
  var result = "\""
  // No label has room for more.
  for scalar in text.unicodeScalars.prefix(120) {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    // A name of data would begin with it.
    case "$": result += "$$"
    default:
      // Controls and line ends are nothing that a label could show.
      let isPlain = scalar.properties.generalCategory != .control && !scalar.properties.isWhitespace
      if isPlain { result.unicodeScalars.append(scalar) } else { result += " " }
    }
  }
  return result + "\""
}
