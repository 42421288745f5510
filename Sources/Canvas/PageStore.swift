internal import CCairo
internal import Graphics

#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// The pictures on a page of a document: Cairo keeps them until the page is written, each once.
final class PageStore {
  /// A picture that is drawn several times.
  enum Name: Hashable {
    /// A part of a file.
    case picture(String)
    /// A shadow.
    case coverage(Coverage)
  }

  private let limit: Int
  private var held = 0
  private var named: [Name: OpaquePointer] = [:]
  /// The first thing that went wrong.
  private(set) var fault: CanvasError?

  init(limit: Int) { self.limit = limit }

  deinit {
    for surface in named.values { cairo_surface_destroy(surface) }
  }

  /// Lends a picture as a surface; one with a name is the same each time, and in the whole document.
  ///
  /// - Parameters:
  ///   - bitmap: The picture.
  ///   - name: What it is called; equal names are equal pictures.
  ///   - jpeg: The file that it was read from, which the document then holds as it is.
  ///   - body: Gets the surface.
  func lend(_ bitmap: Bitmap, named name: String?, jpeg: [UInt8]?, _ body: (OpaquePointer) -> Void) {
    lend(name.map(Name.picture), bytes: bitmap.pixels.count * 4) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(bitmap.width), Int32(bitmap.height))
      else { return nil }
      let (width, stride) = (bitmap.width, Int(cairo_image_surface_get_stride(surface)))
      bitmap.pixels.withUnsafeBytes { pixels in
        copy(pixels, into: surface, rows: bitmap.height, of: width * 4, stride: width * 4, to: stride)
      }
      if let name { attach(Array(name.utf8), as: CAIRO_MIME_TYPE_UNIQUE_ID, to: surface) }
      if let jpeg { attach(jpeg, as: CAIRO_MIME_TYPE_JPEG, to: surface) }
      return surface
    } body: {
      body($0)
    }
  }

  /// Lends a shadow as a surface; equal ones are the same.
  func lend(_ coverage: Coverage, _ body: (OpaquePointer) -> Void) {
    lend(.coverage(coverage), bytes: coverage.bytes.count * 2) {
      guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(coverage.width), Int32(coverage.height))
      else { return nil }
      let stride = Int(cairo_image_surface_get_stride(surface))
      coverage.bytes.withUnsafeBytes { bytes in
        copy(
          bytes, into: surface, rows: coverage.height, of: coverage.width, stride: coverage.stride, to: stride)
      }
      return surface
    } body: {
      body($0)
    }
  }

  /// Counts a picture that Cairo keeps; false, and a fault, where it is too much.
  func hold(bytes: Int) -> Bool {
    guard bytes <= limit - held else {
      fault = fault ?? .pageMemory(limit: limit)
      return false
    }
    held += bytes
    return true
  }

  private func lend(
    _ name: Name?, bytes: Int, make: () -> OpaquePointer?, body: (OpaquePointer) -> Void
  ) {
    if let name, let known = named[name] { return body(known) }
    guard hold(bytes: bytes), let surface = make() else { return }
    body(surface)
    if let name { named[name] = surface } else { cairo_surface_destroy(surface) }
  }
}

/// Copies rows into an image that Cairo made.
private func copy(
  _ bytes: UnsafeRawBufferPointer, into surface: OpaquePointer, rows: Int, of length: Int, stride: Int, to target: Int
) {
  cairo_surface_flush(surface)
  guard let data = cairo_image_surface_get_data(surface), let start = bytes.baseAddress else { return }
  guard bytes.count >= rows * stride, length <= stride, length <= target else { return }
  for row in 0..<rows { memcpy(data + row * target, start + row * stride, length) }
  cairo_surface_mark_dirty(surface)
}

/// Gives an image a copy of some bytes of a kind.
private func attach(_ bytes: [UInt8], as kind: String, to surface: OpaquePointer) {
  guard let memory = malloc(max(1, bytes.count)) else { return }
  bytes.withUnsafeBytes { source in
    if let start = source.baseAddress { memcpy(memory, start, bytes.count) }
  }
  let status = cairo_surface_set_mime_data(
    surface, kind, memory.assumingMemoryBound(to: UInt8.self), UInt(bytes.count), { free($0) }, memory)
  if status != CAIRO_STATUS_SUCCESS { free(memory) }
}
