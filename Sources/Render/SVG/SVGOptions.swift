package import Canvas
package import Graphics

/// What an SVG is made of where a viewer cannot be relied on.
package struct SVGOptions {
  /// Gives the glyphs of a line in a plane as outlines; nil where they have none, and the line stays text.
  package typealias Outlines = (
    _ line: TextBlock.Line, _ style: TextStyle, _ plane: AffineTransform
  ) -> [GlyphOutline]?

  /// Where outlines of text come from; nil for text that can be searched and copied, in whatever font a viewer has.
  package var outlines: Outlines?
  /// Whether filters are used; without them blurred shadows are left out, and tints are masks.
  package var hasFilters: Bool

  /// Makes options; without any, text is text and filters are used.
  package init(outlines: Outlines? = nil, hasFilters: Bool = true) {
    self.outlines = outlines
    self.hasFilters = hasFilters
  }
}
