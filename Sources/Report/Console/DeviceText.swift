package import Devices
import Graphics

/// All that is known of one device, for a terminal; what is unknown is said to be, and so is what was inferred.
package func deviceText(_ profile: DeviceProfile) -> String {
  let rows = identity(profile) + screen(profile) + system(profile) + provenance(profile)
  return "\(harmless(profile.id)): \(harmless(profile.name))\n" + table(rows.map { ["", $0.0, $0.1] })
}

private typealias Row = (String, String)

private func identity(_ profile: DeviceProfile) -> [Row] {
  let kind = ["\(profile.platform.rawValue) \(profile.family.rawValue)"] + (profile.year.map { ["\($0)"] } ?? [])
  let groups = CatalogGroup.all.filter { $0.contains(profile) }.map { "@" + $0.name }
  return (profile.aliases.isEmpty ? [] : [("also", profile.aliases.map(harmless).joined(separator: ", "))])
    + [("kind", kind.joined(separator: ", ")), ("groups", groups.joined(separator: " "))]
}

private func screen(_ profile: DeviceProfile) -> [Row] {
  let pixels = "\(profile.pixelSize.width) × \(profile.pixelSize.height) px"
  let turn = profile.family.turns ? "" : ", never turned"
  var panel = profile.panelPixelSize.map { "\($0.width) × \($0.height) px" } ?? pixels
  if let ppi = profile.ppi { panel += ", \(plain(ppi)) to an inch" }
  return [
    ("points", sides(profile.pointSize) + ", \(profile.naturalOrientation.rawValue)\(turn)"),
    ("rendered", pixels + " at scale \(plain(profile.scale))"), ("panel", panel),
    ("corners", marked(profile, "screenCornerRadius", corners(profile))),
    ("cutout", marked(profile, "cutout", cutout(profile))),
  ] + (profile.displayZoom.map { [("zoomed", sides($0))] } ?? []) + body(profile)
}

private func corners(_ profile: DeviceProfile) -> String? {
  if profile.screenRound == true { return "round" }
  guard let radius = profile.screenCornerRadius else { return nil }
  guard radius > 0 else { return "square" }
  return "radius \(plain(radius))" + (profile.cornerCurve.map { ", \($0.rawValue)" } ?? "")
}

private func cutout(_ profile: DeviceProfile) -> String? {
  guard let cutout = profile.cutout, cutout.kind != .none else { return profile.cutout?.kind.rawValue }
  guard let rect = cutout.rect else { return cutout.kind.rawValue + ", its place unknown" }
  return "\(cutout.kind.rawValue), \(sides(rect.size)) at \(plain(rect.x)), \(plain(rect.y))"
}

private func body(_ profile: DeviceProfile) -> [Row] {
  guard let frame = profile.frame else { return [] }
  let facts = [
    frame.style?.rawValue, frame.bodyMM.map { sides($0) + " mm" },
    frame.bezel.map { "bezel \(plain($0.width)) at the sides, \(plain($0.height)) at the ends" },
    frame.outerCornerRadius.map { "corner radius \(plain($0))" }, frame.rim.map { "rim \(plain($0))" },
    frame.buttons.map { "\($0.count) buttons" },
    frame.homeButton.map { $0 > 0 ? "home button \(plain($0))" : "no home button" },
  ]
  return [("body", facts.compactMap(\.self).joined(separator: ", "))]
}

private func system(_ profile: DeviceProfile) -> [Row] {
  let areas = held(profile).map {
    ("safe area, \($0.rawValue)", marked(profile, "safeArea", edges(profile.safeArea[$0])))
  }
  let earlier = profile.systemSafeAreas.flatMap { area in
    held(profile).compactMap { orientation in
      edges(area.insets[orientation]).map { ("system \(area.version), \(orientation.rawValue)", $0) }
    }
  }
  let bars = [
    ("status bar", marked(profile, "statusBarHeight", heights(profile.statusBarHeight))),
    ("home indicator", indicator(profile.homeIndicator)),
  ]
  let text = profile.defaultTextSize.map { [("text size", $0.rawValue)] } ?? []
  return areas + earlier + bars + (profile.navigation.map { [("navigation", $0.rawValue)] } ?? [])
    + [("size classes", marked(profile, "sizeClass", classes(profile)))] + text
}

/// The orientations in which a device is held.
private func held(_ profile: DeviceProfile) -> [Orientation] { Orientation.allCases.filter(profile.supports) }

private func edges(_ insets: Insets?) -> String? {
  guard let insets else { return nil }
  let edges = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
    .filter { $0.1 > 0 }.map { "\($0.0) \(plain($0.1))" }
  return edges.isEmpty ? "the whole screen" : edges.joined(separator: ", ")
}

private func heights(_ heights: ByOrientation<Double>) -> String? {
  let known = Orientation.allCases.compactMap { orientation in
    heights[orientation].map { "\(plain($0)) in \(orientation.rawValue)" }
  }
  return known.isEmpty ? nil : known.joined(separator: ", ")
}

private func indicator(_ indicator: HomeIndicator?) -> String {
  guard let indicator else { return unknown }
  let insets = heights(ByOrientation(portrait: indicator.portraitInset, landscape: indicator.landscapeInset))
  let pill = indicator.pill.map { "\(plain($0.width)) × \(plain($0.height)), \(plain($0.bottomGap)) above the edge" }
  return [insets, pill].compactMap(\.self).joined(separator: "; ")
}

private func classes(_ profile: DeviceProfile) -> String? {
  let known = held(profile).compactMap { orientation in
    profile.sizeClass[orientation].map {
      "\($0.horizontal.rawValue) × \($0.vertical.rawValue) in \(orientation.rawValue)"
    }
  }
  return known.isEmpty ? nil : known.joined(separator: ", ")
}

private func provenance(_ profile: DeviceProfile) -> [Row] {
  guard profile.location != nil else { return [] }
  let sources = profile.confidence == 0 ? "no source" : count(profile.confidence, "source", "sources")
  let inferred = profile.inferred.isEmpty ? [] : [("inferred", profile.inferred.map(harmless).joined(separator: ", "))]
  return [("verified", "\(profile.verified ? "yes" : "no"), size and scale by \(sources)")] + inferred
    + (profile.notes.map { [("note", harmless($0))] } ?? [])
}

private let unknown = "unknown"

/// A value, with a mark where it rests on a similar device.
private func marked(_ profile: DeviceProfile, _ key: String, _ value: String?) -> String {
  guard let value else { return unknown }
  return profile.infers(key) ? value + " (inferred)" : value
}

private func sides(_ size: Size) -> String {
  "\(plain((size.width * 100).rounded() / 100)) × \(plain((size.height * 100).rounded() / 100))"
}
