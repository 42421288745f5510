import Graphics
import References
@testable import Report

/// Pending snapshots to be reviewed.
enum ReviewSample {
  static let size = PixelSize(width: 100, height: 80)

  static func changed(
    _ stem: String, from old: String = "old", to new: String = "new", change: String? = nil,
    engines: (String, String) =
      ("e", "e"), engineDiffers: Bool? = nil
  ) -> ReviewSnapshot {
    let facts = engineDiffers != nil || change != nil
    return ReviewSnapshot(
      entry: PendingEntry(
        stem: stem, state: .changed(size), new: .init(pixels: new, engine: engines.1),
        reference: .init(pixels: old, engine: engines.0)),
      facts: facts
        ? SnapshotFacts(
          pixelDigest: new, changeDigest: change, engineDiffers: engineDiffers ?? false,
          difference: "12 of 8,000 pixels differ") : nil,
      pictures: pictures(stem))
  }

  static func pictures(_ stem: String) -> ReviewSnapshot.Pictures {
    .init(new: "p/\(stem).png", reference: "s/\(stem).png", difference: "r/\(stem).diff.png")
  }

  static func other(_ stem: String, _ state: PendingState) -> ReviewSnapshot {
    let hasPicture = state != .companionOnly
    return ReviewSnapshot(
      entry: PendingEntry(stem: stem, state: state, new: hasPicture ? .init(pixels: "n", engine: "e") : nil),
      facts: nil,
      pictures: .init(new: hasPicture ? "p/\(stem).png" : nil))
  }

  /// Three groups: one change in two snapshots, another in one, a new scene.
  static let groups = ReviewGroup.all(of: [
    changed("card/a", change: "1"), changed("card/b", to: "other", change: "2"), changed("card/c", change: "1"),
    other("logo/a", .new(size)),
  ])
}
