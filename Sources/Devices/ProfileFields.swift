internal import Graphics
internal import Problems
internal import YAML

/// Makes one profile from its map.
struct ProfileFields {
  let node: YAMLNode
  var reader: FieldReader

  /// The profile, or nil where a field without which it is none is missing or wrong; the others are read all the same,
  /// so that every mistake is told at once.
  mutating func profile() -> DeviceProfile? {
    let required = required()
    var profile =
      required
      ?? DeviceProfile(
        id: "", name: "", platform: .web, family: .window, naturalOrientation: .portrait,
        pixelSize: PixelSize(width: 1, height: 1), scale: 1)
    readIdentity(into: &profile)
    readSystem(into: &profile)
    readScreen(into: &profile)
    readProvenance(into: &profile)
    guard required != nil else { return nil }
    check(profile)
    return profile
  }

  private mutating func required() -> DeviceProfile? {
    let id = reader.text("id", of: node)
    if node["id"] == nil { reader.report(.value(.missingKey("id", owner: "a profile")), at: node.location) }
    for key in ["platform", "family", "pixelSize"] where node[key] == nil { reportMissing(key) }
    let platform: Platform? = reader.word("platform", of: node)
    let family: DeviceFamily? = reader.word("family", of: node)
    let orientation: Orientation? = reader.word("naturalOrientation", of: node)
    let pixelSize = reader.pixelSize("pixelSize", of: node)
    let scale = scale()
    guard let id, let platform, let family, let pixelSize, let scale else { return nil }
    return DeviceProfile(
      id: id, name: id, platform: platform, family: family, naturalOrientation: orientation ?? .portrait,
      pixelSize: pixelSize, scale: scale)
  }

  /// `scale`, or what Android's density says; where both are written they must agree.
  private mutating func scale() -> Double? {
    if node["scale"] == nil, node["densityDpi"] == nil { reportMissing("scale") }
    let density = reader.number("densityDpi", of: node, in: .densityDpi).map { $0 / 160 }
    let scale = reader.number("scale", of: node, in: .scale)
    if let scale, let density, scale != density, let value = node["scale"] {
      let range = "\(plain(density)), which is densityDpi ÷ 160"
      reader.report(.value(.outOfRange(key: "scale", range: range, got: plain(scale))), at: value.location)
    }
    return scale ?? density
  }

  private mutating func reportMissing(_ key: String) {
    reader.report(.profile(.missing(id: node["id"]?.scalar ?? "", field: key)), at: node.location)
  }

  private mutating func readIdentity(into profile: inout DeviceProfile) {
    profile.location = node["id"]?.location
    profile.name = reader.text("name", of: node) ?? profile.id
    profile.aliases = reader.texts("aliases", of: node) ?? []
    profile.year = reader.whole("year", of: node, in: .year)
    let names = [node["id"]].compactMap(\.self) + (node["aliases"]?.elements ?? [])
    for name in names {
      guard let text = name.scalar, !isKebabCase(text) else { continue }
      reader.report(.profile(.badID(text)), at: name.location)
    }
  }

  private mutating func readSystem(into profile: inout DeviceProfile) {
    profile.safeArea = reader.byOrientation("safeArea", of: node, besides: ["os"]) { $0.insets($1, of: $2) }
    profile.systemSafeAreas = reader.systemSafeAreas(of: node)
    profile.layoutMargins = reader.byOrientation("layoutMargins", of: node) { $0.insets($1, of: $2) }
    profile.readableWidths = reader.readableWidths("readableWidth", of: node)
    profile.statusBarHeight = reader.byOrientation("statusBarHeight", of: node) {
      $0.number($1, of: $2, in: .length)
    }
    profile.navigation = reader.word("navigation", of: node)
    profile.homeIndicator = reader.homeIndicator("homeIndicator", of: node)
    profile.sizeClass = reader.byOrientation("sizeClass", of: node) { $0.sizeClasses($1, of: $2) }
    profile.defaultTextSize = reader.word("defaultTextSize", of: node)
    profile.defaultFontScale = reader.number("defaultFontScale", of: node, in: .fontScale) ?? 1
  }

  private mutating func readScreen(into profile: inout DeviceProfile) {
    profile.panelPixelSize = reader.pixelSize("panelPixelSize", of: node)
    profile.screenCornerRadius = reader.number("screenCornerRadius", of: node, in: .length)
    profile.cornerCurve = reader.word("cornerCurve", of: node)
    profile.screenRound = reader.flag("screenRound", of: node)
    profile.cutout = reader.cutout("cutout", of: node)
    profile.ppi = reader.number("ppi", of: node, in: .density)
    profile.displayZoom = reader.size("displayZoom", of: node)
    profile.windows = reader.windows("windows", of: node)
    profile.frame = reader.frame("frame", of: node, around: profile.pointSize)
  }

  private mutating func readProvenance(into profile: inout DeviceProfile) {
    profile.verified = reader.flag("verified", of: node) ?? false
    profile.confidence = reader.whole("confidence", of: node, in: .count) ?? 0
    profile.inferred = reader.texts("inferred", of: node) ?? []
    profile.sources = reader.texts("sources", of: node) ?? []
    profile.notes = reader.text("notes", of: node)
  }
}

/// Lower-case words and numbers joined by single hyphens; the first is a word, so that no id looks like a size.
private func isKebabCase(_ text: String) -> Bool {
  let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
  let isLetter: (UInt8) -> Bool = { (0x61...0x7A).contains($0) }
  let isDigit: (UInt8) -> Bool = { (0x30...0x39).contains($0) }
  return text.utf8.first.map(isLetter) == true
    && parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { isLetter($0) || isDigit($0) } }
}
