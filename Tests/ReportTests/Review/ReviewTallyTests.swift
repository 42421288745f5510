import Problems
import References
import Report
import Testing

@Suite struct ReviewTallyTests {
  @Test(
    arguments: [
      (0, [], 0, "nothing is pending\n", 3),
      (3, [], 0, "0 accepted, 0 rejected, 3 left\n", 1),
      (3, [.updated, .recorded, .companion], 0, "3 accepted, 0 rejected, 0 left\n", 0),
      (1300, [.updated], 1299, "1 accepted, 1,299 rejected, 0 left\n", 0),
      (2, [.updated, .referenceChanged], 0, "1 accepted, 0 rejected, 1 left\n", 1),
      (2, [.foreign, .replaced], 0, "0 accepted, 0 rejected, 2 left\n", 2),
      (1, [.unreadable(.notPNG)], 0, "0 accepted, 0 rejected, 1 left\n", 2),
      (2, [.nothingPending], 1, "0 accepted, 1 rejected, 1 settled elsewhere, 0 left\n", 0),
    ] as [(Int, [AcceptedSnapshot.Outcome], Int, String, Int32)])
  func `counts and exit code are of what is left`(
    total: Int, outcomes: [AcceptedSnapshot.Outcome], rejected: Int, text: String, code: Int32
  ) {
    var tally = ReviewTally(total: total)
    for outcome in outcomes { tally.note(outcome) }
    for _ in 0..<rejected { tally.noteRejection(.rejected) }
    #expect(reviewSummary(tally) == text)
    #expect(tally.exitCode == code)
  }

  @Test func `only what was thrown away counts as rejected`() {
    var tally = ReviewTally(total: 4)
    for rejection in [.rejected, .gone, .replaced] as [Acceptance.Rejection] { tally.noteRejection(rejection) }
    #expect(reviewSummary(tally) == "0 accepted, 1 rejected, 1 settled elsewhere, 2 left\n")
    #expect(tally.exitCode == 1)
  }
}
