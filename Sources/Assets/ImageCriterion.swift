/// What candidates for a picture are told apart by, the most important first.
package enum ImageCriterion: String, Sendable, CaseIterable {
  case locale
  case direction
  case idiom
  /// Widths, heights, classes of size and the shape of the screen.
  case size
  case heightTag
  case gamut
  case orientation
  /// What the device is used as: a television, a watch.
  case mode
  case appearance
  case contrast
  /// Whether it can be drawn at any size.
  case vector
  case scale
  /// Android's version.
  case version

  /// The criteria in the order of a rule.
  static func inOrder(_ order: ImageIndex.Rule.Order) -> [ImageCriterion] {
    switch order {
    case .standard: allCases
    case .iosFiles: [.scale] + allCases.filter { $0 != .scale }
    }
  }
}
