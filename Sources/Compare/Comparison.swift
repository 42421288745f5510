/// A verdict, and what it was found from.
package struct Comparison: Sendable {
  /// What the comparison came to.
  package var verdict: Verdict
  /// What each pixel of the shared part is; nil where all are equal and none is masked.
  package var classes: PixelClasses?

  /// Makes a comparison from its parts.
  package init(verdict: Verdict, classes: PixelClasses?) {
    self.verdict = verdict
    self.classes = classes
  }
}
