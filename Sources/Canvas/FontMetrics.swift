internal import CPango

/// The vertical measures of a font at one size, in device pixels.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package let ascent: Double
  /// From the baseline down to the bottom of the line.
  package let descent: Double
  /// What the font wants between two lines.
  package let lineGap: Double
  /// From the baseline up to the top of capital letters.
  package let capHeight: Double
  /// From the baseline up to the top of a small x.
  package let xHeight: Double
  /// From the baseline down to the upper edge of an underline.
  package let underlineOffset: Double
  /// The thickness of an underline.
  package let underlineThickness: Double
  /// From the baseline up to the upper edge of a strikethrough.
  package let strikethroughOffset: Double
  /// The thickness of a strikethrough.
  package let strikethroughThickness: Double

  /// The distance of baselines where a style gives none.
  package var lineHeight: Double { ascent + descent + lineGap }

  /// Read with HarfBuzz, whose choice between a font's three sets of numbers is fixed, unlike the approximations that
  /// Pango makes by measuring sample text.
  init(of font: UnsafeMutablePointer<PangoFont>) {
    let scaled = pango_font_get_hb_font(font)
    func measure(_ tag: hb_ot_metrics_tag_t) -> Double {
      var value: hb_position_t = 0
      hb_ot_metrics_get_position_with_fallback(scaled, tag, &value)
      return Double(value) / Double(PANGO_SCALE)
    }
    var extents = hb_font_extents_t()
    hb_font_get_h_extents(scaled, &extents)
    ascent = Double(extents.ascender) / Double(PANGO_SCALE)
    descent = -Double(extents.descender) / Double(PANGO_SCALE)
    lineGap = max(0, Double(extents.line_gap) / Double(PANGO_SCALE))
    capHeight = measure(HB_OT_METRICS_TAG_CAP_HEIGHT)
    xHeight = measure(HB_OT_METRICS_TAG_X_HEIGHT)
    underlineOffset = -measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET)
    underlineThickness = measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    strikethroughOffset = measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET)
    strikethroughThickness = measure(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
  }
}
