/// A kind of file that `render` writes.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, a file a snapshot.
  case png
  /// Shapes and text, a file a snapshot.
  case svg
  /// Shapes and text, a file a scene with a page a snapshot.
  case pdf
}
