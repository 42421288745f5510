internal import CCairo
internal import CFontconfig
internal import CPango

/// The handles of a font set, with what was loaded and shaped through them.
///
/// Used by one owner at a time and, once made, never freed: Pango (1.50) looks for a font in a thread of its own, which
/// touches the map once more after it has answered. Nothing tells when it is done, so a map that went would be read when
/// it is gone. `FontMapPool` keeps maps for the next owner instead.
final class FontMap: @unchecked Sendable {
  let context: OpaquePointer
  let cache = ShapingCache()

  init(faces: [FontFace]) throws(CanvasError) {
    guard let config = HostFonts.emptyConfiguration() else { throw .cairo("fontconfig cannot be set up") }
    var added: Set<String> = []
    for face in faces where added.insert(face.path).inserted {
      guard FcConfigAppFontAddFile(config, face.path) == FcTrue else {
        FcConfigDestroy(config)
        throw .fontFileUnreadable(path: face.path)
      }
    }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = FontMap.makeContext(map, config)
    else {
      FcConfigDestroy(config)
      throw .cairo("Pango cannot be set up")
    }
    self.context = context
  }

  private static func makeContext(
    _ map: UnsafeMutablePointer<PangoFontMap>, _ config: OpaquePointer
  ) -> OpaquePointer? {
    pango_fc_font_map_set_config(pango_shim_fc_font_map(map), config)
    guard let context = pango_font_map_create_context(map) else { return nil }
    let options = cairo_font_options_create()
    defer { cairo_font_options_destroy(options) }
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    pango_cairo_context_set_resolution(context, 72)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    return context
  }
}
