package import Devices
import Graphics

/// Device profiles as a JSON document: a list of maps with the keys of profile files.
///
/// What is unknown is left out, never zero or `null`. Lengths are points, `pixelSize` and `panelPixelSize` pixels, all in
/// the natural orientation; `pointSize` is `pixelSize ÷ scale`.
package func devicesJSON(_ profiles: [DeviceProfile]) -> JSONValue {
  .array(profiles.map { .object(identity($0) + screen($0) + system($0) + provenance($0)) })
}

private func identity(_ profile: DeviceProfile) -> [JSONValue.Member] {
  [
    .init("id", .string(profile.id)), .init("name", .string(profile.name)),
    .init("aliases", .array(profile.aliases.map(JSONValue.string))),
    .init("platform", .string(profile.platform.rawValue)), .init("family", .string(profile.family.rawValue)),
  ] + known("year", profile.year.map(JSONValue.integer))
}

private func screen(_ profile: DeviceProfile) -> [JSONValue.Member] {
  [
    .init("naturalOrientation", .string(profile.naturalOrientation.rawValue)),
    .init("pixelSize", pair(profile.pixelSize)), .init("scale", .number(profile.scale)),
    .init("pointSize", pair(profile.pointSize)),
  ] + known("panelPixelSize", profile.panelPixelSize.map(pair))
    + known("screenCornerRadius", profile.screenCornerRadius.map(JSONValue.number))
    + known("cornerCurve", profile.cornerCurve.map { .string($0.rawValue) })
    + known("screenRound", profile.screenRound.map(JSONValue.bool))
    + known("ppi", profile.ppi.map(JSONValue.number)) + known("cutout", profile.cutout.map(cutout))
    + known("displayZoom", profile.displayZoom.map(pair)) + known("windows", windows(profile))
    + known("frame", profile.frame.map(frame))
}

private func system(_ profile: DeviceProfile) -> [JSONValue.Member] {
  known("safeArea", safeArea(profile))
    + known("layoutMargins", byOrientation(profile.layoutMargins, insets))
    + known("readableWidth", readableWidths(profile))
    + known("statusBarHeight", byOrientation(profile.statusBarHeight, JSONValue.number))
    + known("navigation", profile.navigation.map { .string($0.rawValue) })
    + known("homeIndicator", profile.homeIndicator.map(homeIndicator))
    + known("sizeClass", byOrientation(profile.sizeClass, sizeClasses))
    + known("defaultTextSize", profile.defaultTextSize.map { .string($0.rawValue) })
    + [.init("defaultFontScale", .number(profile.defaultFontScale))]
}

private func provenance(_ profile: DeviceProfile) -> [JSONValue.Member] {
  [
    .init("verified", .bool(profile.verified)), .init("confidence", .integer(profile.confidence)),
    .init("inferred", .array(profile.inferred.map(JSONValue.string))),
    .init("sources", .array(profile.sources.map(JSONValue.string))),
  ] + known("notes", profile.notes.map(JSONValue.string))
}

private func known(_ key: String, _ value: JSONValue?) -> [JSONValue.Member] {
  value.map { [JSONValue.Member(key, $0)] } ?? []
}

private func byOrientation<Value>(_ values: ByOrientation<Value>, _ json: (Value) -> JSONValue) -> JSONValue? {
  let members = known("portrait", values.portrait.map(json)) + known("landscape", values.landscape.map(json))
  return members.isEmpty ? nil : .object(members)
}

private func safeArea(_ profile: DeviceProfile) -> JSONValue? {
  let versions = profile.systemSafeAreas.compactMap { area in
    byOrientation(area.insets, insets).map { JSONValue.Member(area.version, $0) }
  }
  let areas =
    known("portrait", profile.safeArea.portrait.map(insets))
    + known("landscape", profile.safeArea.landscape.map(insets))
    + known("os", versions.isEmpty ? nil : .object(versions))
  return areas.isEmpty ? nil : .object(areas)
}

private func windows(_ profile: DeviceProfile) -> JSONValue? {
  let members = profile.windows.sorted { $0.key < $1.key }.compactMap { word, sizes in
    byOrientation(sizes, pair).map { JSONValue.Member(word, $0) }
  }
  return members.isEmpty ? nil : .object(members)
}

private func readableWidths(_ profile: DeviceProfile) -> JSONValue? {
  let members = TextSize.allCases.flatMap { size in
    known(size.rawValue, profile.readableWidths[size].map(JSONValue.number))
  }
  return members.isEmpty ? nil : .object(members)
}

private func frame(_ frame: DeviceFrame) -> JSONValue {
  let lens = frame.lens.map { JSONValue.array([.number($0.x), .number($0.y), .number($0.width)]) }
  let finishes = FrameColor.allCases.flatMap { color in
    known(color.rawValue, frame.finishes[color].map { .string($0.hex) })
  }
  return .object(
    known("style", frame.style.map { .string($0.rawValue) }) + known("bodyMM", frame.bodyMM.map(pair))
      + known("bezel", frame.bezel.map(pair))
      + known("outerCornerRadius", frame.outerCornerRadius.map(JSONValue.number))
      + known("rim", frame.rim.map(JSONValue.number)) + known("buttons", frame.buttons.map(marks))
      + known("homeButton", frame.homeButton.map(JSONValue.number)) + known("lens", lens)
      + known("antenna", frame.antennas.map(marks))
      + known("finishes", finishes.isEmpty ? nil : .object(finishes)))
}

private func marks(_ marks: [DeviceFrame.Mark]) -> JSONValue {
  .array(
    marks.map {
      .record(["side": .string($0.side.rawValue), "offset": .number($0.offset), "length": .number($0.length)])
    })
}

private func insets(_ insets: Insets) -> JSONValue {
  .record([
    "top": .number(insets.top), "left": .number(insets.left), "bottom": .number(insets.bottom),
    "right": .number(insets.right),
  ])
}

private func sizeClasses(_ classes: SizeClasses) -> JSONValue {
  .record(["horizontal": .string(classes.horizontal.rawValue), "vertical": .string(classes.vertical.rawValue)])
}

private func cutout(_ cutout: Cutout) -> JSONValue {
  let rect = cutout.rect.map { rect in
    JSONValue.array([rect.x, rect.y, rect.width, rect.height].map(JSONValue.number))
  }
  return .object([.init("kind", .string(cutout.kind.rawValue))] + known("rect", rect))
}

private func homeIndicator(_ indicator: HomeIndicator) -> JSONValue {
  let pill = indicator.pill.map { pill in
    JSONValue.record([
      "width": .number(pill.width), "height": .number(pill.height), "bottomGap": .number(pill.bottomGap),
    ])
  }
  return .object(
    known("portraitInset", indicator.portraitInset.map(JSONValue.number))
      + known("landscapeInset", indicator.landscapeInset.map(JSONValue.number)) + known("pill", pill))
}

private func pair(_ size: PixelSize) -> JSONValue {
  .array([.integer(size.width), .integer(size.height)])
}

private func pair(_ size: Size) -> JSONValue {
  .array([.number(size.width), .number(size.height)])
}
