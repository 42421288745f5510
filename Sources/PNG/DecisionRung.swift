/// What two files were found equal by, from the cheapest way to the dearest; `differ` where they are not.
package enum DecisionRung: String, CaseIterable, Sendable {
  /// All bytes of the files.
  case file
  /// The header, the palette, the transparency and the compressed pixels.
  case stream
  /// The inflated rows, still filtered.
  case rows
  /// The pixels.
  case pixels
  /// Nothing: some pixel, or the size, is another one.
  case differ
}
