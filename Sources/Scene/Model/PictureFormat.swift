/// A kind of file that `render` writes.
public enum PictureFormat: String, Hashable, Sendable, CaseIterable {
  /// Pixels, a file a snapshot.
  case png
  /// Shapes and text, a file a snapshot.
  case svg
  /// Shapes and text, a file a scene with a page a snapshot.
  case pdf
  /// Pixels, smaller than PNG and as exact unless a quality is asked for, a file a snapshot.
  case webp
  /// Pixels without transparency and nearly as they are, a file a snapshot.
  case jpeg

  /// The kind of a file name's ending; JPEG has two.
  package init?(ending: String) {
    let ending = ending.lowercased()
    self.init(rawValue: ending == "jpg" ? "jpeg" : ending)
  }

  /// The kind of a file by the ending of its name; nil where it has none of the endings.
  package init?(ofFile file: String) {
    guard let point = file.lastIndex(of: ".") else { return nil }
    self.init(ending: String(file[file.index(after: point)...]))
  }

  /// The endings of file names.
  package static let endings = allCases.map(\.rawValue) + ["jpg"]

  /// What people call it.
  package var title: String { self == .webp ? "WebP" : rawValue.uppercased() }

  /// Whether its files have pixels of the snapshot's size.
  package var hasPixels: Bool { self != .svg && self != .pdf }
}
