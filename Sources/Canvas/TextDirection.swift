internal import CPango

/// The direction a line or paragraph is read in.
package enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}

/// How the direction of paragraphs is decided.
package enum BaseDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
  /// Each paragraph's by its first letter with a direction; `neutral` for paragraphs that have none.
  case firstStrong(neutral: TextDirection)

  /// Each paragraph's own, left to right where it has none.
  package static let automatic = BaseDirection.firstStrong(neutral: .leftToRight)

  func resolved(for paragraph: Substring) -> TextDirection {
    strong(in: paragraph) ?? neutral
  }

  /// The direction of a text as a whole, on which `leading` and `trailing` depend.
  func resolved(for paragraphs: [Substring]) -> TextDirection {
    paragraphs.lazy.compactMap { strong(in: $0) }.first ?? neutral
  }

  private var neutral: TextDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .firstStrong(let neutral): neutral
    }
  }

  private func strong(in text: Substring) -> TextDirection? {
    guard case .firstStrong = self else { return neutral }
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: isolates += 1
      case 0x2069: isolates = max(0, isolates - 1)
      default:
        if isolates == 0, let direction = scalar.strongDirection { return direction }
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// The direction of letters and of the marks that stand for one (UAX 9, rule P2); nil for everything else.
  fileprivate var strongDirection: TextDirection? {
    switch value {
    case 0x200E: return .leftToRight
    case 0x200F, 0x061C: return .rightToLeft
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .letterNumber: break
    default: return nil
    }
    switch value {
    // The blocks Unicode keeps for scripts that are read from the right.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: return .rightToLeft
    default: return .leftToRight
    }
  }
}

extension TextDirection {
  var pango: PangoDirection { self == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR }
}
