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
  for scene in scenes { forEachFamily(in: scene.root, mention) }
  let own = suite.fonts.folders.compactMap { try? folder.path(for: $0) }.filter { folderExists($0) }
  let system = systemFontFolders.filter { folderExists($0) }
  let catalog = FontCatalog.find(families: wanted.map(\.family), in: own + system)
  for mention in wanted where catalog.missing.contains(mention.family) {
    let known = catalog.availableFamilies()
    let problem = NameProblem.unknownFont(
      mention.family, folders: suite.fonts.folders, nearest: nearestWord(to: mention.family, in: known),
      package: fontPackage(of: mention.family))
    problems.append(Diagnostic(.name(problem), at: mention.location))
  }
  return catalog
}

private struct FamilyMention {
  var family: String
  var location: SourceLocation?
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
