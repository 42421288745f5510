internal import Graphics

internal import CPango

/// A text without line ends, laid out by Pango as one line of any length.
struct PangoText: ~Copyable {
  /// A stretch of the text in one face.
  struct Stretch {
    let bytes: Range<Int>
    let face: LoadedFace
  }

  private let layout: OpaquePointer
  /// The stretches, in logical order.
  let stretches: [Stretch]

  /// Makes a layout; there is a list of faces for each run of the text, which is not empty.
  init(
    _ text: StyledString, _ direction: TextDirection, _ lists: [FaceList], _ context: OpaquePointer
  ) throws(CanvasError) {
    guard let list = lists.first else { throw .noFamily }
    let first = try list.face(0)
    var stretches: [Stretch] = []
    for ((bytes, _), list) in zip(text.ranges, lists) {
      for span in try FaceSpan.spans(of: text.slice(bytes).text, in: list) {
        let shifted = (span.bytes.lowerBound + bytes.lowerBound)..<(span.bytes.upperBound + bytes.lowerBound)
        stretches.append(Stretch(bytes: shifted, face: try list.face(span.face)))
      }
    }
    pango_context_set_base_dir(context, direction.pango)
    guard let layout = pango_layout_new(context) else { throw .cairo("no Pango layout") }
    self.layout = layout
    self.stretches = stretches
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, first.description)
    pango_layout_set_text(layout, text.text, Int32(clamping: text.length))
    setAttributes(text)
  }

  deinit {
    g_object_unref(UnsafeMutableRawPointer(layout))
  }

  private func setAttributes(_ text: StyledString) {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ bytes: Range<Int>) {
      attribute?.pointee.start_index = UInt32(clamping: bytes.lowerBound)
      attribute?.pointee.end_index = UInt32(clamping: bytes.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    add(pango_attr_fallback_new(0), 0..<text.length)
    for (bytes, run) in text.ranges {
      // Letters set apart are not joined into one glyph.
      let features = (run.style.tracking == 0 ? [] : ["liga=0", "clig=0", "dlig=0"]) + run.style.features
      if !features.isEmpty { add(pango_attr_font_features_new(features.joined(separator: ",")), bytes) }
    }
    for stretch in stretches { add(pango_attr_font_desc_new(stretch.face.description), stretch.bytes) }
    for span in LanguageSpan.spans(of: text.text, language: text.runs.first?.style.language ?? "en") {
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

extension TextBlock.Span {
  /// A stretch as others know it.
  init(_ stretch: PangoText.Stretch) {
    let face = stretch.face.face
    self.init(length: stretch.bytes.count, family: face.family, weight: face.weight, isItalic: face.isItalic)
  }
}
