/// One face of a font family, and the file it is in.
package struct FontFace: Hashable, Sendable {
  /// How the letters stand.
  package enum Slant: Int, Hashable, Sendable { case upright, oblique, italic }

  /// The family under which it was found, as the file spells it.
  package let family: String
  /// The family's first name in the file, which Pango knows it by; fonts may have several ("Roboto", "Roboto Light").
  package let primaryFamily: String
  /// The weight as CSS counts it, 1 to 1000.
  package let weight: Int
  /// How the letters stand.
  package let slant: Slant
  /// The width in percent of the normal one.
  package let stretch: Int
  /// The absolute path of the file.
  package let path: String
  /// The number of the face in its file, with a variable font's named instance in the upper 16 bits.
  package let index: Int

  /// Makes a face of what its file says.
  package init(
    family: String, primaryFamily: String, weight: Int, slant: Slant, stretch: Int, path: String, index: Int
  ) {
    self.family = family
    self.primaryFamily = primaryFamily
    self.weight = weight
    self.slant = slant
    self.stretch = stretch
    self.path = path
    self.index = index
  }

  /// Whether the letters lean.
  package var isItalic: Bool { slant != .upright }
}
