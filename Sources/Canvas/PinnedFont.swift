internal import CCairo
internal import CPango
import Synchronization

/// Holds a font file open that Cairo draws with.
///
/// Cairo keeps ten font files open for all threads together. Where another one is needed it closes some file that is not
/// in use, and looks for that without the lock under which another thread takes a file into use: with more than ten files
/// and several workers, one of them reads what was freed, once in a few thousand texts. A file that is locked is never
/// closed. So each is locked when it is loaded and as long as it is used, and as files are loaded one after the other,
/// there never is one that could be closed.
final class PinnedFont {
  private static let loading = Mutex(())

  private let font: OpaquePointer

  private init?(_ font: UnsafeMutablePointer<PangoFont>) {
    guard let scaled = pango_cairo_font_get_scaled_font(OpaquePointer(font)) else { return nil }
    self.font = cairo_scaled_font_reference(scaled)
    _ = cairo_ft_scaled_font_lock_face(scaled)
  }

  /// Loads a font and holds its file open; nil where there is no font.
  static func load(
    _ load: () -> UnsafeMutablePointer<PangoFont>?
  ) -> (font: UnsafeMutablePointer<PangoFont>, pin: PinnedFont)? {
    loading.withLock { _ in
      guard let font = load() else { return nil }
      guard let pin = PinnedFont(font) else {
        g_object_unref(font)
        return nil
      }
      return (font, pin)
    }
  }

  deinit {
    PinnedFont.loading.withLock { _ in
      cairo_ft_scaled_font_unlock_face(font)
      cairo_scaled_font_destroy(font)
    }
  }
}
