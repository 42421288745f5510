import Canvas
import Files
import Problems
import Scene

/// Folders in which font packages put their files; the host's own configuration is never asked.
let systemFontFolders = [
  "/usr/share/fonts", "/usr/local/share/fonts", "/opt/homebrew/share/fonts", "/Library/Fonts", "/System/Library/Fonts",
]

/// Finds the families that a suite names, in its own folders first.
func findFonts(
  of suite: Suite, scenes: [Scene], in folder: SuiteFolder, _ problems: inout [Diagnostic]
) -> FontCatalog {
  // Rectangles need no font.
  guard suite.fonts.mode == .shaped else { return FontCatalog.find(families: [], in: []) }
  var wanted: [FamilyMention] = []
  func mention(_ family: String, _ location: SourceLocation?) {
    guard !wanted.contains(where: { $0.family == family }) else { return }
    wanted.append(FamilyMention(family: family, location: location))
  }
  if let place = firstFontlessText(of: suite, scenes: scenes) {
    problems.append(Diagnostic(.name(.noFont), at: place))
  }
  if let family = suite.fonts.defaultFamily { mention(family, suite.fonts.location) }
  for family in suite.fonts.fallback { mention(family, suite.fonts.location) }
  for style in suite.textStyles { if let family = style.font.family { mention(family, nil) } }
  for node in scenes.flatMap(\.roots) { forEachFamily(in: node, mention) }
  let own = suite.fonts.folders.compactMap { try? folder.path(for: $0) }.filter { folderExists($0) }
  let system = systemFontFolders.filter { folderExists($0) }
  let aliases = suite.fonts.families
  let plain = wanted.map(\.family).filter { family in !aliases.contains { $0.name == family } }
  var catalog = FontCatalog.find(families: plain, in: own, orElse: system)
  for file in catalog.damaged {
    problems.append(Diagnostic(.name(.badFont(folder.name(of: file))), at: suite.fonts.location))
  }
  for alias in aliases where wanted.contains(where: { $0.family == alias.name }) {
    catalog = catalog.naming(alias, in: folder)
    guard catalog.missing.contains(alias.name), alias.substitute == nil else { continue }
    problems.append(Diagnostic(.name(.badFont(alias.files.first ?? alias.name)), at: alias.location))
  }
  let hasFiles = Set(aliases.filter { $0.substitute == nil }.map(\.name))
  for mention in wanted.map({ $0.substituted(by: aliases) })
  where catalog.missing.contains(mention.name) && !hasFiles.contains(mention.name) {
    let known = catalog.availableFamilies()
    let problem = NameProblem.unknownFont(
      mention.family, folders: suite.fonts.folders, nearest: nearestWord(to: mention.family, in: known),
      package: fontPackage(of: mention.family))
    problems.append(Diagnostic(.name(problem), at: mention.location))
  }
  return catalog
}

extension SuiteFolder {
  /// A file in the folder, as the suite would name it.
  fileprivate func name(of file: String) -> String {
    FilePaths.isInside(file, root) && file != root
      ? String(file.dropFirst(root.count + 1)) : FilePaths.fileName(of: file)
  }
}

private struct FamilyMention {
  /// The family that is looked for.
  var family: String
  var location: SourceLocation?
  /// The name that stands for it; nil is its own.
  var alias: String?

  /// The family as texts name it.
  var name: String { alias ?? family }

  /// The family that stands for this one, said where the suite says so.
  func substituted(by aliases: [FontAlias]) -> FamilyMention {
    guard let alias = aliases.first(where: { $0.name == family }), let other = alias.substitute else { return self }
    return FamilyMention(family: other, location: alias.location, alias: family)
  }
}

extension FontCatalog {
  fileprivate func naming(_ alias: FontAlias, in folder: SuiteFolder) -> FontCatalog {
    if let substitute = alias.substitute { return naming(alias.name, substitute: substitute) }
    // Opening anything but a file, such as a pipe, might wait for ever.
    return naming(alias.name, files: alias.files.compactMap { try? folder.path(for: $0) }.filter { fileExists($0) })
  }
}

private func forEachFamily(in node: Node, _ visit: (String, SourceLocation?) -> Void) {
  for attributes in [node.attributes] + node.overrides.map(\.attributes) {
    if let family = attributes.font?.family { visit(family, attributes.place(of: "font") ?? node.location) }
    for case let family? in (attributes.text?.runs ?? []).map(\.font?.family) {
      visit(family, attributes.place(of: "text") ?? node.location)
    }
  }
  for child in node.children { forEachFamily(in: child, visit) }
}
