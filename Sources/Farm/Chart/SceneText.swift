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
