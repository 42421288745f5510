import Graphics
import Problems
import YAML

extension ValueType<ColorValue> {
  /// A colour, or a map of one for each appearance.
  static let color = ValueType("color") { node, context in
    if node.entries != nil { return readAppearances(node, context) }
    guard let text = node.scalar else { return context.fail(node, wants: "a color") }
    return readColor(text, node, context)
  }

  private static func readAppearances(_ node: YAMLNode, _ context: ValueContext) -> ColorValue? {
    guard let entries = context.entries(of: node, owner: "color", keys: appearanceKeys) else { return nil }
    var said: [String: ColorValue] = [:]
    for entry in entries {
      guard let text = entry.value.scalar else {
        let _: Never? = context.fail(entry.value, wants: "a color")
        continue
      }
      said[entry.key] = readColor(text, entry.value, context)
    }
    guard node["light"] != nil else {
      // A key that is none of these has been told, and may be a misspelt "light".
      return entries.count < node.entries?.count ?? 0 ? nil : context.fail(.noLight(context.key), at: node)
    }
    guard let light = said["light"] else { return nil }
    let dark = said["dark"]
    // A colour that is said for normal contrast may have one for high contrast itself.
    return ColorValue(
      light: light.light, dark: dark.map { $0.dark ?? $0.light },
      lightHighContrast: said["lightHighContrast"].map { $0.lightHighContrast ?? $0.light } ?? light.lightHighContrast,
      darkHighContrast: (said["darkHighContrast"] ?? dark).flatMap { color in
        color.darkHighContrast ?? (said["darkHighContrast"] == nil ? nil : color.dark ?? color.light)
      })
  }

  private static func readColor(_ text: String, _ node: YAMLNode, _ context: ValueContext) -> ColorValue? {
    if let problem = foreignColor(text) { return context.fail(problem, at: node) }
    guard let slash = text.lastIndex(of: "/") else { return readBase(Substring(text), node, context) }
    guard let base = readBase(text[..<slash].trimmed, node, context) else { return nil }
    let alpha = text[text.index(after: slash)...].trimmed
    guard let number = decimal(alpha.hasSuffix("%") ? alpha.dropLast() : alpha) else {
      return context.fail(node, wants: "an alpha such as 12% or 0.12")
    }
    let factor = alpha.hasSuffix("%") ? number / 100 : number
    guard (0...1).contains(factor) else {
      return context.fail(.outOfRange(key: "alpha", range: "from 0 to 1", got: clipped(String(alpha))), at: node)
    }
    return base.opacity(factor)
  }

  private static func readBase(_ text: Substring, _ node: YAMLNode, _ context: ValueContext) -> ColorValue? {
    if text.first == "#" { return readHex(text, node, context).map { ColorValue(light: $0) } }
    if text.hasPrefix("rgb(") { return readRGB(text, node, context).map { ColorValue(light: $0) } }
    let name = String(text)
    if let color = named(name, in: context) { return color }
    return context.fail(.unknownColor(clipped(name), nearest: nearestColor(to: name, in: context)), at: node)
  }

  private static func named(_ name: String, in context: ValueContext) -> ColorValue? {
    if let color = context.colors[name] ?? SemanticColors.byName[name] { return color }
    // CSS's word and UIKit's.
    if name == "clear" || name == "transparent" { return ColorValue(light: .clear) }
    return CSSColors.byName[name].map { ColorValue(light: $0) }
  }

  private static func nearestColor(to name: String, in context: ValueContext) -> String? {
    if let color = colorMeant(by: name, isKnown: { $0.hasPrefix("#") || named($0, in: context) != nil }) {
      return color
    }
    let known = context.colors.keys.sorted() + SemanticColors.all.map(\.name) + CSSColors.all.map(\.name) + ["clear"]
    return nearestWord(to: name, in: known)
  }
}

/// The keys of colours by appearance and contrast.
let appearanceKeys = ["light", "dark", "lightHighContrast", "darkHighContrast"]

/// `#rgb`, `#rrggbb` or `#rrggbbaa`.
private func readHex(_ text: Substring, _ node: YAMLNode, _ context: ValueContext) -> Color? {
  let digits = text.dropFirst()
  guard digits.utf8.count <= 64, digits.allSatisfy(\.isASCII), digits.allSatisfy(\.isHexDigit) else {
    return context.fail(.unknownColor(clipped(String(text)), nearest: nil), at: node)
  }
  guard [3, 6, 8].contains(digits.count), let value = UInt32(digits, radix: 16) else {
    return context.fail(.colorDigits(String(text), count: digits.count), at: node)
  }
  switch digits.count {
  case 3:
    let channel = { (shift: UInt32) in UInt8(value >> shift & 0xF) * 17 }
    return Color(red: channel(8), green: channel(4), blue: channel(0))
  case 6: return Color(hex: value)
  default: return Color(hex: value >> 8).opacity(Double(value & 0xFF) / 255)
  }
}

/// `rgb(80 80 80)`: three numbers from 0 to 255 or three percentages, with blanks or commas between them.
private func readRGB(_ text: Substring, _ node: YAMLNode, _ context: ValueContext) -> Color? {
  let channels = text.dropFirst(4).dropLast().split { $0 == " " || $0 == "," }
  guard text.last == ")", text.utf8.count <= 80, channels.count == 3 else {
    return context.fail(.unknownColor(clipped(String(text)), nearest: nil), at: node)
  }
  var bytes: [UInt8] = []
  for channel in channels {
    let isPercent = channel.hasSuffix("%")
    guard let number = decimal(isPercent ? channel.dropLast() : channel) else {
      return context.fail(.unknownColor(clipped(String(text)), nearest: nil), at: node)
    }
    let value = isPercent ? number * 255 / 100 : number
    guard (0...255).contains(value) else {
      let range = isPercent ? "from 0% to 100%" : "from 0 to 255"
      return context.fail(.outOfRange(key: "rgb", range: range, got: String(channel)), at: node)
    }
    bytes.append(UInt8(value.rounded()))
  }
  return Color(red: bytes[0], green: bytes[1], blue: bytes[2])
}

extension Substring {
  /// Without blanks at both ends.
  var trimmed: Substring {
    let front = drop { $0 == " " }
    return front.lastIndex { $0 != " " }.map { front[...$0] } ?? ""
  }
}
