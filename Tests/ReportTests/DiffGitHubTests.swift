import Farm
import Testing

@testable import Report

@Suite("GitHub report of diff")
struct DiffGitHubTests {
  @Test func `failures are annotations, and the counts a notice`() {
    let result = DiffSample.folders([DiffSample.added, DiffSample.same, DiffSample.grown])
    #expect(
      diffAnnotations(result) { "screens/" + $0.name } == """
        ::error file=screens/new.png,title=added::added: only in the second folder, 20×30
        ::error file=screens/grown.png,title=size changed::size changed: expected 120×100, got 120×112 (+12 rows); what \
        both cover is the same; decided by differ
        ::notice title=snapfarm diff::1 identical, 1 size changed, 1 added

        """)
  }

  @Test func `what GitHub takes for an end or a code is escaped`() {
    var outcome = DiffSample.changed
    outcome.name = "50%,a:b\r\n.png"
    let text = diffAnnotations(DiffSample.folders([outcome]), path: \.name)
    #expect(text.hasPrefix("::error file=50%25%2Ca%3Ab%0D%0A.png,title=different::different: 2 of 12,000 pixels "))
    #expect(text.contains("(0.017 %25), box 5,6"))
    #expect(text.split(separator: "\n").count == 2)
  }

  @Test(arguments: [9, 10, 11, 500])
  func `ten at most`(count: Int) {
    let result = DiffSample.folders(Array(repeating: DiffSample.added, count: count))
    let lines = diffAnnotations(result, path: \.name).split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == min(10, count))
    let rest = count > 10 ? "; \(count - 10) failures are not annotated" : ""
    #expect(lines.last == "::notice title=snapfarm diff::\(count) added\(rest)")
  }

  @Test func `the summary is a table of at most fifty rows`() {
    let few = diffStepSummary(DiffSample.folders([DiffSample.same, DiffSample.removed]))
    #expect(
      few == """
        ### snapfarm diff

        1 identical, 1 removed

        | picture | |
        |---|---|
        | old.png | removed: only in the first folder, 40×50 |


        """)
    let many = diffStepSummary(DiffSample.folders(Array(repeating: DiffSample.removed, count: 73)))
    #expect(many.split(separator: "\n").count { $0.hasPrefix("| old.png") } == 50)
    #expect(many.contains("| … | 23 more |\n"))
    #expect(!diffStepSummary(DiffSample.folders([DiffSample.same])).contains("|"))
  }

  @Test func `nothing in the summary is Markdown or HTML`() {
    var outcome = DiffSample.removed
    outcome.name = "a|b`c`<img src=x>[d](e)\n# @team.png"
    let text = diffStepSummary(DiffSample.folders([outcome]))
    #expect(text.contains("| a\\|b\\`c\\`&lt;img src=x&gt;\\[d\\]\\(e\\)\\\\n\\# &#64;team.png |"))
  }
}
