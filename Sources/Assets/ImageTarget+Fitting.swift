internal import Devices
internal import Graphics

extension ImageTarget {
  /// The first criterion by which a picture is not for this device; nil where it fits.
  func contradiction(of traits: ImageTraits, _ rule: ImageIndex.Rule) -> ImageCriterion? {
    ImageCriterion.allCases.first { !fits(traits, $0, rule) }
  }

  private func fits(_ traits: ImageTraits, _ criterion: ImageCriterion, _ rule: ImageIndex.Rule) -> Bool {
    func agrees<Value: Equatable>(_ value: Value?, _ own: Value) -> Bool { value == nil || value == own }
    return switch criterion {
    case .locale: traits.locale.map { tag in locale.map { tag.covers($0) } ?? false } ?? true
    case .direction: agrees(traits.isRightToLeft, isRightToLeft)
    case .idiom: traits.idiom.map(idioms.contains) ?? true
    case .size: fits(traits.size)
    case .heightTag: traits.heightTag.map { fits(height: $0, rule) } ?? true
    case .gamut: traits.gamut != .wide || gamut == .wide
    case .orientation: traits.orientation.map { $0.isLandscape == isLandscape } ?? true
    case .mode: agrees(traits.mode, mode)
    case .appearance: agrees(traits.appearance, appearance)
    case .contrast: agrees(traits.isHighContrast, isHighContrast)
    // A picture is scaled, and how new a device's system is no profile says.
    case .vector, .scale, .version: true
    }
  }

  private func fits(height: Int, _ rule: ImageIndex.Rule) -> Bool {
    guard rule.heightIsAtMost else { return Double(height) == longSide || height == longSideInPixels }
    // The category was for phones that are taller than the first ones.
    return idioms.contains(.iphone) && longSide > 480 && Double(height) <= longSide
  }

  private func fits(_ demand: SizeDemand) -> Bool {
    func reaches(_ wanted: Int?, _ side: Double) -> Bool? { wanted.map { Double($0) <= side } }
    let answers: [Bool?] = [
      reaches(demand.smallestWidth, shortSide), reaches(demand.width, size.width), reaches(demand.height, size.height),
      demand.screenClass.map { $0.rawValue <= screenClass.rawValue },
      demand.isLong.map { $0 == isLong }, demand.isRound.map { $0 == isRound },
      demand.widthClass.map(widthClass.satisfies), demand.heightClass.map(heightClass.satisfies),
      demand.widthAtMost.map { size.width <= Double($0) }, demand.widthAbove.map { size.width > Double($0) },
    ]
    return answers.allSatisfy { $0 ?? true }
  }

  /// Android's class of the screen, whichever way it is held.
  private var screenClass: SizeDemand.ScreenClass {
    switch (longSide, shortSide) {
    case (960..., 720...): .extraLarge
    case (640..., 480...): .large
    case (470..., 320...): .normal
    default: .small
    }
  }

  /// Whether the screen is longer than three to five.
  private var isLong: Bool { longSide * 3 >= shortSide * 5 }
}

extension ImageName.OrientationTag {
  /// Whether it is for a device held across.
  var isLandscape: Bool {
    switch self {
    case .portrait, .portraitUpsideDown: false
    case .landscape, .landscapeLeft, .landscapeRight: true
    }
  }
}
