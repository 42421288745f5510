/// Text that means itself inside an element or a quoted attribute, whatever it holds.
///
/// What XML 1.0 forbids even as a reference becomes U+FFFD. Breaks and controls become references, because parsers
/// change them where they stand plainly, and because every element keeps to one line.
func xmlEscaped(_ text: String) -> String {
  let isPlain = text.utf8.allSatisfy { byte in
    byte >= UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "<")
      && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "\"")
  }
  guard !isPlain else { return text }
  var escaped = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    switch scalar {
    case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
    case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
    case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
    case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
    case "\t", "\n", "\r", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
      escaped.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
    default: escaped.append(scalar)
    }
  }
  return String(escaped)
}
