import Graphics

/// A text as part of a name: letters, digits and a few signs stay, and what changed by that has a number behind it.
func svgName(_ text: String) -> String {
  let name = String(
    decoding: text.utf8.map { $0.isAllowedInID && $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") ? $0 : 0x5F },
    as: UTF8.self)
  return name == text && !name.isEmpty ? name : name + "~" + svgNumberName(of: text)
}

/// A number that stands for a text too long for a name: its FNV-1a hash of 64 bits.
func svgNumberName(of text: String) -> String {
  let hash = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  let digits = String(hash, radix: 16)
  return String(repeating: "0", count: 16 - digits.count) + digits
}

extension Rect {
  /// The rectangle as part of a name.
  var svgName: String { "x\(svgNumber(x))y\(svgNumber(y))w\(svgNumber(width))h\(svgNumber(height))" }
}

extension RoundedRect {
  /// The shape as part of a name.
  var svgName: String {
    guard !radii.isZero else { return rect.svgName }
    let corners = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
    let rounding = corners.prefix(radii.isUniform ? 1 : 4).map { "r\(svgNumber($0.width))x\(svgNumber($0.height))" }
    return rect.svgName + (curve == .continuous ? "continuous" : "") + rounding.joined()
  }
}

extension Shape {
  /// The shape as part of a name.
  var svgName: String {
    switch self {
    case .rounded(let shape): shape.svgName
    case .path(let path, let rule): "path" + svgNumberName(of: path.svgData + rule.rawValue)
    }
  }
}

extension Color {
  /// The colour as part of a name.
  var svgName: String { String(hex.dropFirst()) + (alpha < 1 ? "a" + svgNumber(alpha) : "") }
}
