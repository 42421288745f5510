import Problems
import References
@testable import Report
import Testing

@Suite struct ReviewGroupTests {
  private func stems(_ snapshots: [ReviewSnapshot]) -> [[String]] {
    ReviewGroup.all(of: snapshots).map { $0.snapshots.map(\.entry.stem) }
  }

  @Test func `the same change is one group, wherever it is`() {
    #expect(
      ReviewSample.groups.map { $0.snapshots.map(\.entry.stem) } == [["card/a", "card/c"], ["card/b"], ["logo/a"]])
  }

  @Test func `without facts, the same pixels before and after are the same change`() {
    let groups = stems([
      ReviewSample.changed("a/1"), ReviewSample.changed("a/2"), ReviewSample.changed("a/3", from: "other"),
      ReviewSample.changed("a/4", to: "other"),
    ])
    #expect(groups == [["a/1", "a/2"], ["a/3"], ["a/4"]])
  }

  @Test func `pictures that say nothing are never taken for the same change`() {
    let entry = { PendingEntry(stem: $0, state: .changed(ReviewSample.size)) }
    let groups = stems([
      ReviewSnapshot(entry: entry("a/1"), facts: nil), ReviewSnapshot(entry: entry("a/2"), facts: nil),
    ])
    #expect(groups == [["a/1"], ["a/2"]])
  }

  @Test func `new ones go by scene`() {
    let new = PendingState.new(ReviewSample.size)
    let groups = stems([
      ReviewSample.other("a/1", new), ReviewSample.other("b/1", new), ReviewSample.other("a/2", new),
    ])
    #expect(groups == [["a/1", "a/2"], ["b/1"]])
  }

  @Test func `what is no change of the design comes after it, and what cannot be accepted last`() {
    let groups = ReviewGroup.all(of: [
      ReviewSample.other("a/1", .stale), ReviewSample.other("a/2", .damaged(.notPNG)),
      ReviewSample.changed("a/3", change: "1", engineDiffers: true), ReviewSample.other("a/4", .companionOnly),
      ReviewSample.other("a/5", .foreign), ReviewSample.other("a/6", .new(ReviewSample.size)),
      ReviewSample.changed("a/7", to: "x", change: "2", engineDiffers: true), ReviewSample.changed("a/8", change: "1"),
    ])
    #expect(
      groups.map(\.kind) == [
        .new(scene: "a"), .change("change 1"), .companion, .engine, .stale, .damaged, .foreign,
      ])
    #expect(groups[3].snapshots.map(\.entry.stem) == ["a/3", "a/7"])
  }

  @Test(
    arguments: [
      (("x", "y"), nil, true), (("x", "x"), nil, false), (("x", "y"), false, false), (("x", "x"), true, true),
    ] as [((String, String), Bool?, Bool)])
  func `the test knows best whether the engine is another`(engines: (String, String), told: Bool?, differs: Bool) {
    #expect(ReviewSample.changed("a/1", engines: engines, engineDiffers: told).engineDiffers == differs)
  }

  @Test func `facts about other pixels or another reference are left out`() {
    let facts = SnapshotFacts(pixelDigest: "new", changeDigest: "1", engineDiffers: true, difference: "far")
    let entry = ReviewSample.changed("a/1").entry
    let pictures = ReviewSample.pictures("a/1")
    let other = ReviewSnapshot(
      entry: PendingEntry(stem: "a/1", state: entry.state, new: .init(pixels: "newer", engine: "e")), facts: facts,
      pictures: pictures)
    let stale = ReviewSnapshot(
      entry: PendingEntry(stem: "a/1", state: .stale, new: entry.new), facts: facts, pictures: pictures)
    for snapshot in [other, stale] {
      #expect(snapshot.facts == nil)
      #expect(snapshot.pictures.difference == nil && snapshot.pictures.new != nil)
    }
    #expect(ReviewSnapshot(entry: entry, facts: facts, pictures: pictures).pictures.difference != nil)
  }
}
