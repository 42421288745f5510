package import Problems

/// The families to add to a suite for characters that none of its fonts has, each once, in the order of the characters.
///
/// - Returns: Nothing for characters that no family of the table has.
package func fontRemedies(for characters: [Unicode.Scalar]) -> [FontRemedy] {
  var remedies: [FontRemedy] = []
  for character in characters {
    guard let remedy = remedy(for: character), !remedies.contains(remedy) else { continue }
    remedies.append(remedy)
  }
  return remedies
}

private let emoji = FontRemedy(family: "Noto Color Emoji", package: "fonts-noto-color-emoji")

private func remedy(for character: Unicode.Scalar) -> FontRemedy? {
  // What shows in colour unless a text says otherwise; some of it stands in blocks of symbols.
  if character.properties.isEmojiPresentation { return emoji }
  let row = coverage.first { $0.ranges.contains { $0.contains(character.value) } }
  guard let row else { return character.properties.isEmoji && character.value > 0x2000 ? emoji : nil }
  return FontRemedy(family: row.family, package: row.package)
}

/// Debian's package of a well-known family, for the message that asks for it.
func fontPackage(of family: String) -> String? {
  if let row = coverage.first(where: { $0.family == family }) { return row.package }
  return switch family {
  case emoji.family: emoji.package
  case "Roboto": "fonts-roboto-unhinted"
  case "Inter": "fonts-inter"
  case "NanumMyeongjo", "NanumBarunGothic", "NanumSquare": "fonts-nanum"
  case _ where family.hasPrefix("DejaVu Sans") || family.hasPrefix("DejaVu Serif"): "fonts-dejavu"
  case _ where family.hasPrefix("Liberation "): "fonts-liberation"
  case _ where family.hasPrefix("Noto Sans CJK") || family.hasPrefix("Noto Serif CJK"): "fonts-noto-cjk"
  case _ where family.hasPrefix("Noto"): "fonts-noto-core"
  default: nil
  }
}

/// A family of one of Debian's packages, and the characters to take it for.
private struct Coverage {
  let family: String
  let package: String
  let ranges: [ClosedRange<UInt32>]

  init(_ family: String, _ package: String, _ ranges: ClosedRange<UInt32>...) {
    self.family = family
    self.package = package
    self.ranges = ranges
  }

  init(noto script: String, _ ranges: ClosedRange<UInt32>...) {
    family = "Noto " + script
    package = "fonts-noto-core"
    self.ranges = ranges
  }
}

/// What the files of Debian 12 and 13 have; the first row that has a character counts.
private let coverage: [Coverage] = [
  Coverage("NanumGothic", "fonts-nanum", 0x1100...0x11FF, 0x3131...0x318E, 0xAC00...0xD7A3),
  Coverage(
    "Droid Sans Fallback", "fonts-droid-fallback", 0x3000...0x3130, 0x3200...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF9F, 0xFFE0...0xFFE6),
  Coverage(
    noto: "Sans Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC),
  Coverage(noto: "Sans Hebrew", 0x591...0x5F4, 0xFB1D...0xFB4F),
  Coverage(noto: "Sans Devanagari", 0x900...0x97F, 0xA8E0...0xA8FF),
  Coverage(noto: "Sans Thai", 0xE01...0xE5B),
  Coverage(
    noto: "Sans", 0xA0...0x36F, 0x370...0x52F, 0x1D00...0x1DBF, 0x1E00...0x1FFF, 0x2010...0x205E, 0x2070...0x209C,
    0x20A0...0x20BF, 0x2100...0x214F, 0x2C60...0x2C7F, 0x2DE0...0x2E1F, 0xA640...0xA69F, 0xA720...0xA7BF,
    0xFB00...0xFB06),
  Coverage(noto: "Sans Armenian", 0x531...0x58F), Coverage(noto: "Sans Georgian", 0x10A0...0x10FF),
  Coverage(noto: "Sans Syriac", 0x700...0x74F), Coverage(noto: "Sans Thaana", 0x780...0x7B1),
  Coverage(noto: "Sans Bengali", 0x980...0x9FE), Coverage(noto: "Sans Gurmukhi", 0xA01...0xA76),
  Coverage(noto: "Sans Gujarati", 0xA81...0xAFF), Coverage(noto: "Sans Oriya", 0xB01...0xB77),
  Coverage(noto: "Sans Tamil", 0xB82...0xBFA), Coverage(noto: "Sans Telugu", 0xC00...0xC7F),
  Coverage(noto: "Sans Kannada", 0xC80...0xCF2), Coverage(noto: "Sans Malayalam", 0xD00...0xD7F),
  Coverage(noto: "Sans Sinhala", 0xD82...0xDF4), Coverage(noto: "Sans Lao", 0xE81...0xEDF),
  Coverage(noto: "Serif Tibetan", 0xF00...0xFDA), Coverage(noto: "Sans Myanmar", 0x1000...0x109F),
  Coverage(noto: "Sans Ethiopic", 0x1200...0x139F), Coverage(noto: "Sans Cherokee", 0x13A0...0x13FD),
  Coverage(noto: "Sans Canadian Aboriginal", 0x1400...0x167F), Coverage(noto: "Sans Khmer", 0x1780...0x17F9),
  Coverage(noto: "Sans Mongolian", 0x1800...0x18AA), Coverage(noto: "Sans Yi", 0xA000...0xA4C6),
  Coverage("DejaVu Sans", "fonts-dejavu-core", 0x2190...0x21FF, 0x2500...0x25FF),
  Coverage(
    noto: "Sans Symbols", 0x2300...0x2307, 0x230C...0x230F, 0x2311...0x2315, 0x2317...0x2317, 0x232C...0x2335,
    0x2380...0x2394, 0x2396...0x239A, 0x23BE...0x23CD, 0x23E2...0x23E8, 0x2460...0x24FF, 0x260A...0x260D,
    0x2613...0x2613, 0x2624...0x262F, 0x2638...0x263B, 0x263D...0x2653, 0x2669...0x267E, 0x2690...0x269D,
    0x26A2...0x26A9, 0x26AD...0x26BC, 0x26E2...0x26FF, 0x271D...0x2721, 0x2776...0x2793, 0x1F100...0x1F1AC,
    0x1F700...0x1F773),
  Coverage(
    noto: "Sans Math", 0x2200...0x22FF, 0x2308...0x230B, 0x2310...0x2310, 0x2319...0x2319, 0x231C...0x2321,
    0x2336...0x237A, 0x239B...0x23B6, 0x23DC...0x23E1, 0x27C0...0x27E5, 0x27F0...0x27FF, 0x2900...0x2AFF,
    0x1D400...0x1D7FF),
  Coverage(
    noto: "Sans Symbols2", 0x2316...0x2316, 0x2318...0x2318, 0x2324...0x2328, 0x232B...0x232B, 0x237B...0x237F,
    0x23CE...0x23CF, 0x23F1...0x2422, 0x2440...0x244A, 0x2600...0x27BF, 0x2800...0x28FF, 0x2B00...0x2BFF,
    0x4DC0...0x4DFF, 0x1F000...0x1F0F5, 0x1F650...0x1F67F, 0x1F780...0x1F8B1, 0x1FA00...0x1FA6D, 0x1FB00...0x1FBF9),
  Coverage(noto: "Music", 0x1D000...0x1D0F5, 0x1D100...0x1D1E8, 0x1D200...0x1D245),
]
