import Problems

/// The sentence of a problem with images and fonts (E312 to E315, E317, E320, E321, L309, L313, L317); empty for other problems of names.
func assetSentence(_ problem: NameProblem) -> String {
  switch problem {
  case .unknownImage(let name, let device, let folders, let nearest):
    "no image \(quoted(name)) for \(shortened(device)); "
      + (folders.isEmpty ? "there is no folder of images" : "searched \(listed(folders.map(folder)))")
      + didYouMean(nearest)
  case .outside(let path): "\(quoted(path)) leads out of the suite's folder"
  case .unknownFont(let family, let folders, let nearest, let package):
    unknownFontSentence(family, folders, nearest, package)
  case .missingGlyphs(let characters, let remedies): missingGlyphsSentence(characters, remedies)
  case .blankKeys(let characters, let remedies):
    "the keyboard has blank keys: " + missingGlyphsSentence(characters, remedies)
  case .badImage(let file, let fault): "the image \(quoted(file)) cannot be read: \(pictureFault(fault))"
  case .foreignImageColors(let file, let profile): foreignColorsSentence(file, profile)
  case .unsteadyImage(let file, let parts): unsteadySentence(file, parts)
  case .badFont(let file): "the font file \(quoted(file)) cannot be read"
  case .noFont: "this suite has text and no font; add \"fonts: {default: Roboto}\" to snapfarm.yaml"
  default: ""
  }
}

private func unsteadySentence(_ file: String, _ parts: [UnsteadyPart]) -> String {
  let words = parts.map { part in
    switch part {
    case .gradients: "gradients"
    case .strokes: "strokes"
    case .opacities: "half-transparent colours"
    }
  }
  return "the image \(quoted(file)) has \(words.joined(separator: " and ")), whose edges other versions of librsvg "
    + "and Cairo draw a few levels differently; save it as PNG where pictures have to be the same on all machines"
}

private func foreignColorsSentence(_ file: String, _ profile: String?) -> String {
  guard let profile else {
    return "the image \(quoted(file)) is in inks (CMYK), which are drawn without their profile; save it in sRGB"
  }
  let name = profile.isEmpty ? "" : " (\(quoted(profile)))"
  return "the image \(quoted(file)) is in other colours than sRGB\(name), and is drawn as if it were; save it in sRGB"
}

/// The first character is told with its number, so that one that is invisible or looks like another is known as well.
private func missingGlyphsSentence(_ characters: [Unicode.Scalar], _ remedies: [FontRemedy]) -> String {
  let first = characters.first.map { "\(shown($0)) (\(codePoint($0)))" } ?? "a character"
  let others = characters.dropFirst().map(shown)
  let lack = "no font has " + joined([first] + others)
  guard !remedies.isEmpty else {
    return lack + "; add a family that has \(others.isEmpty ? "it" : "them") to fonts.fallback"
  }
  var packages: [String] = []
  for remedy in remedies where !packages.contains(remedy.package) { packages.append(remedy.package) }
  return lack + "; add \(remedies.count == 1 ? "a family" : "families") such as \(joined(remedies.map(\.family))) "
    + "to fonts.fallback (\(packages.count == 1 ? "package" : "packages") \(joined(packages)))"
}

/// A character in quotes; a mark stands over a dotted circle, not over the quote.
private func shown(_ character: Unicode.Scalar) -> String {
  switch character.properties.generalCategory {
  case .nonspacingMark, .enclosingMark, .spacingMark: quoted("\u{25CC}" + String(character))
  default: quoted(String(character))
  }
}

/// `a`, `a and b`, `a, b, c and d`, `a, b, c, d and 7 more`.
private func joined(_ words: [String]) -> String {
  guard words.count > 1, words.count <= 4, let last = words.last else { return listed(words, atMost: 4) }
  return words.dropLast().joined(separator: ", ") + " and \(last)"
}

private func unknownFontSentence(
  _ family: String, _ folders: [String], _ nearest: String?, _ package: String?
) -> String {
  let remedy = package.map { "; package \(shortened($0)) has it" } ?? didYouMean(nearest)
  let end = remedy.hasSuffix("?") ? " " : ". "
  let places = folders.isEmpty ? "There are no font folders" : "Folders: \(listed(folders))"
  return "no font family \(quoted(family))\(remedy)\(end)\(places)"
}

private func folder(_ path: String) -> String {
  path.hasSuffix("/") ? path : path + "/"
}
