import Graphics
import Layout
import Problems
import Scene

/// Letters that stand out from what is behind them less than a level of WCAG asks for; each view is told once, where it is
/// worst.
func faintTexts(_ screen: LintedScreen, _ contrasts: [LetterContrast], level: ContrastLevel) -> [Found] {
  var worst: [Int: (contrast: LetterContrast, least: Double)] = [:]
  for contrast in contrasts where screen.isShown[contrast.view] {
    guard let least = level.least(isLarge: contrast.isLarge), contrast.ratio < least - 1e-9 else { continue }
    if let known = worst[contrast.view], known.least / known.contrast.ratio >= least / contrast.ratio { continue }
    worst[contrast.view] = (contrast, least)
  }
  return worst.keys.sorted().compactMap { view in
    guard let (contrast, least) = worst[view] else { return nil }
    let finding = LintFinding.contrast(
      screen.views[view].style.text, letters: contrast.letters.hex.uppercased(),
      ground: contrast.ground.hex.uppercased(), ratio: contrast.ratio,
      least: least, level: level.rawValue)
    return Found(.contrast, finding, extent: least / contrast.ratio, at: view)
  }
}

extension ContrastLevel {
  /// The least contrast of letters; nil where any will do.
  fileprivate func least(isLarge: Bool) -> Double? {
    switch self {
    case .aa: isLarge ? 3 : 4.5
    case .aaa: isLarge ? 4.5 : 7
    case .none: nil
    }
  }
}
