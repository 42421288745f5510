internal import Graphics

extension CatalogGroup {
  /// The groups by name, in the order in which documents tell them; each also since a year.
  public static let all: [CatalogGroup] = everything + kinds + makes + shapes

  private static let everything = [
    CatalogGroup("all", "every device") { _ in true },
    CatalogGroup("all-verified", "verified is true") { $0.verified },
  ]

  private static let kinds = [
    CatalogGroup("phones", "family phone") { $0.family == .phone },
    CatalogGroup("tablets", "family tablet") { $0.family == .tablet },
    CatalogGroup("watches", "family watch") { $0.family == .watch },
    CatalogGroup("tvs", "family tv") { $0.family == .tv },
    CatalogGroup("desktops", "family desktop") { $0.family == .desktop },
    CatalogGroup("windows", "family window") { $0.family == .window },
    CatalogGroup("web", "platform web") { $0.platform == .web },
  ]

  private static let makes = [
    CatalogGroup("iphones", "platform ios, family phone, and no id that begins with ipod") { profile in
      profile.platform == .ios && profile.family == .phone && !profile.id.hasPrefix("ipod")
    },
    CatalogGroup("ipads", "platform ipados") { $0.platform == .ipados },
    CatalogGroup("apple-watches", "platform watchos") { $0.platform == .watchos },
    CatalogGroup("apple-tvs", "platform tvos") { $0.platform == .tvos },
    CatalogGroup("macs", "platform macos") { $0.platform == .macos },
    CatalogGroup("vision", "platform visionos") { $0.platform == .visionos },
    CatalogGroup("android-phones", "platform android, family phone") { $0.isAndroid(.phone) },
    CatalogGroup("android-tablets", "platform android, family tablet") { $0.isAndroid(.tablet) },
    CatalogGroup("android-tvs", "platform android, family tv") { $0.isAndroid(.tv) },
    CatalogGroup("wear-watches", "platform wearos") { $0.platform == .wearos },
  ]

  private static let shapes = [
    CatalogGroup("small-phones", "family phone, short side of at most 375 points") { profile in
      profile.family == .phone && profile.shortSide <= 375
    },
    CatalogGroup("large-phones", "family phone, short side of at least 414 points") { profile in
      profile.family == .phone && profile.shortSide >= 414
    },
    CatalogGroup("foldables", "fold, flip or duo is a word of the id") { profile in
      profile.id.split(separator: "-").contains { ["fold", "flip", "duo"].contains($0) }
    },
    CatalogGroup("notch", "cutout.kind notch") { $0.cutout?.kind == .notch },
    CatalogGroup("dynamic-island", "cutout.kind dynamicIsland") { $0.cutout?.kind == .dynamicIsland },
    CatalogGroup("punch-hole", "cutout.kind punchHole") { $0.cutout?.kind == .punchHole },
    CatalogGroup("home-button", "platform ios or ipados, screenCornerRadius 0") { profile in
      [.ios, .ipados].contains(profile.platform) && profile.screenCornerRadius == 0
    },
    CatalogGroup("round", "screenRound is true") { $0.screenRound == true },
  ]
}

extension DeviceProfile {
  fileprivate var shortSide: Double { min(pointSize.width, pointSize.height) }

  fileprivate func isAndroid(_ family: DeviceFamily) -> Bool { platform == .android && self.family == family }
}
