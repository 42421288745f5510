internal import Graphics

extension ImageTarget {
  /// How well a fitting picture suits the device by a criterion other than scale.
  ///
  /// Smaller is better, and the first number that differs decides. One that names a trait beats one that does not.
  func rank(of variant: ImageVariant, by criterion: ImageCriterion) -> [Double] {
    let traits = variant.traits
    func named(_ value: (some Any)?) -> [Double] { [value == nil ? 1 : 0] }
    return switch criterion {
    case .locale: [-Double(traits.locale?.parts.count ?? 0)]
    case .direction: named(traits.isRightToLeft)
    case .idiom: named(traits.idiom)
    case .size: rank(of: traits.size)
    // The taller one is the nearer one.
    case .heightTag: [-Double(traits.heightTag ?? 0)]
    case .gamut: named(traits.gamut)
    case .orientation: [traits.orientation.map { $0.isGeneral ? 1 : 0 } ?? 2]
    case .mode: named(traits.mode)
    case .appearance: named(traits.appearance)
    case .contrast: named(traits.isHighContrast)
    case .vector: [variant.isVector ? 0 : 1]
    case .scale: []
    case .version: [-Double(traits.version ?? 0)]
    }
  }

  /// Android's order: the largest smallest width, the smallest room around width and height, the largest class; then what
  /// catalogues say.
  private func rank(of demand: SizeDemand) -> [Double] {
    func named(_ value: (some Any)?) -> Double { value == nil ? 1 : 0 }
    let room = size.width - Double(demand.width ?? 0) + size.height - Double(demand.height ?? 0)
    return [
      -Double(demand.smallestWidth ?? 0), room, -Double(demand.screenClass?.rawValue ?? -1), named(demand.isLong),
      named(demand.isRound), named(demand.widthClass) + named(demand.heightClass),
      // Between the widths of a watch, the nearest one.
      Double(demand.widthAtMost ?? .max), -Double(demand.widthAbove ?? 0),
    ]
  }
}

extension ImageName.OrientationTag {
  /// Whether it does not say which side is up.
  fileprivate var isGeneral: Bool { self == .portrait || self == .landscape }
}
