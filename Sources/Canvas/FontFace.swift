/// One face of a font family, and the file it is in.
package struct FontFace: Hashable, Sendable {
  /// How the letters stand.
  package enum Slant: Int, Hashable, Sendable { case upright, oblique, italic }

  /// What a variable font leaves to choose.
  package struct Axes: Hashable, Sendable {
    /// The weights it can have.
    package let weights: ClosedRange<Int>
    /// The widths it can have, in percent.
    package let stretches: ClosedRange<Int>

    /// Makes axes; an axis that a font lacks has one value.
    package init(weights: ClosedRange<Int>, stretches: ClosedRange<Int>) {
      self.weights = weights
      self.stretches = stretches
    }
  }

  /// The family under which it was found, as the file spells it.
  package let family: String
  /// The family's first name in the file, which Pango knows it by; fonts may have several ("Roboto", "Roboto Light").
  package let primaryFamily: String
  /// The weight as CSS counts it, 1 to 1000; of a variable font the one it stands at.
  package let weight: Int
  /// How the letters stand.
  package let slant: Slant
  /// The width in percent of the normal one; of a variable font the one it stands at.
  package let stretch: Int
  /// The absolute path of the file.
  package let path: String
  /// The number of the face in its file, with a variable font's named instance in the upper 16 bits.
  package let index: Int
  /// What can be chosen; nil where the file has one look only.
  package let axes: Axes?

  /// Makes a face of what its file says.
  package init(
    family: String, primaryFamily: String, weight: Int, slant: Slant, stretch: Int, path: String, index: Int,
    axes: Axes? = nil
  ) {
    self.family = family
    self.primaryFamily = primaryFamily
    self.weight = weight
    self.slant = slant
    self.stretch = stretch
    self.path = path
    self.index = index
    self.axes = axes
  }

  /// Whether the letters lean.
  package var isItalic: Bool { slant != .upright }

  /// The weight nearest to a wanted one that it can have.
  func nearestWeight(to wanted: Int) -> Int {
    axes.map { min(max(wanted, $0.weights.lowerBound), $0.weights.upperBound) } ?? weight
  }

  /// The same face at the weight nearest to a wanted one.
  func standing(at wanted: Int) -> FontFace { changing(weight: nearestWeight(to: wanted)) }

  /// The same face under another name.
  func named(_ name: String) -> FontFace { changing(family: name) }

  private func changing(family: String? = nil, weight: Int? = nil) -> FontFace {
    FontFace(
      family: family ?? self.family, primaryFamily: primaryFamily, weight: weight ?? self.weight, slant: slant,
      stretch: stretch, path: path, index: index, axes: axes)
  }
}
