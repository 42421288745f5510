/// A text that somebody wrote, in quotes and cut where it is long.
func quoted(_ text: String) -> String {
  "\"" + shortened(text) + "\""
}

/// The beginning of a long text and an ellipsis; short ones as they are.
///
/// Scalars are counted too, because one character can hold any number of combining marks.
func shortened(_ text: String, to limit: Int = 80) -> String {
  var (kept, characters, scalars) = ("", 0, 0)
  for character in text {
    characters += 1
    scalars += character.unicodeScalars.count
    guard characters <= limit, scalars <= 4 * limit else { return kept + "…" }
    kept.append(character)
  }
  return kept
}

/// The same text with everything made visible that a terminal obeys or that reorders the letters around it.
package func harmless(_ text: String) -> String {
  guard text.unicodeScalars.contains(where: isHarmful) else { return text }
  var result = String.UnicodeScalarView()
  for scalar in text.unicodeScalars {
    if isHarmful(scalar) { result.append(contentsOf: escape(scalar).unicodeScalars) } else { result.append(scalar) }
  }
  return String(result)
}

private func isHarmful(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0: true
  case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
  default: scalar.properties.isNoncharacterCodePoint
  }
}

private func escape(_ scalar: Unicode.Scalar) -> String {
  switch scalar {
  case "\n": "\\n"
  case "\r": "\\r"
  case "\t": "\\t"
  default: "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
  }
}

/// A scalar as Unicode's tables name it: `U+D55C`.
func codePoint(_ scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}

/// The end of a sentence that offers the nearest word of the format; empty where none is near.
func didYouMean(_ nearest: String?, isBuilt: Bool = true) -> String {
  nearest.map { "; did you mean \(quoted($0))\(isBuilt ? "" : ", which is not built yet")?" } ?? ""
}

/// Names in a row, and how many more there are beyond the first few.
func listed(_ names: [String], atMost limit: Int = 8) -> String {
  let shown = names.prefix(limit).map { shortened($0) }.joined(separator: ", ")
  return names.count > limit ? shown + " and \(grouped(names.count - limit)) more" : shown
}
