package import Graphics

/// How much the letters of a view stand out where they do so least.
package struct LetterContrast: Hashable, Sendable {
  /// The view's number.
  package var view: Int
  /// The colour of the letters as it comes to be seen.
  package var letters: Color
  /// What is behind them there.
  package var ground: Color
  /// The contrast by WCAG, from 1 to 21.
  package var ratio: Double
  /// Whether the letters are large, so that less is asked of them.
  package var isLarge: Bool

  package init(view: Int, letters: Color, ground: Color, ratio: Double, isLarge: Bool) {
    self.view = view
    self.letters = letters
    self.ground = ground
    self.ratio = ratio
    self.isLarge = isLarge
  }
}
