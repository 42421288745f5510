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

  /// The body around a screen of so many points.
  mutating func frame(_ key: String, of node: YAMLNode, around screen: Size) -> DeviceFrame? {
    guard let value = node[key], isMap(value, key: key, owner: key, known: FrameKeys.known) else { return nil }
    var frame = DeviceFrame()
    frame.style = word("style", of: value)
    frame.bodyMM = size("bodyMM", of: value)
    frame.bezel = numbers("bezel", of: value, "[sides, ends]", count: 2, in: .length).map {
      Size(width: $0[0], height: $0[1])
    }
    if let body = size("body", of: value) {
      if value["bezel"] == nil {
        // A body that is smaller than its screen is told with the other contradictions.
        frame.bezel = Size(width: (body.width - screen.width) / 2, height: (body.height - screen.height) / 2)
      } else {
        wrongType("body", wants: "no value, as bezel says it", at: value["body"] ?? value)
      }
    }
    frame.outerCornerRadius = number("outerCornerRadius", of: value, in: .length)
    frame.rim = number("rim", of: value, in: .length)
    frame.buttons = marks("buttons", of: value)
    frame.homeButton = number("homeButton", of: value, in: .length)
    frame.lens = numbers("lens", of: value, "[x, y, diameter]", count: 3, in: .place).flatMap { lens in
      if lens[2] < 0 { wrongType("lens", wants: "a diameter from 0 on", at: value["lens"] ?? value) }
      return lens[2] < 0 ? nil : Rect(x: lens[0], y: lens[1], width: lens[2], height: lens[2])
    }
    frame.antennas = marks("antenna", of: value)
    frame.finishes = finishes("finishes", of: value)
    return frame
  }

  /// A list of what is at the edges of the body.
  private mutating func marks(_ key: String, of node: YAMLNode) -> [DeviceFrame.Mark]? {
    guard let value = node[key] else { return nil }
    guard let elements = value.elements, elements.count <= 32 else {
      wrongType(key, wants: "a list of at most 32 maps such as {side: left, offset: 90, length: 30}", at: value)
      return nil
    }
    let keys = ["side", "offset", "length"]
    return elements.compactMap { element in
      guard isMap(element, key: key, owner: key, known: keys) else { return nil }
      for missing in keys where element[missing] == nil {
        report(.value(.missingKey(missing, owner: key)), at: element.location)
      }
      let side: DeviceFrame.Side? = word("side", of: element)
      let offset = number("offset", of: element, in: .length)
      let length = number("length", of: element, in: .length)
      guard let side, let offset, let length else { return nil }
      return DeviceFrame.Mark(side: side, offset: offset, length: length)
    }
  }

  /// A map of colours of frames to the metals that a device has in them.
  private mutating func finishes(_ key: String, of node: YAMLNode) -> [FrameColor: Color] {
    let words = FrameColor.allCases.map(\.rawValue)
    guard let value = node[key], isMap(value, key: key, owner: key, known: words) else { return [:] }
    var finishes: [FrameColor: Color] = [:]
    for word in FrameColor.allCases {
      guard let metal = value[word.rawValue] else { continue }
      let digits = metal.scalar.map { $0.hasPrefix("#") ? String($0.dropFirst()) : "" } ?? ""
      if digits.utf8.count == 6, digits.allSatisfy(\.isHexDigit), let hex = UInt32(digits, radix: 16) {
        finishes[word] = Color(hex: hex)
      } else {
        wrongType(word.rawValue, wants: "a color such as \"#5f7690\"", at: metal)
      }
    }
    return finishes
  }
}

/// The keys of frames.
private enum FrameKeys {
  static let known = [
    "style", "bodyMM", "bezel", "outerCornerRadius", "rim", "buttons", "homeButton", "lens", "antenna", "finishes",
    "body",
  ]
}
