import Farm
import Problems
import Testing

@testable import Report

@Suite struct PageGroupTests {
  private func changed(_ scene: String, _ device: String, _ digest: String?, engineDiffers: Bool = false) -> Outcome {
    var outcome = Sample.outcome(scene, device, .changed(Sample.difference), engineDiffers: engineDiffers)
    outcome.changeDigest = digest
    return outcome
  }

  @Test func `the same change is one group, across devices and scenes`() {
    let outcomes = [changed("a", "x", "1"), changed("a", "y", "2"), changed("b", "x", "1")]
    #expect(PageGroup.all(in: outcomes) == [.change("1"), .change("2")])
    #expect(outcomes.map { PageGroup($0)?.id } == ["change:1", "change:2", "change:1"])
  }

  @Test func `what is missing is grouped by scene, what another engine explains as one`() {
    let outcomes = [
      Sample.outcome("a", "x", .missing), changed("a", "z", "1", engineDiffers: true),
      Sample.outcome("a", "y", .missing),
      changed("b", "z", "2", engineDiffers: true), Sample.outcome("b", "y", .missing),
    ]
    #expect(PageGroup.all(in: outcomes) == [.new(scene: "a"), .engine, .new(scene: "b")])
  }

  @Test(arguments: [Outcome.Status.unchanged, .error, .unreadable(.lfsPointer), .rendered, .recorded, .updated])
  func `what nobody can decide is in no group`(status: Outcome.Status) {
    #expect(PageGroup(Sample.outcome("a", "x", status)) == nil)
  }

  @Test func `a change that is not known is alone`() {
    let groups = [changed("a", "x", nil), changed("a", "y", nil)].map { PageGroup($0) }
    #expect(groups == [.change("a/x"), .change("a/y")])
  }
}
