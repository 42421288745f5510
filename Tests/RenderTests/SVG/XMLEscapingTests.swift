import Testing

@testable import Render

struct XMLEscapingTests {
  @Test(arguments: [
    ("plain Größe 日本 😀", "plain Größe 日本 😀"),
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("it's & it's", "it's &amp; it's"),
    ("&amp;", "&amp;amp;"),
    ("]]>", "]]&gt;"),
    ("a\tb\nc\rd\r\ne", "a&#9;b&#10;c&#13;d&#13;&#10;e"),
    ("\u{0}\u{1}\u{8}\u{B}\u{C}\u{1F}", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}\u{FFFF}", "\u{FFFD}\u{FFFD}"),
    ("\u{7F}\u{85}\u{2028}\u{2029}", "&#127;&#133;&#8232;&#8233;"),
    ("e\u{301}", "e\u{301}"),
  ])
  func `Text means itself`(text: String, escaped: String) {
    #expect(Array(xmlEscaped(text).utf8) == Array(escaped.utf8))
  }
}
