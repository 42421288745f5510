/// What pictures are for, where somebody else decides sizes and kinds of files.
public enum OutputPreset: String, Hashable, Sendable, CaseIterable {
  /// Screenshots in Apple's App Store.
  case appStore = "app-store"
  /// Screenshots in Google Play.
  case playStore = "play-store"
  /// The picture at the top of an entry in Google Play.
  case playFeature = "play-feature"
  /// The picture that a link to a page is shown with: `og:image`.
  case ogImage = "og-image"
}
