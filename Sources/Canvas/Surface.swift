internal import CCairo
package import Graphics

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A picture being drawn: Cairo's image surface in premultiplied ARGB32 with its drawing context; or a page of a document,
/// which has no pixels.
///
/// Coordinates are device pixels, of a page those of the screen that it shows. Calls never trap: a value that is not finite draws nothing and is reported by
/// `check()`, coordinates beyond a million pixels are clamped.
package struct Surface: ~Copyable {
  /// The longest side that Cairo draws, in pixels.
  package static let longestSide = 32_767

  /// The number of columns.
  package let width: Int
  /// The number of rows.
  package let height: Int
  private let surface: OpaquePointer
  // Nil for a page. Cairo draws in it until the surface is destroyed.
  private let pixels: PictureMemory?
  let context: OpaquePointer
  /// What a page keeps until it is written; nil where there are pixels.
  let page: PageStore?
  private let faults = Faults()

  /// The first thing that went wrong outside Cairo; a class, because drawing only borrows the surface.
  private final class Faults {
    var first: CanvasError?
  }

  /// Makes a transparent picture.
  /// - Throws: `surfaceSize` for sides outside 1 to 32767 or more than 2^28 pixels, `cairo` where memory is short.
  package init(width: Int, height: Int) throws(CanvasError) {
    try self.init(width: width, height: height, word: 0)
  }

  /// Makes a picture of one colour, whose alpha does not count: cheaper than a transparent one that is filled.
  /// - Throws: What `init(width:height:)` throws.
  package init(width: Int, height: Int, filledWith color: Color) throws(CanvasError) {
    let word = 0xFF00_0000 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
    try self.init(width: width, height: height, word: word)
  }

  private static func check(width: Int, height: Int) throws(CanvasError) {
    let sides = 1...longestSide
    guard sides.contains(width), sides.contains(height), width * height <= 1 << 28 else {
      throw .surfaceSize(width: width, height: height)
    }
  }

  private init(width: Int, height: Int, word: UInt32) throws(CanvasError) {
    try Surface.check(width: width, height: height)
    guard let pixels = PictureMemory(wordCount: width * height) else { throw CanvasError(CAIRO_STATUS_NO_MEMORY) }
    pixels.words.initialize(repeating: word, count: width * height)
    let surface = pixels.words.withMemoryRebound(to: UInt8.self, capacity: width * height * 4) { bytes in
      cairo_image_surface_create_for_data(bytes, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(width * 4))
    }
    // Cairo answers with an error object, never with nil.
    let status = surface.map(cairo_surface_status) ?? CAIRO_STATUS_NO_MEMORY
    guard status == CAIRO_STATUS_SUCCESS, let surface, let context = cairo_create(surface) else {
      if let surface { cairo_surface_destroy(surface) }
      throw CanvasError(status)
    }
    self.width = width
    self.height = height
    self.surface = surface
    self.context = context
    self.pixels = consume pixels
    page = nil
    cairo_set_antialias(context, CAIRO_ANTIALIAS_GOOD)
    // Where a stroke's outline turns by little, Cairo 1.16 and 1.18 differ by up to the tolerance: at its default of 0.1
    // that shows in the pixels of icons. Coarser and finer values both gave more of such pixels.
    cairo_set_tolerance(context, 0.025)
  }

  /// Begins to draw on a document's page.
  init(page: PageStore, of document: OpaquePointer, width: Int, height: Int) throws(CanvasError) {
    guard let context = cairo_create(document), let surface = cairo_surface_reference(document) else {
      throw CanvasError(CAIRO_STATUS_NO_MEMORY)
    }
    (self.width, self.height) = (width, height)
    (self.surface, self.context, self.page) = (surface, context, page)
    pixels = nil
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Throws the first thing that went wrong while drawing.
  package func check() throws(CanvasError) {
    if let fault = faults.first { throw fault }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw CanvasError(status) }
    if let fault = page?.fault { throw fault }
  }

  /// Remembers what went wrong, for `check()`; only the first of all counts.
  package func report(_ fault: CanvasError) {
    if faults.first == nil { faults.first = fault }
  }

  /// Lends the pixels: `width * height` words 0xAARRGGBB, premultiplied, rows without padding.
  package borrowing func withPixels<R, E>(_ body: (Span<UInt32>) throws(E) -> R) throws(E) -> R {
    cairo_surface_flush(surface)
    // Cairo pads rows to four bytes, which one word always is.
    let words = UnsafeRawPointer(cairo_image_surface_get_data(surface))?.assumingMemoryBound(to: UInt32.self)
    return try body(UnsafeBufferPointer(start: words, count: words == nil ? 0 : width * height).span)
  }

  /// A copy of the pixels as a value.
  /// - Throws: What `check()` throws.
  package borrowing func bitmap() throws(CanvasError) -> Bitmap {
    try check()
    let count = width * height
    let pixels = withPixels { words in
      words.withUnsafeBufferPointer { source in
        [UInt32](unsafeUninitializedCapacity: count) { target, initialized in
          initialized = target.initialize(fromContentsOf: source)
        }
      }
    }
    guard pixels.count == count else { throw .cairo("no pixels") }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Keeps the clip, to be brought back by `restore()`.
  package func save() { cairo_save(context) }

  /// Brings back the clip of the last `save()`; one too many is reported by `check()`.
  package func restore() { cairo_restore(context) }

  func setSource(_ color: Color) {
    let alpha = unit(color.alpha, "color")
    cairo_set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255, alpha)
  }

  /// The value held within 0 to 1; what is no number is reported and is 0.
  func unit(_ value: Double, _ call: String) -> Double {
    if value.isNaN { report(.notFinite(call: call)) }
    return value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
