import Farm
import Testing

@testable import Report

@Suite("JUnit report of diff")
struct DiffJUnitTests {
  @Test func `a test case a pair`() {
    let result = DiffSample.folders([
      DiffSample.broken, DiffSample.same, DiffSample.changed, DiffSample.tolerated, DiffSample.masked,
    ])
    #expect(
      diffJUnit(result) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="snapfarm diff" tests="5" failures="1" errors="1">
          <testsuite name="old → new" tests="5" failures="1" errors="1" skipped="0">
            <testcase classname="diff" name="broken.png">
              <error type="error" message="error: the first picture cannot be read: it is a pointer of Git LFS; run \
        &quot;git lfs pull&quot;; the second picture cannot be read: wrong checksum of chunk IDAT"/>
            </testcase>
            <testcase classname="diff" name="same.png"/>
            <testcase classname="sub" name="changed.png">
              <failure type="different" message="different: 2 of 12,000 pixels differ (0.017 %), box 5,6 96×85, largest \
        delta 245, 2 clusters; decided by differ; not allowed without --max-diff-pixels 2"/>
            </testcase>
            <testcase classname="diff" name="tolerated.png">
              <system-out>within tolerance: 1 of 12,000 pixels differs (0.0083 %), box 5,6 96×85, largest delta 245; \
        decided by differ; forgiven as smoothed edges: 3 pixels; below the tolerance: 1,200 pixels, largest delta 3.25, \
        mean 1.13</system-out>
            </testcase>
            <testcase classname="diff" name="masked.png">
              <system-out>the files differ in gAMA, iCCP: viewers may show equal values in other colours; a mask covers \
        nothing of this picture</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test(arguments: [
    ("a<b>&\"'c", "a&lt;b&gt;&amp;&quot;&apos;c"), ("a\u{0}\u{1B}\u{7F}\u{9B}b\u{FFFE}\u{FFFF}", "ab"),
    ("a\nb\tc\r", "a b c "), ("é한😀", "é한😀"), ("]]>", "]]&gt;"),
  ])
  func `texts are XML 1.0`(text: String, escaped: String) {
    #expect(xml(text) == escaped)
  }

  @Test func `names cannot break out`() {
    var outcome = DiffSample.added
    outcome.name = "\"><x>/a\u{1}'&.png"
    let text = diffJUnit(DiffSample.folders([outcome]))
    #expect(text.contains("classname=\"&quot;&gt;&lt;x&gt;\" name=\"a&apos;&amp;.png\">\n      <failure "))
  }
}
