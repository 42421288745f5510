/// A family's name, for comparing it with others and with names of files.
struct FamilyName: Hashable {
  /// Letters and digits only, in lower case: "Noto Sans" and "noto-sans" are one name.
  let key: String

  init(_ name: String) {
    key = FamilyName.normalized(name)
  }

  /// The name of a font file without its folder and ending, to be compared with.
  init(ofFile path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path[...].utf8
    key = FamilyName.normalized(Substring(name.dropLast(4)))
  }

  /// Whether a file of that name holds nothing but a face of the family, as far as names tell:
  /// "NotoSans-BoldItalic.ttf" for "Noto Sans", but not "NotoSansArabic-Bold.ttf".
  func isNamed(in file: FamilyName) -> Bool {
    guard !key.isEmpty, file.key.hasPrefix(key) else { return false }
    return FamilyName.isStyle(file.key.dropFirst(key.count))
  }

  /// Whether the family's name is anywhere in the name of the file.
  func isMentioned(in file: FamilyName) -> Bool {
    !key.isEmpty && file.key.contains(key)
  }

  private static func normalized(_ text: some StringProtocol) -> String {
    var kept = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar {
      case "a"..."z", "0"..."9": kept.append(scalar)
      case "\0"..."\u{7F}": break
      default: if scalar.properties.isAlphabetic { kept.append(scalar) }
      }
    }
    return String(kept)
  }

  /// Words font files are named with after the family, longest first where one begins with another.
  private static let styleWords = [
    "extralight", "ultralight", "semilight", "demilight", "extrabold", "ultrabold", "semibold", "demibold", "thin",
    "hairline", "light", "book", "regular", "roman", "normal", "medium", "bold", "black", "heavy", "italic", "oblique",
    "variablefont", "variable", "wght", "wdth", "opsz", "slnt", "ital", "full", "vf", "it", "nf",
  ]

  private static func isStyle(_ rest: Substring) -> Bool {
    if rest.isEmpty { return true }
    return styleWords.contains { rest.hasPrefix($0) && isStyle(rest.dropFirst($0.count)) }
  }
}
