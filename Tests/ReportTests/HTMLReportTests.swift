import Farm
import Problems
import References
import Testing

@testable import Report

@Suite struct HTMLReportTests {
  private let page = htmlReport(Sample.run(Sample.mixed)) { outcome, role in
    switch (StatusWord(outcome.status), role) {
    case (.error, _): nil
    case (.missing, .actual), (.unreadable, .actual): "images/new 1.png"
    case (.missing, _), (.unreadable, _): nil
    case (_, .expected): "images/old#1.png"
    case (_, .actual): "images/new 1.png"
    case (_, .difference): "images/difference.png"
    }
  }

  @Test func `the test's own digest is SHA-256`() {
    #expect(sha256Base64("") == "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    #expect(sha256Base64("abc") == "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=")
  }

  @Test func `the page allows its own script and no other`() {
    let policy =
      "default-src 'none'; img-src 'self' data: file:; style-src 'unsafe-inline'; "
      + "script-src 'sha256-\(sha256Base64(htmlScript))'; base-uri 'none'; form-action 'none'"
    #expect(contentSecurityPolicy == policy)
    #expect(!htmlScript.contains("eval") && !htmlScript.contains("innerHTML"))
    #expect(page.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src &#39;none&#39;; "))
    #expect(page.contains("<script>" + htmlScript + "</script>"))
  }

  @Test(arguments: [
    "<title>7 failures · examples · Snapfarm</title>",
    "<h2 id=\"overview\">7 snapshots need a look</h2>",
    "<code>snapfarm accept keypad/iphone-6.landscape card/iphone-4s card/iphone-5</code>",
    "<h2 id=\"t1\">keypad<span> on iphone-6, landscape</span></h2>",
    "<strong>1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18</strong>",
    "<dt>Share</dt><dd>0.1 %</dd>",
    "<dt>Mean step</dt><dd>190.9</dd>",
    "<dt>Size</dt><dd>750×1334 px @2x</dd>",
    "<img src=\"images/old%231.png\" alt=\"Expected picture of keypad on iphone-6, landscape\" loading=\"lazy\" "
      + "width=\"750\" height=\"1334\">",
    "<img src=\"images/new%201.png\" alt=\"Actual picture of keypad on iphone-6, landscape\" loading=\"lazy\" "
      + "width=\"750\" height=\"1334\">",
    "<img src=\"images/difference.png\" alt=\"Difference picture of keypad on iphone-6, landscape\" loading=\"lazy\" "
      + "width=\"750\" height=\"1334\">",
    "width=\"640\" height=\"960\" style=\"--w:1;--h:0.979592\">",
    "width=\"640\" height=\"980\" style=\"--w:1;--h:1\">",
    "<strong>there is no reference</strong>",
    "<strong>the reference is a pointer of Git LFS; run &quot;git lfs pull&quot;</strong>",
    "error E312: no image &quot;bgg&quot; for iphone-5; searched Images/; did you mean &quot;bg&quot;?",
    "<small>on 2 devices: iphone-4s, iphone-5</small>",
    "<summary>2 unchanged</summary><ul><li><b>keypad</b> iphone-4s, iphone-5</li></ul>",
    "<li>cairo 1.16.0</li>",
  ])
  func `the page says`(piece: String) {
    #expect(page.contains(piece))
  }

  @Test func `failures stand in plan order with an entry each`() {
    let numbers = page.split(separator: "<article ").dropFirst().compactMap {
      $0.split(separator: "\"").dropFirst(2).first
    }
    #expect(numbers.count == 7)
    for number in 1...7 {
      #expect(page.contains("<a href=\"#f\(number)\""))
      #expect(page.contains("id=\"f\(number)\""))
    }
  }

  @Test(arguments: ["<script>alert(1)</script>", "\" onload=\"alert(1)", "'><img src=x onerror=alert(1)>", "a&b\u{0}"])
  func `hostile texts stay texts`(text: String) {
    var outcome = Sample.outcome(text, text, .changed(Sample.difference), diagnostics: [Sample.truncated])
    outcome.files.expected = text
    outcome.source.file = text
    var result = Sample.run([outcome, Sample.outcome(text, text, .unchanged)])
    result.suite = text
    result.engine = [text]
    let page = htmlReport(result) { _, _ in text }
    #expect(page.split(separator: "<script>", omittingEmptySubsequences: false).count == 2)
    #expect(!page.contains("<img src=x") && !page.contains("\" onload=") && !page.contains("\u{0}"))
    #expect(!page.contains("a&b"))
    let images = page.split(separator: "<img src=\"").dropFirst().compactMap { $0.split(separator: "\"").first }
    #expect(images.count == 3)
    #expect(images.allSatisfy { $0.utf8.allSatisfy { "%.-_~/".utf8.contains($0) || isLetterOrDigit($0) } })
  }

  @Test func `what another engine explains stands under its own heading, last`() throws {
    let outcomes = [
      Sample.outcome("a", "iphone-6", .changed(Sample.difference), engineDiffers: true),
      Sample.outcome("b", "iphone-6", .missing),
    ]
    let page = htmlReport(Sample.run(outcomes)) { _, _ in nil }
    let missing = try #require(page.firstRange(of: "<h2 id=\"t1\">b<span>"))
    let heading = try #require(page.firstRange(of: "<h2 id=\"engines\">Another engine</h2>"))
    let other = try #require(page.firstRange(of: "<h3 id=\"t2\">a<span>"))
    #expect(missing.lowerBound < heading.lowerBound && heading.lowerBound < other.lowerBound)
  }

  @Test(
    arguments: [
      (RunResult.Verb.test, [Outcome.Status.unchanged], "All pictures are equal to their references"),
      (.test, [], "Nothing was compared"), (.test, [.recorded], "Nothing was compared"),
      (.render, [.rendered], "All pictures are drawn"), (.render, [], "Nothing was drawn"),
    ] as [(RunResult.Verb, [Outcome.Status], String)])
  func `a page without failures says what was done`(verb: RunResult.Verb, statuses: [Outcome.Status], title: String) {
    let outcomes = statuses.map { Sample.outcome("card", "iphone-6", $0) }
    let page = htmlReport(Sample.run(outcomes, verb: verb)) { _, _ in nil }
    #expect(page.contains("<h2 id=\"green\">\(title)</h2>"))
    #expect(!page.contains("<article"))
  }

  @Test func `the same result gives the same bytes`() {
    let result = Sample.run(Sample.mixed)
    #expect(htmlReport(result) { _, _ in "a.png" } == htmlReport(result) { _, _ in "a.png" })
  }

  private func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let character = Character(Unicode.Scalar(byte))
    return character.isASCII && (character.isLetter || character.isNumber)
  }
}
