internal import Devices
internal import Graphics

extension ImageVariant {
  /// What a file says about a criterion, in the words of names and profiles; nil where it says nothing.
  func says(_ criterion: ImageCriterion) -> String? {
    switch criterion {
    case .locale: traits.locale?.text
    case .direction: traits.isRightToLeft.map(directionWord)
    case .idiom: traits.idiom?.rawValue
    case .size: traits.size.words
    case .heightTag: traits.heightTag.map { "\($0)h" }
    case .gamut: traits.gamut?.rawValue
    case .orientation: traits.orientation.map { String($0.rawValue.dropFirst()) }
    case .mode: traits.mode
    case .appearance: traits.appearance?.rawValue
    case .contrast: traits.isHighContrast.map { $0 ? "high" : "normal" }
    case .vector: isVector ? "vector" : nil
    case .scale: scaleWord
    case .version: traits.version.map { "v\($0)" }
    }
  }

  private var scaleWord: String {
    switch traits.density {
    case .scale(let scale): "\(shortest(scale))x"
    case .any: "anydpi"
    case .device: "nodpi"
    case nil: "1x"
    }
  }
}

extension ImageTarget {
  /// What the device says about a criterion.
  func says(_ criterion: ImageCriterion) -> String {
    switch criterion {
    case .locale: locale?.text ?? ""
    case .direction: directionWord(isRightToLeft)
    case .idiom: idioms.map(\.rawValue).joined(separator: " or ")
    case .size: "\(shortest(size.width)) × \(shortest(size.height)) pt"
    case .heightTag: "\(shortest(longSide)) pt, \(longSideInPixels) px"
    case .gamut: gamut.rawValue
    case .orientation: isLandscape ? "landscape" : "portrait"
    case .mode: mode
    case .appearance: appearance.rawValue
    case .contrast: isHighContrast ? "high" : "normal"
    case .vector, .version: ""
    case .scale: "\(shortest(scale))x"
    }
  }
}

extension SizeDemand {
  /// What is asked for, in Android's and Xcode's words; nil where nothing is.
  fileprivate var words: String? {
    let parts = [
      smallestWidth.map { "sw\($0)dp" }, width.map { "w\($0)dp" }, height.map { "h\($0)dp" },
      screenClass.map(word), isLong.map { $0 ? "long" : "notlong" }, isRound.map { $0 ? "round" : "notround" },
      widthClass.map { "width \($0.rawValue)" }, heightClass.map { "height \($0.rawValue)" },
      widthAtMost.map { "<=\($0)" }, widthAbove.map { ">\($0)" },
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func word(_ screenClass: ScreenClass) -> String {
    switch screenClass {
    case .small: "small"
    case .normal: "normal"
    case .large: "large"
    case .extraLarge: "xlarge"
    }
  }
}

private func directionWord(_ isRightToLeft: Bool) -> String { isRightToLeft ? "right to left" : "left to right" }
