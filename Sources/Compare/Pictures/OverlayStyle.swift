/// The colours of an overlay, as straight opaque words 0xAARRGGBB.
package struct OverlayStyle: Hashable, Sendable {
  /// How much of the expected picture shows through white, 0 to 1.
  package var strength = 0.1
  /// Pixels that differ and have not become darker.
  package var different: UInt32 = 0xFFFF_0000
  /// Pixels that differ and have become darker.
  package var darker: UInt32 = 0xFFFF_0000
  /// Pixels that look like antialiasing.
  package var forgiven: UInt32 = 0xFFFF_FF00
  /// What only one of the pictures covers.
  package var outside: UInt32 = 0xFF8A_2BE2
  /// Whether pixels below the threshold are tinted; else they look like equal ones.
  package var tintsBelowThreshold = false

  /// The look that other tools' pictures have: what differs red, what is forgiven yellow.
  package static let plain = OverlayStyle()

  package init() {}

  /// The look that shows why a comparison failed, and so pixels below the threshold where it failed for them.
  package init(explaining verdict: Verdict) {
    tintsBelowThreshold = verdict.failedGates.contains { $0.gate == .maxSubthresholdMean }
  }
}
