/// How one gets about in Android.
public enum Navigation: String, Sendable, Hashable, CaseIterable {
  /// By swiping; a thin bar at the lower edge.
  case gesture
  /// By a bar of three buttons.
  case threeButton
}
