internal import Graphics

internal import CPango

/// A text without line ends, laid out by Pango as one line of any length.
struct PangoText: ~Copyable {
  private let layout: OpaquePointer
  /// The face of each stretch of the text.
  let faces: [LoadedFace]
  /// The stretches as others know them.
  let spans: [TextBlock.Span]

  init(
    _ text: String, _ style: TextStyle, _ direction: TextDirection, _ loaded: FaceList, _ context: OpaquePointer
  ) throws(CanvasError) {
    let first = try loaded.face(0)
    let spans = try FaceSpan.spans(of: text, in: loaded)
    var faces: [LoadedFace] = []
    for span in spans { faces.append(try loaded.face(span.face)) }
    pango_context_set_base_dir(context, direction.pango)
    guard let layout = pango_layout_new(context) else { throw .cairo("no Pango layout") }
    self.layout = layout
    self.faces = faces
    self.spans = zip(spans, faces).map { span, loaded in
      TextBlock.Span(
        length: span.bytes.count, family: loaded.face.family, weight: loaded.face.weight,
        isItalic: loaded.face.isItalic)
    }
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, first.description)
    pango_layout_set_text(layout, text, Int32(clamping: text.utf8.count))
    setAttributes(text, style, spans)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func setAttributes(_ text: String, _ style: TextStyle, _ spans: [FaceSpan]) {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
      attribute?.pointee.start_index = UInt32(clamping: bytes.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: bytes.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    let all = 0..<text.utf8.count
    add(pango_attr_fallback_new(0), all)
    // Letters set apart are not joined into one glyph.
    let features = (style.tracking == 0 ? [] : ["liga=0", "clig=0", "dlig=0"]) + style.features
    if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ",")), all) }
    for (span, face) in zip(spans, faces) { add(pango_attr_font_desc_new(face.description), span.bytes) }
    for span in LanguageSpan.spans(of: text, language: style.language) {
      add(pango_attr_language_new(pango_language_from_string(span.language)), span.bytes)
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
  }

  /// Visits the runs of glyphs from left to right.
  func forEachRun(_ body: (PangoGlyphItem) -> Void) {
    var link = pango_layout_get_line_readonly(layout, 0)?.pointee.runs
    while let node = link {
      if let item = node.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { body(item.pointee) }
      link = node.pointee.next
    }
  }

  /// For each scalar whether a line may end before it; one more for the end of the text.
  func lineBreaks() -> [Bool] {
    var count: Int32 = 0
    guard let attributes = pango_layout_get_log_attrs_readonly(layout, &count) else { return [] }
    return (0..<Int(count)).map { attributes[$0].is_line_break != 0 }
  }
}
