import Problems
import References
import Testing

@testable import Report

@Suite struct ReviewTextTests {
  private func text(_ snapshots: [ReviewSnapshot], ink: Ink = .plain, width: Int? = nil) -> String {
    let groups = ReviewGroup.all(of: snapshots)
    return reviewText(of: groups[0], position: (1, groups.count), choice: .new, ink: ink, width: width)
  }

  @Test func `a change in many snapshots is told once`() {
    let snapshots = (0..<9).map { ReviewSample.changed("card/\($0)", change: "1") }
    #expect(
      text(snapshots) == """

        [1/1] changed: card/0, card/1, card/2, card/3, card/4, card/5 and 3 more
          the same change in 9 snapshots, of the first:
          12 of 8,000 pixels differ
          reference   s/card/0.png
        o new         p/card/0.png
          difference  r/card/0.diff.png

        """)
  }

  @Test(arguments: [
    (
      ReviewSample.other("a/1", .new(ReviewSample.size)),
      "[1/1] new: a/1\n  there is no reference yet, the new picture is 100×80\no new         p/a/1.png\n"
    ),
    (ReviewSample.other("a/1", .companionOnly), "[1/1] only the SVG differs: a/1\n  SVG only\n"),
    (
      ReviewSample.changed("a/1", change: "1", engineDiffers: true),
      """
      [1/1] changed, and drawn by another engine: a/1
        other libraries or fonts drew the reference, which is no change of the design;
        compare with the engine that drew it before accepting
        12 of 8,000 pixels differ
        reference   s/a/1.png
      o new         p/a/1.png
        difference  r/a/1.diff.png

      """
    ),
    (
      ReviewSample.other("a/1", .stale),
      """
      [1/1] out of date: a/1
        stale: the reference has changed since the comparison; run "snapfarm test" again
      o new         p/a/1.png

      """
    ),
    (
      ReviewSample.other("a/1", .damaged(.notPNG)),
      "[1/1] cannot be read: a/1\n  cannot be read: it is not a PNG\no new         p/a/1.png\n"
    ),
    (
      ReviewSample.changed("a/1"),
      """
      [1/1] changed: a/1
        100×80; the last test's results are not about this picture, so they tell no numbers
        reference   s/a/1.png
      o new         p/a/1.png

      """
    ),
  ])
  func `each kind says what it is`(snapshot: ReviewSnapshot, expected: String) {
    #expect(text([snapshot]) == "\n" + expected)
  }

  @Test func `details have a line of each, up to a hundred`() throws {
    let group = try #require(
      ReviewGroup.all(of: (0..<102).map { ReviewSample.changed("card/\($0)", change: "1") }).first)
    let lines = reviewDetails(of: group).split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines[1] == "    card/1: 12 of 8,000 pixels differ")
    #expect(lines[100] == "and 2 more; snapfarm pending lists them")
  }

  @Test func `nothing that a terminal obeys gets through`() {
    let evil = "a\u{1B}[2J\u{9B}1m\u{202E}/b\nc"
    var snapshot = ReviewSample.changed(evil, change: "1")
    snapshot.pictures.new = evil + ".png"
    let group = ReviewGroup.all(of: [snapshot])[0]
    let texts = [
      text([snapshot]), reviewDetails(of: group), reviewUnknownKey(evil), reviewEcho(evil),
      reviewRejections([(name: evil, result: .rejected)]), reviewRejections([(name: evil, result: .replaced)]),
      reviewChoice(.new, path: evil), reviewOpening(evil, viewer: "x", fault: evil),
      reviewOpening(evil, viewer: "x", fault: nil),
      reviewOutcomes([AcceptedSnapshot(name: evil, outcome: .updated), AcceptedSnapshot(name: evil, outcome: .foreign)]
      ),
    ]
    for text in texts {
      #expect(!text.unicodeScalars.contains { $0 != "\n" && ($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) })
      #expect(!text.contains("\u{202E}") && !text.contains("\nc") && text.contains("\\u{1B}"))
    }
  }

  @Test func `colours are there where they are wanted, and only there`() {
    let snapshot = ReviewSample.changed("a/1", change: "1")
    #expect(!text([snapshot]).contains("\u{1B}") && !reviewPrompt().contains("\u{1B}"))
    #expect(text([snapshot], ink: .ansi).contains("\u{1B}[33m[1/1] changed:\u{1B}[0m"))
  }

  @Test func `lines break between words where a terminal is narrow`() {
    let wide = text((0..<5).map { ReviewSample.changed("card/\($0)", change: "1") })
    for width in [20, 33, 40] {
      let narrow = text((0..<5).map { ReviewSample.changed("card/\($0)", change: "1") }, width: width)
      let lines = narrow.split(separator: "\n")
      // Paths stay whole, so that they can be copied.
      #expect(lines.filter { !$0.contains("png") }.allSatisfy { $0.count <= width }, "\(narrow)")
      #expect(narrow.split { " \n".contains($0) } == wide.split { " \n".contains($0) })
    }
  }

  @Test func `many outcomes are told by the first and a number, refusals all`() {
    let done = (0..<40).map { AcceptedSnapshot(name: "a/\($0)", outcome: .updated) }
    let refused = (0..<20).map { AcceptedSnapshot(name: "b/\($0)", outcome: .replaced) }
    let lines = reviewOutcomes(done + refused).split(separator: "\n")
    #expect(lines.count == 12 + 1 + 20)
    #expect(
      lines[11...13] == [
        "a/11  updated", "and 28 more accepted",
        "b/0  not accepted: there is another new picture now than the one shown; run \"snapfarm review\" again",
      ])
  }
}
