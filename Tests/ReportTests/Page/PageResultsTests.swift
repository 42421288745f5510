import Compare
import Farm
import Graphics
import Problems
import References
import Testing

@testable import Report

@Suite struct PageResultsTests {
  private static func document(_ outcomes: [Outcome], hasTwins: Bool = true) -> JSONValue {
    var context = PageContext { outcome, role in
      switch (outcome.word, role) {
      case (.changed, .expected), (.sizeChanged, .expected): PagePicture(path: "images/0.png", hasTwin: hasTwins)
      case (.changed, _), (.sizeChanged, _), (.missing, .actual): PagePicture(path: "images/1.png", hasTwin: true)
      default: nil
      }
    }
    context.excerpt = { file, line in
      file == "Scenes/launch.yaml" ? SourceExcerpt(firstLine: line - 1, lines: ["root:", "  image: bgg"]) : nil
    }
    context.otherPending = ["logo"]
    return pageResults(Sample.run(outcomes), context)
  }

  private static let mixed = document(Sample.mixed).compactText

  @Test(arguments: [
    #"{"version":1,"suite":"examples","run":{"verb":"test","compared":"exact","exitCode":2,"#,
    #""plan":"9 snapshots","engine":["cairo 1.16.0","pango 1.50.12"],"otherPending":["logo"]}"#,
    #"{"id":"change:keypad/iphone-6.landscape","kind":"change"},{"id":"change:card/iphone-4s","kind":"change"}"#,
    #"{"id":"new:card","kind":"new"}"#,
    #"{"id":"keypad/iphone-4s","scene":"keypad","device":"iphone-4s","status":"unchanged","scale":2,"#
      + #""source":{"file":"Scenes/keypad.yaml","line":1,"column":1},"digest":"05bf384a2054","findings":[0],"#
      + #""expectedSize":[750,1334],"actualSize":[750,1334]}"#,
    #""variant":"landscape","status":"changed","group":"change:keypad/iphone-6.landscape","scale":2,"#,
    #""reference":"Snapshots/keypad/iphone-6.landscape.png","#,
    #""expected":"images/0.png","actual":"images/1.png","expectedSize":[750,1334],"actualSize":[750,1334],"#
      + #""counts":{"different":1234,"total":1000500,"maxDelta":255,"meanDelta":190.9},"box":[12,30,40,18]}"#,
    #""expectedSize":[640,960],"#,
    #""status":"unreadable","scale":2,"#,
    #""message":"the reference is a pointer of Git LFS; run \"git lfs pull\"","#,
    #""file":"Scenes/launch.yaml","line":4,"column":22,"view":"backdrop","#
      + #""source":{"first":3,"lines":["root:","  image: bgg"]}}"#,
  ])
  func `the document says`(piece: String) {
    #expect(Self.mixed.contains(piece), "\(Self.mixed)")
  }

  @Test func `a diagnostic stands once, and notes not at all`() {
    #expect(Self.mixed.split(separator: "\"severity\"").count - 1 == 3)
    #expect(!Self.mixed.contains("\"note\""))
  }

  @Test func `pictures that the page cannot read are marked`() {
    let changed = Sample.outcome("a", "b", .changed(Sample.difference))
    #expect(Self.document([changed], hasTwins: false).compactText.contains("\"twins\":false"))
    #expect(!Self.document([changed]).compactText.contains("twins"))
  }

  @Test func `a tolerance that was not enough is told`() {
    let text = Self.document([Sample.outcome("a", "b", .changed(Sample.detailed))]).compactText
    #expect(text.contains(#""message":"beyond the tolerance: maxDiffRatio allows 0.001, not 0.001234""#), "\(text)")
    #expect(!Self.document([Sample.outcome("a", "b", .changed(Sample.difference))]).compactText.contains("message"))
  }

  @Test func `the name of the files is told where it is another`() {
    let text = Self.document([Sample.outcome("a/b c", "d", .missing)]).compactText
    #expect(text.contains(#""id":"a/b c/d","stem":"a%2Fb%20c/d""#), "\(text)")
  }

  @Test(arguments: ["<script>alert(1)</script>", "</script><!--", "\u{2028}\"\\", "a\u{0}\u{202E}"])
  func `hostile texts cannot leave the script`(text: String) {
    var outcome = Sample.outcome(text, text, .changed(Sample.difference), diagnostics: [Sample.truncated])
    outcome.files.expected = text
    outcome.source.file = text
    var result = Sample.run([outcome])
    result.suite = text
    result.engine = [text]
    let script = pageScript(pageResults(result, PageContext { _, _ in PagePicture(path: text, hasTwin: true) }))
    #expect(!script.contains("<"))
    #expect(script.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && $0 != "\u{2028}" && $0 != "\u{202E}" })
    #expect(script.hasPrefix("Snapfarm.load({") && script.hasSuffix("});\n"))
  }

  @Test func `the same result gives the same bytes`() {
    #expect(Self.document(Sample.mixed).compactText == Self.mixed)
  }
}
