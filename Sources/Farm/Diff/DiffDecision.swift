import PNG

/// What two files were found the same by, from the cheapest way to the dearest; `differ` where they are not.
package enum DiffDecision: String, Sendable, Hashable, CaseIterable {
  /// All bytes of the files.
  case file
  /// The header, the palette, the transparency and the compressed pixels.
  case stream
  /// The inflated rows.
  case rows
  /// The pixels.
  case pixels
  /// Nothing: some pixel, or the size, is another one.
  case differ

  init(_ rung: DecisionRung) {
    self =
      switch rung {
      case .file: .file
      case .stream: .stream
      case .rows: .rows
      case .pixels: .pixels
      case .differ: .differ
      }
  }
}
