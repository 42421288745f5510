import Devices
import Graphics

/// The colours that stand where a scene names none; UIKit's, the same on every platform.
enum SemanticColor {
  /// Letters.
  case label
  /// What can be touched.
  case systemBlue
  /// Thin lines.
  case separator

  func color(in environment: Environment) -> Color {
    if self == .systemBlue, environment.contrast == .high {
      return Color(hex: environment.appearance == .light ? 0x0040DD : 0x409CFF)
    }
    return usualColor(in: environment.appearance)
  }

  private func usualColor(in appearance: Appearance) -> Color {
    switch (self, appearance) {
    case (.label, .light): .black
    case (.label, .dark): .white
    case (.systemBlue, .light): Color(hex: 0x007AFF)
    case (.systemBlue, .dark): Color(hex: 0x0A84FF)
    case (.separator, .light): Color(hex: 0x3C3C43).opacity(0.29)
    case (.separator, .dark): Color(hex: 0x545458).opacity(0.6)
    }
  }
}
