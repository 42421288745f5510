package import Problems

/// A mask that cannot be read.
package struct MaskFault: Error, Sendable, Hashable {
  /// The file, as it was typed.
  package var file: String
  /// What is wrong with it.
  package var fault: PictureFault

  package init(file: String, fault: PictureFault) {
    self.file = file
    self.fault = fault
  }
}
