import Compare
import Farm
import Graphics
import Testing

@testable import Report

@Suite("The page of diff")
struct DiffPageTests {
  private static let pictures = DiffPictures(expected: [1, 2, 3], actual: [4, 5], difference: [6])

  private func kept(_ outcomes: [DiffOutcome], isCut: Bool = false) -> (failed: KeptPictures, allowed: KeptPictures) {
    let (failed, allowed) = (KeptPictures(limit: isCut ? 1 : 10_000), KeptPictures(limit: 10_000))
    for (index, outcome) in outcomes.enumerated() where outcome.word != .error {
      (outcome.word.passes ? allowed : failed).keep(Self.pictures, at: index)
    }
    return (failed, allowed)
  }

  private func results(_ outcomes: [DiffOutcome], isCut: Bool = false) -> JSONValue {
    let kept = kept(outcomes, isCut: isCut)
    return DiffPage(DiffSample.folders(outcomes), failed: kept.failed, allowed: kept.allowed).results
  }

  private func page(_ result: DiffResult) -> String {
    let kept = kept(result.outcomes)
    return String(decoding: diffPage(result, failed: kept.failed, allowed: kept.allowed), as: UTF8.self)
  }

  @Test(arguments: [
    #""suite":"old → new","run":{"verb":"diff","compared":"exact","exitCode":2,"plan":"9 pictures","#,
    #""id":"sub/changed.png","scene":"sub/changed.png","device":"","status":"changed","#,
    #""notes":["2 of 12,000 pixels differ (0.017 %), box 5,6 96×85, largest delta 245, 2 clusters; decided by differ; "#
      + #"not allowed without --max-diff-pixels 2"]"#,
    #""12 rows inserted at y=31, the rest identical"]"#,
    #""facts":[{"name":"Densest 32 × 32","value":"800 pixels at 0,40"}]"#,
    #""files":{"expected":"old/sub/changed.png","actual":"new/sub/changed.png"}"#,
    #""expected":"images/p7-expected.png","actual":"images/p7-actual.png","diff":"images/p7-diff.png""#,
    #""status":"added","files":{"actual":"new/new.png"}"#, #""status":"removed","files":{"expected":"old/old.png"}"#,
    #""status":"within-tolerance","notes":["1 of 12,000 pixels differs"#,
    #""warning: a mask covers nothing of this picture""#,
    #""status":"error","message":"the first picture cannot be read: it is a pointer of Git LFS; "#,
    #""expectedSize":[120,100],"actualSize":[120,112]"#, #""forgiven":3,"belowThreshold":1200"#,
  ])
  func `the document says`(piece: String) {
    let text = results(DiffSample.all).compactText
    #expect(text.contains(piece), "\(text)")
  }

  @Test func `two files are named as they were typed`() {
    var outcome = DiffSample.changed
    outcome.typedFiles = DiffOutcome.TypedFiles(a: "../a.png", b: "x/b.png")
    let text = DiffPage(DiffSample.files(outcome), failed: .init(limit: 1), allowed: .init(limit: 1)).results
      .compactText
    #expect(text.contains(#""files":{"expected":"../a.png","actual":"x/b.png"}"#))
  }

  @Test func `the page holds results and pictures before the scripts that read them`() throws {
    let page = page(DiffSample.folders(DiffSample.all))
    let results = try #require(page.firstRange(of: "<script type=\"application/json\" id=\"results\">{\"version\":1,"))
    let picture = try #require(
      page.firstRange(of: "<script type=\"text/plain\" id=\"picture:p7-expected\">AQID</script>\n"))
    let script = try #require(page.firstRange(of: "window.Snapfarm;\n\n  S.state"))
    #expect(results.upperBound < picture.lowerBound && picture.upperBound < script.lowerBound)
    #expect(page.contains("id=\"picture:p7-actual\">BAU=</script>") && page.contains("id=\"picture:p7-diff\">Bg==<"))
    // Five of those that fail, without the one that cannot be read.
    #expect(page.split(separator: "id=\"picture:").count == 1 + 5 * 3)
  }

  @Test(arguments: ["<script>alert(1)</script>", "</script><!--", "\" onload=\"alert(1)", "a&b\u{0}"])
  func `hostile names stay texts`(text: String) throws {
    let outcomes = [DiffSample.changed, DiffSample.same, DiffSample.tolerated].map { outcome in
      var outcome = outcome
      outcome.name = text
      return outcome
    }
    var result = DiffSample.folders(outcomes)
    (result.a, result.b) = (text, text)
    let page = page(result)
    let plain = self.page(DiffSample.folders([DiffSample.changed, DiffSample.same, DiffSample.tolerated]))
    func tags(_ text: String) -> Int { text.count { $0 == "<" } }
    #expect(tags(page) == tags(plain))
    #expect(!page.contains("\u{0}"))
    let start = try #require(page.firstRange(of: "id=\"results\">")).upperBound
    let json = page[start...].prefix { $0 != "<" }
    let id = JSONValue(reading: Array(json.utf8))?["results"]?.elements?.first?["id"]
    #expect(id == .string(text))
  }

  @Test func `pictures that found no room are told`() {
    #expect(
      results([DiffSample.changed], isCut: true)["run"]?["notice"]?.stringValue?.contains("at most 24 MiB") == true)
    #expect(results([DiffSample.changed])["run"]?["notice"] == nil)
  }

  @Test(
    arguments: [
      ([DiffSample.same], "All pictures are the same"), ([DiffSample.masked], "All pictures are the same"),
      ([], "Nothing was compared"), ([DiffSample.tolerated], "Everything is within what was allowed"),
      (
        [DiffSample.outcome("under.png", DiffSample.verdict(.identical), .differ)],
        "Everything is within what was allowed"
      ),
    ] as [([DiffOutcome], String)])
  func `a page without failures has a title`(outcomes: [DiffOutcome], title: String) {
    #expect(results(outcomes)["run"]?["title"] == .string(title))
  }

  @Test(arguments: [DiffSample.tolerated, DiffSample.outcome("under.png", DiffSample.verdict(.identical), .differ)])
  func `what was allowed is shown where nothing failed`(outcome: DiffOutcome) {
    func shown(_ outcomes: [DiffOutcome]) -> [String?] {
      results(outcomes)["results"]?.elements?.map { $0["actual"]?.stringValue } ?? []
    }
    #expect(shown([DiffSample.same, outcome]).last == "images/p1-actual.png")
    #expect(shown([DiffSample.changed, outcome]) == ["images/p0-actual.png", nil])
  }

  @Test func `masks are told of what was compared`() {
    var result = DiffSample.folders([DiffSample.changed, DiffSample.added])
    result.masks = [.rect(PixelRect(x: 1, y: 2, width: 3, height: 4)), .polygon([Point(x: 0, y: 0.5)])]
    let page = DiffPage(result, failed: .init(limit: 1), allowed: .init(limit: 1)).results
    let masks = page["results"]?.elements?.map { $0["masks"]?.compactText }
    #expect(masks == [#"[{"box":[1,2,3,4]},{"polygon":[[0,0.5]]}]"#, nil])
  }

  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
    ("foobar", "Zm9vYmFy"),
  ])
  func `base 64, as RFC 4648 has it`(text: String, encoded: String) {
    #expect(base64(Array(text.utf8)) == Array(encoded.utf8))
    #expect(base64([0xFB, 0xFF, 0xBF]) == Array("+/+/".utf8))
  }
}
