internal import Graphics
internal import Problems
internal import YAML

extension FieldReader {
  /// `safeArea.os`: a map of versions to the insets of each.
  mutating func systemSafeAreas(of node: YAMLNode) -> [SystemSafeArea] {
    guard let value = node["safeArea"]?["os"] else { return [] }
    guard let entries = value.entries else {
      wrongType("os", wants: "a map of versions", at: value)
      return []
    }
    var areas: [SystemSafeArea] = []
    for entry in entries {
      let insets: ByOrientation<Insets> = byOrientation(entry.key, of: value) { $0.insets($1, of: $2) }
      guard let version = plainVersion(entry.key), !areas.contains(where: { $0.version == version }) else {
        let wants = plainVersion(entry.key) == nil ? "versions such as \"26\" or \"17.4\"" : "each version once"
        report(.value(.wrongType(key: "os", wants: wants, got: entry.key)), at: entry.keyLocation)
        continue
      }
      areas.append(SystemSafeArea(version: version, insets: insets))
    }
    return areas
  }

  mutating func frame(_ key: String, of node: YAMLNode) -> DeviceFrame? {
    guard let value = node[key],
      isMap(value, key: key, owner: key, known: ["bodyMM", "bezel", "outerCornerRadius"], unbuilt: FrameKeys.unbuilt)
    else { return nil }
    let bezel = numbers("bezel", of: value, "[sides, ends]", count: 2, in: .notNegative)
    return DeviceFrame(
      bodyMM: size("bodyMM", of: value), bezel: bezel.map { Size(width: $0[0], height: $0[1]) },
      outerCornerRadius: number("outerCornerRadius", of: value, in: .notNegative))
  }
}

/// Keys of frames that the format has and this version does not read.
private enum FrameKeys {
  static let unbuilt = ["style", "body", "rim", "buttons", "lens", "homeButton", "antenna", "finishes"]
}
