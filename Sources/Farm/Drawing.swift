import Canvas
import Digest
import Display
import Graphics
import Layout
import PNG
import Problems
import References

/// A snapshot that was drawn: its pixels, what they were drawn from, and what was found on the way.
struct Drawing: ~Copyable {
  let identity: SnapshotIdentity
  let list: DisplayList
  let surface: Surface
  /// The digest of the pixels.
  let pixels: PixelDigest
  /// Where its views are, and what was found while placing them.
  let layout: LayoutResult

  init(identity: SnapshotIdentity, list: DisplayList, surface: consuming Surface, layout: LayoutResult) {
    self.identity = identity
    self.list = list
    self.layout = layout
    pixels = surface.withPixels { PixelDigest(width: list.width, height: list.height, pixels: $0) }
    self.surface = surface
  }

  /// What was found on the way.
  var diagnostics: [Diagnostic] { layout.diagnostics }

  /// Whether something is missing in the picture, so that it must not become a reference.
  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The size in pixels.
  var size: PixelSize { PixelSize(width: list.width, height: list.height) }

  /// Whether nothing behind it would be seen.
  var isOpaque: Bool {
    surface.withPixels { words in words.withUnsafeBufferPointer { $0.allSatisfy { $0 >= 0xFF00_0000 } } }
  }

  /// A copy of the pixels.
  func bitmap() throws(CanvasError) -> Bitmap { try surface.bitmap() }

  /// The pixels, compressed where they lie.
  func encoded(level: Int) -> EncodedPNG {
    surface.withPixels { EncodedPNG(width: list.width, height: list.height, pixels: $0, level: level) }
  }

  /// Whether a picture has these very pixels.
  func hasPixels(of bitmap: Bitmap) -> Bool {
    guard bitmap.width == list.width, bitmap.height == list.height else { return false }
    return surface.withPixels { own in
      own.withUnsafeBufferPointer { own in bitmap.pixels.withUnsafeBufferPointer { own.elementsEqual($0) } }
    }
  }
}
