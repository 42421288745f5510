package import Graphics

internal import CCairo
internal import CFontconfig
internal import CPango

/// The declared fonts, and nothing of the host's, ready to shape and draw with.
///
/// One worker owns one set; it cannot be shared. Everything it gives back is a value.
package struct FontSet: ~Copyable {
  /// The faces it was made from.
  package let faces: [FontFace]
  private let config: OpaquePointer
  private let map: UnsafeMutablePointer<PangoFontMap>
  let context: OpaquePointer
  let cache = ShapingCache()

  /// Reads the files of some faces.
  /// - Throws: `fontFileUnreadable` for a file that is gone or no font.
  package init(faces: [FontFace]) throws(CanvasError) {
    guard let config = HostFonts.emptyConfiguration() else { throw .cairo("fontconfig cannot be set up") }
    var added: Set<String> = []
    for face in faces where added.insert(face.path).inserted {
      guard FcConfigAppFontAddFile(config, face.path) == FcTrue else {
        FcConfigDestroy(config)
        throw .fontFileUnreadable(path: face.path)
      }
    }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT),
      let context = FontSet.makeContext(map, config)
    else {
      FcConfigDestroy(config)
      throw .cairo("Pango cannot be set up")
    }
    self.faces = faces
    self.config = config
    self.map = map
    self.context = context
  }

  deinit {
    // Fonts go before the map they are from.
    cache.removeAll()
    g_object_unref(UnsafeMutableRawPointer(context))
    // A map (Pango 1.50) never gives back the configuration it has when it goes.
    pango_fc_font_map_set_config(pango_shim_fc_font_map(map), nil)
    g_object_unref(map)
    FcConfigDestroy(config)
  }

  /// The faces a style is set in, in its order of families.
  /// - Throws: `unknownFamily`, `noFamily`.
  package func matchedFaces(for style: TextStyle) throws(CanvasError) -> [FontFace] {
    guard !style.families.isEmpty else { throw .noFamily }
    var matched: [FontFace] = []
    for family in style.families {
      let name = FamilyName(family)
      let ofFamily = faces.filter { FamilyName($0.family) == name }
      guard let face = ofFamily.matching(weight: style.weight, italic: style.isItalic) else {
        throw .unknownFamily(family, available: availableFamilies())
      }
      matched.append(face)
    }
    return matched
  }

  /// The measures of the first family's face.
  /// - Throws: `unknownFamily`, `noFamily`, `fontSize`, `otherFaceLoaded`.
  package func metrics(for style: TextStyle) throws(CanvasError) -> FontMetrics {
    try loadedFaces(for: style).face(0).metrics
  }

  func loadedFaces(for style: TextStyle) throws(CanvasError) -> FaceList {
    let key = FaceRequest(style)
    if let known = cache.faces[key] { return known }
    guard style.size >= 0.1, style.size <= 4096 else { throw .fontSize(style.size) }
    let loaded = FaceList(try matchedFaces(for: style), size: style.size, context: context)
    cache.faces[key] = loaded
    return loaded
  }

  private func availableFamilies() -> [String] {
    Set(faces.map(\.family)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
