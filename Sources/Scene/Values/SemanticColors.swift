import Graphics

/// UIKit's semantic colours as iOS 15 to 18 have them, on every platform.
///
/// In high contrast the colours of the palette are those of Apple's Human Interface Guidelines; all others stay.
enum SemanticColors {
  /// Names and colours, in the order of scene-format section 2.
  static let all: [(name: String, color: ColorValue)] = table.map { row in
    let light = Color(hex: row.light.hex).opacity(row.light.alpha)
    let dark = Color(hex: row.dark.hex).opacity(row.dark.alpha)
    let accessible = accessiblePalette[row.name]
    let color = ColorValue(
      light: light, dark: dark, lightHighContrast: accessible.map { Color(hex: $0.light) },
      darkHighContrast: accessible.map { Color(hex: $0.dark) })
    return (row.name, color)
  }

  /// The colours by name.
  static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0.color) })

  /// The colour of dividers and borders that name none.
  static let separator = ColorValue(
    light: Color(hex: 0x3C3C43).opacity(0.29), dark: Color(hex: 0x545458).opacity(0.6))

  private static let accessiblePalette: [String: (light: UInt32, dark: UInt32)] = [
    "systemRed": (0xD70015, 0xFF6961), "systemOrange": (0xC93400, 0xFFB340), "systemYellow": (0xB25000, 0xFFD426),
    "systemGreen": (0x248A3D, 0x30DB5B), "systemMint": (0x0C817B, 0x66D4CF), "systemTeal": (0x008299, 0x5DE6FF),
    "systemCyan": (0x0071A4, 0x70D7FF), "systemBlue": (0x0040DD, 0x409CFF), "systemIndigo": (0x3634A3, 0x7D7AFF),
    "systemPurple": (0x8944AB, 0xDA8FFF), "systemPink": (0xD30F45, 0xFF6482), "systemBrown": (0x7F6545, 0xB59469),
    "systemGray": (0x6C6C70, 0xAEAEB2), "systemGray2": (0x8E8E93, 0x7C7C80), "systemGray3": (0xAEAEB2, 0x545456),
    "systemGray4": (0xBCBCC0, 0x444446), "systemGray5": (0xD8D8DC, 0x363638), "systemGray6": (0xEBEBF0, 0x242426),
  ]

  private typealias Shade = (hex: UInt32, alpha: Double)

  private static let table: [(name: String, light: Shade, dark: Shade)] = [
    ("label", (0x000000, 1), (0xFFFFFF, 1)),
    ("secondaryLabel", (0x3C3C43, 0.6), (0xEBEBF5, 0.6)),
    ("tertiaryLabel", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    ("quaternaryLabel", (0x3C3C43, 0.18), (0xEBEBF5, 0.16)),
    ("placeholderText", (0x3C3C43, 0.3), (0xEBEBF5, 0.3)),
    ("link", (0x007AFF, 1), (0x0984FF, 1)),
    ("separator", (0x3C3C43, 0.29), (0x545458, 0.6)),
    ("opaqueSeparator", (0xC6C6C8, 1), (0x38383A, 1)),
    ("systemBackground", (0xFFFFFF, 1), (0x000000, 1)),
    ("secondarySystemBackground", (0xF2F2F7, 1), (0x1C1C1E, 1)),
    ("tertiarySystemBackground", (0xFFFFFF, 1), (0x2C2C2E, 1)),
    ("systemGroupedBackground", (0xF2F2F7, 1), (0x000000, 1)),
    ("secondarySystemGroupedBackground", (0xFFFFFF, 1), (0x1C1C1E, 1)),
    ("tertiarySystemGroupedBackground", (0xF2F2F7, 1), (0x2C2C2E, 1)),
    ("systemFill", (0x787880, 0.2), (0x787880, 0.36)),
    ("secondarySystemFill", (0x787880, 0.16), (0x787880, 0.32)),
    ("tertiarySystemFill", (0x767680, 0.12), (0x767680, 0.24)),
    ("quaternarySystemFill", (0x747480, 0.08), (0x767680, 0.18)),
    ("systemRed", (0xFF3B30, 1), (0xFF453A, 1)),
    ("systemOrange", (0xFF9500, 1), (0xFF9F0A, 1)),
    ("systemYellow", (0xFFCC00, 1), (0xFFD60A, 1)),
    ("systemGreen", (0x34C759, 1), (0x30D158, 1)),
    ("systemMint", (0x00C7BE, 1), (0x63E6E2, 1)),
    ("systemTeal", (0x30B0C7, 1), (0x40C8E0, 1)),
    ("systemCyan", (0x32ADE6, 1), (0x64D2FF, 1)),
    ("systemBlue", (0x007AFF, 1), (0x0A84FF, 1)),
    ("systemIndigo", (0x5856D6, 1), (0x5E5CE6, 1)),
    ("systemPurple", (0xAF52DE, 1), (0xBF5AF2, 1)),
    ("systemPink", (0xFF2D55, 1), (0xFF375F, 1)),
    ("systemBrown", (0xA2845E, 1), (0xAC8E68, 1)),
    ("systemGray", (0x8E8E93, 1), (0x8E8E93, 1)),
    ("systemGray2", (0xAEAEB2, 1), (0x636366, 1)),
    ("systemGray3", (0xC7C7CC, 1), (0x48484A, 1)),
    ("systemGray4", (0xD1D1D6, 1), (0x3A3A3C, 1)),
    ("systemGray5", (0xE5E5EA, 1), (0x2C2C2E, 1)),
    ("systemGray6", (0xF2F2F7, 1), (0x1C1C1E, 1)),
  ]
}
