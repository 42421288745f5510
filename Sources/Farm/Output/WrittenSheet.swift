package import Graphics
package import References

/// A sheet that was written.
package struct WrittenSheet: Sendable {
  /// The file; its path is that of the whole file.
  package var file: WrittenFile
  /// The size in pixels.
  package var size: PixelSize
  /// The pictures on it, in their order.
  package var pictures: [SnapshotIdentity]

  /// The path.
  package var path: String { file.path }

  package init(file: WrittenFile, size: PixelSize, pictures: [SnapshotIdentity]) {
    (self.file, self.size, self.pictures) = (file, size, pictures)
  }
}
