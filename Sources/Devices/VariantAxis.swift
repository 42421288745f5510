package import Graphics

/// An axis of the format in which snapshots of one scene on one device vary, in the order in which names list them; own
/// axes come after these.
public enum VariantAxis: String, Sendable, Hashable, CaseIterable {
  /// How the device is held.
  case orientation
  /// Light or dark.
  case appearance
  /// How much colours stand apart.
  case contrast
  /// The language.
  case locale
  /// The direction of layout.
  case direction
  /// How large the reader wants text.
  case textSize
  /// Whether everything is shown larger.
  case displayZoom
  /// How much of the screen the app has.
  case window
  /// The version of the system.
  case os

  /// What the axis stands at on a device where nothing chooses a value, in a suite whose texts are in a language.
  package func standing(on device: DeviceProfile, base: LanguageTag = .english) -> VariantValue {
    switch self {
    case .orientation: .orientation(device.naturalOrientation)
    case .appearance: .appearance(.light)
    case .contrast: .contrast(.normal)
    case .locale: .locale(.language(base))
    case .direction: .direction(.fromLocale)
    case .textSize: .textSize(.standard)
    case .displayZoom: .displayZoom(.standard)
    case .window: .window(.full)
    case .os: .os(.standard)
    }
  }

  /// Every value that is a word, in the order of the format; some axes have others besides: factors,
  /// languages, sizes, versions.
  public var allValues: [VariantValue] {
    switch self {
    case .orientation: Orientation.allCases.map(VariantValue.orientation)
    case .appearance: Appearance.allCases.map(VariantValue.appearance)
    case .contrast: Contrast.allCases.map(VariantValue.contrast)
    case .locale: PseudoLocale.allCases.map { .locale(.pseudo($0)) }
    case .direction: LayoutDirection.allCases.map(VariantValue.direction)
    case .textSize: ReadingSize.words.map(VariantValue.textSize)
    case .displayZoom: DisplayZoom.allCases.map(VariantValue.displayZoom)
    case .window: WindowSize.words.map(VariantValue.window)
    case .os: [.os(.standard)]
    }
  }

  /// The value of a word, or nil where the axis has no such word.
  public func value(_ word: String) -> VariantValue? {
    switch self {
    case .textSize: ReadingSize(word).map(VariantValue.textSize)
    case .locale: InterfaceLocale(word).map(VariantValue.locale)
    case .window: WindowSize(word).map(VariantValue.window)
    case .os: SystemVersion(word).map(VariantValue.os)
    case .orientation, .appearance, .contrast, .direction, .displayZoom: allValues.first { $0.word == word }
    }
  }
}
