internal import CCairo
internal import CRSVGLoader
package import Graphics

/// An SVG document that can be drawn at any size.
///
/// Belongs to the worker that loaded it.
package struct SVGImage: ~Copyable {
  /// The size it asks for, in CSS pixels: width and height, or else the viewBox.
  package let size: Size
  /// How many pictures besides its own it takes at the most to draw it, each as large as that.
  package let layers: Int
  /// What other versions of its libraries draw differently.
  package let unsteady: Set<SVGUnsteadyPart>
  private let document: OpaquePointer

  /// Reads a document, which must be complete in itself and without text.
  /// - Throws: `svgLibraryMissing`, `svgUnreadable`, `svgRefused`, `svgWithoutSize`.
  package init(_ bytes: [UInt8]) throws(CanvasError) {
    let seen = try SVGInspection(bytes).check()
    var error = rsvg_loader_error()
    guard let document = rsvg_loader_open(bytes, bytes.count, &error) else { throw SVGImage.take(&error) }
    var (width, height) = (0.0, 0.0)
    let hasSize = rsvg_loader_size(document, &width, &height)
    guard hasSize, width > 0, height > 0, width.isFinite, height.isFinite else {
      rsvg_loader_close(document)
      throw .svgWithoutSize
    }
    (self.document, layers, unsteady) = (document, seen.layers, seen.unsteady)
    size = Size(width: width, height: height)
  }

  deinit {
    rsvg_loader_close(document)
  }

  /// Draws the document into a picture of its own, placed in it as its `preserveAspectRatio` says.
  /// - Throws: `surfaceSize`, `svgUnreadable`.
  package func rasterise(width: Int, height: Int) throws(CanvasError) -> Bitmap {
    let surface = try Surface(width: width, height: height)
    var error = rsvg_loader_error()
    guard rsvg_loader_draw(document, surface.context, Double(width), Double(height), &error) else {
      throw SVGImage.take(&error)
    }
    return try surface.bitmap()
  }

  /// Draws the document stretched over a rectangle of a page, as shapes.
  /// - Throws: `svgUnreadable`.
  package func draw(in rect: Rect, on page: borrowing Surface) throws(CanvasError) {
    guard !rect.isEmpty, [rect.x, rect.y, rect.width, rect.height].allSatisfy(\.isFinite) else { return }
    let plane = AffineTransform(
      a: rect.width / size.width, b: 0, c: 0, d: rect.height / size.height, tx: rect.x, ty: rect.y)
    page.save()
    defer { page.restore() }
    page.clip(to: rect)
    page.transform(by: plane)
    var error = rsvg_loader_error()
    guard rsvg_loader_draw(document, page.context, size.width, size.height, &error) else {
      throw SVGImage.take(&error)
    }
  }

  private static func take(_ error: inout rsvg_loader_error) -> CanvasError {
    defer { rsvg_loader_free_message(&error) }
    // libxml2 ends its sentences with the line.
    let reason = error.message.map { String(cString: $0).split(separator: "\n").joined(separator: " ") } ?? ""
    return error.library_missing
      ? .svgLibraryMissing(package: "librsvg2-2", reason: reason) : .svgUnreadable(reason: reason)
  }
}
