internal import CCairo
package import Graphics

/// A PDF document, made page by page with Cairo.
///
/// The same pages give the same bytes: the document has neither a date nor an identifier.
package struct PDFDocument: ~Copyable {
  private let output: Output
  private let surface: OpaquePointer
  private let memory: Int
  private var pages = 0

  /// What Cairo has written.
  private final class Output {
    var bytes: [UInt8] = []
  }

  /// Begins a document without pages.
  ///
  /// - Parameters:
  ///   - title: What the document is called.
  ///   - memory: How many bytes the pictures of one page may take before the page is written.
  /// - Throws: `cairo`.
  package init(title: String, memory: Int = .max) throws(CanvasError) {
    let output = Output()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().bytes += UnsafeBufferPointer(
        start: data, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    // The document outlives every call of Cairo's.
    let closure = Unmanaged.passUnretained(output).toOpaque()
    guard let surface = cairo_pdf_surface_create_for_stream(write, closure, 1, 1) else {
      throw CanvasError(CAIRO_STATUS_NO_MEMORY)
    }
    // What goes wrong from here on, the surface remembers. Nothing of later versions is needed, and without their
    // compressed objects Cairo's versions write alike.
    cairo_pdf_surface_restrict_to_version(surface, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title)
    // Cairo 1.16 writes the time of day unless it is told another; what is no date is none.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "")
    (self.output, self.surface, self.memory) = (output, surface, memory)
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
  }

  /// Adds a page that shows a screen.
  ///
  /// - Parameters:
  ///   - size: The size of the screen in pixels.
  ///   - scale: Pixels in a point, of which the page has as many as the screen.
  ///   - label: What the page is called, in the outline too.
  ///   - draw: Draws the screen in its pixels.
  /// - Throws: `cairo`, `notFinite`, `pageMemory`, and what `draw` throws.
  package mutating func addPage(
    size: PixelSize, scale: Double, label: String, _ draw: (borrowing Surface) throws -> Void
  ) throws {
    let scale = scale.isFinite && scale > 0 ? scale : 1
    cairo_pdf_surface_set_size(surface, Double(size.width) / scale, Double(size.height) / scale)
    cairo_surface_set_device_scale(surface, 1 / scale, 1 / scale)
    cairo_pdf_surface_set_page_label(surface, label)
    pages += 1
    cairo_pdf_surface_add_outline(
      surface, CAIRO_PDF_OUTLINE_ROOT, label, "page=\(pages)", cairo_pdf_outline_flags_t(rawValue: 0))
    do {
      let page = try Surface(page: PageStore(limit: memory), of: surface, width: size.width, height: size.height)
      try draw(page)
      try page.check()
    }
    cairo_surface_show_page(surface)
    try check()
  }

  /// Ends the document.
  /// - Returns: Its bytes.
  /// - Throws: `cairo`.
  package consuming func finish() throws(CanvasError) -> [UInt8] {
    cairo_surface_finish(surface)
    try check()
    return output.bytes
  }

  private borrowing func check() throws(CanvasError) {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS else { throw CanvasError(status) }
  }
}
