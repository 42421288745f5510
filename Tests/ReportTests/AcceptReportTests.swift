import Problems
import Report
import Testing

@Suite struct AcceptReportTests {
  @Test(
    arguments: [
      ([], "nothing to accept\n", 3),
      (
        [.updated, .recorded, .updated],
        """
        card/iphone-0  updated
        card/iphone-1  recorded
        card/iphone-2  updated
        1 recorded, 2 updated

        """, 0
      ),
      ([.companion], "card/iphone-0  SVG only\n1 SVG only\n", 0),
      (
        [.updated, .referenceChanged],
        """
        card/iphone-0  updated
        card/iphone-1  not accepted: the reference has changed since the comparison; run "snapfarm test" again
        1 updated, 1 not accepted

        """, 1
      ),
      ([.nothingPending], "card/iphone-0  not accepted: there is no new picture of it\n1 not accepted\n", 1),
      (
        [.replaced],
        """
        card/iphone-0  not accepted: there is another new picture now than the one shown; run "snapfarm review" again
        1 not accepted

        """, 1
      ),
      (
        [.nothingPending, .unreadable(.unreadable("disk full\n")), .foreign],
        """
        card/iphone-0  not accepted: there is no new picture of it
        card/iphone-1  not accepted: the new picture cannot be read: disk full\\n
        card/iphone-2  not accepted: the new picture is not as the test left it; run "snapfarm test" again
        3 not accepted

        """, 2
      ),
    ] as [([AcceptedSnapshot.Outcome], String, Int32)])
  func `accept tells what became of each`(outcomes: [AcceptedSnapshot.Outcome], text: String, code: Int32) {
    let acceptances = outcomes.enumerated().map { index, outcome in
      AcceptedSnapshot(name: "card/iphone-\(index)", outcome: outcome)
    }
    #expect(consoleReport(acceptances) == text)
    #expect(exitCode(of: acceptances) == code)
  }
}
