import Compare
import Farm
import Testing

@testable import Report

@Suite("HTML report of diff")
struct DiffHTMLTests {
  private static let pictures = DiffPictures(expected: [1, 2, 3], actual: [4, 5], difference: [6])

  private func page(_ outcomes: [DiffOutcome], isCut: Bool = false) -> String {
    let failed = KeptPictures(limit: isCut ? 1 : 10_000)
    let allowed = KeptPictures(limit: 10_000)
    for (index, outcome) in outcomes.enumerated() where outcome.word != .error {
      (outcome.word.passes ? allowed : failed).keep(Self.pictures, at: index)
    }
    return diffHTML(DiffSample.folders(outcomes), failed: failed, allowed: allowed)
  }

  @Test(arguments: [
    "<title>6 failures · old → new · Snapfarm</title>",
    "<h2 id=\"overview\">6 pictures need a look</h2>",
    "<h2 id=\"t6\">sub/changed.png</h2>",
    "<strong>2 of 12,000 pixels differ (0.017 %), box 5,6 96×85, largest delta 245, 2 clusters; decided by differ; "
      + "not allowed without --max-diff-pixels 2</strong>",
    "<dt>Note</dt><dd>12 rows inserted at y=31, the rest identical</dd>",
    "<dt>Densest 32 × 32</dt><dd>800 pixels at 0,40</dd>",
    "<img src=\"data:image/png;base64,AQID\" alt=\"Expected picture of sub/changed.png\" loading=\"lazy\">",
    "<img src=\"data:image/png;base64,BAU=\" alt=\"Actual picture of sub/changed.png\" loading=\"lazy\">",
    "<img src=\"data:image/png;base64,Bg==\" alt=\"Difference picture of sub/changed.png\" loading=\"lazy\">",
    "loading=\"lazy\" style=\"--w:1;--h:0.892857\">",
    "<summary>2 identical, 1 within tolerance</summary>",
    "<b>tolerated.png</b> within tolerance: 1 of 12,000 pixels differs",
    "warning: a mask covers nothing of this picture",
  ])
  func `the page says`(piece: String) {
    #expect(page(DiffSample.all).contains(piece))
  }

  @Test func `the page allows its own script and no other, and loads nothing`() {
    let page = page(DiffSample.all)
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "))
    #expect(page.split(separator: "<script>", omittingEmptySubsequences: false).count == 2)
    let body = page.split(separator: "<body>").last ?? ""
    #expect(!body.contains("src=\"h") && !body.contains("http"))
    let sources = body.split(separator: " src=\"").dropFirst()
    #expect(sources.count == 15 && sources.allSatisfy { $0.hasPrefix("data:image/png;base64,") })
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onload=\"alert(1)", "'><img src=x onerror=alert(1)>", "a&b\u{0}"])
  func `hostile names stay texts`(text: String) {
    let outcomes = [DiffSample.changed, DiffSample.same, DiffSample.tolerated].map { outcome in
      var outcome = outcome
      outcome.name = text
      return outcome
    }
    var result = DiffSample.folders(outcomes)
    (result.a, result.b) = (text, text)
    let kept = KeptPictures(limit: 10_000)
    for index in outcomes.indices { kept.keep(Self.pictures, at: index) }
    let page = diffHTML(result, failed: kept, allowed: kept)
    #expect(page.split(separator: "<script>", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img src=x") && !page.contains("\" onload=") && !page.contains("\u{0}"))
    #expect(!page.contains("a&b"))
  }

  @Test func `pictures that found no room are told`() {
    #expect(page([DiffSample.changed], isCut: true).contains("This page holds at most 24 MiB of pictures"))
    #expect(!page([DiffSample.changed]).contains("24 MiB"))
  }

  @Test(
    arguments: [
      ([DiffSample.same], "All pictures are the same"), ([DiffSample.masked], "All pictures are the same"),
      ([], "Nothing was compared"),
    ] as [([DiffOutcome], String)])
  func `a page without failures`(outcomes: [DiffOutcome], title: String) {
    let page = page(outcomes)
    #expect(page.contains("<h2 id=\"green\">\(title)</h2>"))
    #expect(!page.contains("<article") && !page.contains("<img"))
  }

  @Test(arguments: [DiffSample.tolerated, DiffSample.outcome("under.png", DiffSample.verdict(.identical), .differ)])
  func `what was allowed is shown where nothing failed`(outcome: DiffOutcome) {
    let page = page([DiffSample.same, outcome])
    #expect(page.contains("<h2 id=\"overview\">Everything is within what was allowed</h2>"))
    #expect(!page.contains("All pictures are the same") && !page.contains("needs a look"))
    #expect(page.contains("<h2 id=\"t1\">\(outcome.name)</h2>"))
    #expect(page.split(separator: "src=\"data:image/png;base64,").count == 4)
    let failing = self.page([DiffSample.changed, outcome])
    #expect(failing.contains("<h2 id=\"overview\">1 picture needs a look</h2>"))
    #expect(failing.split(separator: "src=\"data:image/png;base64,").count == 4)
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base 64, as RFC 4648 has it`(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == encoded)
    #expect(base64([0xFB, 0xFF, 0xBF]) == "+/+/")
  }
}
