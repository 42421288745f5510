/// The system that a device runs, or that a viewport imitates.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// iPhone and iPod touch.
  case ios
  /// iPad.
  case ipados
  /// Phones and tablets with Android.
  case android
  /// A browser.
  case web
  /// Apple Watch.
  case watchos
  /// Watches with Wear OS.
  case wearos
  /// Mac.
  case macos
  /// Apple TV.
  case tvos
  /// Apple Vision.
  case visionos
}
