package import Problems
package import YAML

/// Reads profile files.
package enum ProfileReader {
  /// What a file gives: the profiles without mistakes, and everything that is wrong, in file order.
  package struct Result: Sendable {
    /// The sound profiles in file order.
    package var profiles: [DeviceProfile] = []
    /// The problems in file order.
    package var problems: [Diagnostic] = []
  }

  /// Reads the tree of a file.
  package static func read(_ root: YAMLNode) -> Result {
    var reader = FieldReader()
    let profiles = elements(of: root, &reader).compactMap { profile(at: $0, &reader) }
    return Result(profiles: profiles, problems: inFileOrder(reader.problems))
  }

  /// The nodes of the list below `profiles`.
  private static func elements(of root: YAMLNode, _ reader: inout FieldReader) -> [YAMLNode] {
    guard let list = root["profiles"] else {
      let first = root.entries?.first { $0.key != "format" }
      let word = first?.key ?? root.scalar ?? root.kindWord
      let problem: FileProblem = root.entries != nil && first == nil ? .empty(kind: "profiles") : .unknownKind(word)
      reader.report(.file(problem), at: first?.keyLocation ?? root.location)
      return []
    }
    _ = reader.isMap(root, key: "profiles", owner: "a profile file", known: ["format", "profiles"])
    guard isKnownFormat(of: root, &reader) else { return [] }
    guard let elements = list.elements else {
      reader.wrongType("profiles", wants: "a list of profiles", at: list)
      return []
    }
    return elements
  }

  /// Whether this version can read the file at all; in a later format, its keys may mean something else.
  private static func isKnownFormat(of root: YAMLNode, _ reader: inout FieldReader) -> Bool {
    guard let value = root["format"] else { return true }
    guard let number = value.number, let format = Int(exactly: number), format >= 1 else {
      reader.wrongType("format", wants: "1", at: value)
      return false
    }
    guard format > 1 else { return true }
    reader.report(.file(.newerFormat(format, known: 1)), at: value.location)
    return false
  }

  /// A profile, or nil where anything about it is wrong.
  private static func profile(at node: YAMLNode, _ reader: inout FieldReader) -> DeviceProfile? {
    let before = reader.problems.count
    guard reader.isMap(node, key: "profiles", owner: "a profile", known: ProfileKeys.known) else { return nil }
    var fields = ProfileFields(node: node, reader: reader)
    let profile = fields.profile()
    reader = fields.reader
    return reader.problems.count == before ? profile : nil
  }

  /// Sorts by place; problems of one place stay in the order in which they were found.
  private static func inFileOrder(_ problems: [Diagnostic]) -> [Diagnostic] {
    let places = problems.enumerated().sorted { first, second in
      guard let one = first.element.location, let other = second.element.location, one != other else {
        return first.offset < second.offset
      }
      return one < other
    }
    return places.map(\.element)
  }
}

/// The keys of a profile.
enum ProfileKeys {
  static let known = [
    "id", "name", "aliases", "platform", "family", "year", "naturalOrientation", "pixelSize", "scale", "densityDpi",
    "pointSize", "panelPixelSize", "safeArea", "navigation", "statusBarHeight", "homeIndicator", "sizeClass",
    "screenCornerRadius", "cornerCurve", "screenRound", "ppi", "cutout", "defaultTextSize", "defaultFontScale",
    "displayZoom", "windows", "layoutMargins", "readableWidth", "frame", "verified", "confidence", "inferred",
    "sources", "notes",
  ]
}
