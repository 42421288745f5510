internal import Graphics

extension TextBlock {
  /// What a line may be wider than its width: the smallest step of Pango's numbers, and the noise of ours.
  static let slack = 1.0 / 1024 + 1e-9
}
