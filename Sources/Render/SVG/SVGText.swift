import Display
import Graphics

/// One line of text as an element that can be searched, copied and read aloud.
func svgText(_ line: TextBlock.Line, in text: DisplayList.Text) -> String {
  let characters = line.text.withoutTrailingBlanks
  let style = text.style
  var element = SVGElement("text")
  // A text that runs from right to left begins at its right end.
  element.set("x", line.isRightToLeft ? line.x + line.width : line.x)
  element.set("y", line.baseline)
  // Pins the width where the viewer's font differs from ours.
  if line.width > 0 { element.set("textLength", line.width) }
  let stretches = line.stretches(of: characters, in: style)
  let look = stretches.first?.look ?? SVGLook(style)
  element.set(look, besides: nil)
  if line.wordSpacing != 0 { element.set("word-spacing", line.wordSpacing) }
  element.paint("fill", look.color ?? text.color)
  if line.isRightToLeft { element.set("direction", "rtl") }
  if characters.hasBlanksToKeep || stretches.count > 1 && characters.contains(" ") {
    // Some viewers take blanks away where a stretch begins or ends.
    element.set("xml:space", "preserve")
  }
  return element.containing(
    markup: stretches.map { stretch in
      guard stretches.count > 1 else { return xmlEscaped(stretch.characters) }
      // Those that look like the line stand in one too: resvg spreads bare letters over the length of the whole line.
      var part = SVGElement("tspan")
      part.set(stretch.look, besides: look)
      if stretch.look.color != look.color { part.paint("fill", stretch.look.color ?? text.color) }
      return part.containing(stretch.characters)
    }.joined())
}

/// A CSS string; what could end it is written as an escape.
func cssQuoted(_ text: String) -> String {
  var quoted = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "'", "\\", "\u{0}"..."\u{1F}", "\u{7F}":
      quoted.append(contentsOf: "\\\(String(scalar.value, radix: 16)) ".unicodeScalars)
    default: quoted.append(scalar)
    }
  }
  return "'\(String(quoted))'"
}

extension String {
  /// The text as far as a line's width counts it.
  fileprivate var withoutTrailingBlanks: String {
    var scalars = unicodeScalars
    while let last = scalars.last, last == " " || last == "\t" || last == "\n" { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether letters of the text join: we add nothing between those, where some viewers would tear them apart.
  var hasJoinedLetters: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      // Arabic, Syriac, N'Ko and Mandaic; Mongolian; the presentation forms of Arabic.
      case 0x0600...0x077F, 0x07C0...0x07FF, 0x0840...0x08FF, 0x1800...0x18AF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: true
      default: false
      }
    }
  }

  /// Whether a parser would take blanks away that we draw.
  fileprivate var hasBlanksToKeep: Bool {
    var previous: Unicode.Scalar = " "
    for scalar in unicodeScalars {
      if scalar == "\t" || scalar == " " && previous == " " { return true }
      previous = scalar
    }
    return false
  }
}
