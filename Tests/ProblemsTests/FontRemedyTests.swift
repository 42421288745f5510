import Farm
import Problems
import Testing

/// Which families are offered for characters that the fonts of a suite lack.
@Suite struct FontRemedyTests {
  @Test(arguments: [
    ("한ㄱ", "NanumGothic", "fonts-nanum"),
    ("漢语。ひカー", "Droid Sans Fallback", "fonts-droid-fallback"),
    ("العربيةپ", "Noto Sans Arabic", "fonts-noto-core"),
    ("שלום", "Noto Sans Hebrew", "fonts-noto-core"),
    ("नमस्ते", "Noto Sans Devanagari", "fonts-noto-core"),
    ("สวัสดี", "Noto Sans Thai", "fonts-noto-core"),
    ("ΩπЖяéőạ€№", "Noto Sans", "fonts-noto-core"),
    ("বাংলা", "Noto Sans Bengali", "fonts-noto-core"), ("தமிழ்", "Noto Sans Tamil", "fonts-noto-core"),
    ("ქართული", "Noto Sans Georgian", "fonts-noto-core"), ("Հայ", "Noto Sans Armenian", "fonts-noto-core"),
    ("አማርኛ", "Noto Sans Ethiopic", "fonts-noto-core"), ("ខ្មែរ", "Noto Sans Khmer", "fonts-noto-core"),
    ("བོད", "Noto Serif Tibetan", "fonts-noto-core"), ("မြန်", "Noto Sans Myanmar", "fonts-noto-core"),
    ("😀🦊🇯🇵👍🚀✅⭐", "Noto Color Emoji", "fonts-noto-color-emoji"),
    ("✓✗❯⌘⏏⠿🀀", "Noto Sans Symbols2", "fonts-noto-core"), ("⚙♻⌂①", "Noto Sans Symbols", "fonts-noto-core"),
    ("∀∑⟨⤴𝔸", "Noto Sans Math", "fonts-noto-core"), ("←⇧⇥│█▲●", "DejaVu Sans", "fonts-dejavu-core"),
    ("𝄞", "Noto Music", "fonts-noto-core"),
  ])
  func `a script has a family that has its characters`(text: String, family: String, package: String) throws {
    let remedies = fontRemedies(for: text.unicodeScalars.filter { $0 != "H" })
    #expect(remedies == [FontRemedy(family: family, package: package)])
    // Where the package is installed, a suite with the family lacks nothing.
    let suite = try SuiteOnDisk([
      "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\nfonts: {default: \(family)}",
      "Scenes/text.yaml": "scene: text\nroot: {children: [{text: \(text)}]}",
    ])
    let lines = try suite.lines()
    let isMissing =
      lines == [
        "snapfarm.yaml:3:18: error E314: no font family \"\(family)\"; package \(package) has it. Folders: Fonts"
      ]
    #expect(lines == [] || isMissing)
  }

  @Test func `several scripts have a family each, in their order`() {
    let families = fontRemedies(for: Array("한א국ก".unicodeScalars)).map(\.family)
    #expect(families == ["NanumGothic", "Noto Sans Hebrew", "Noto Sans Thai"])
  }

  @Test(arguments: ["\u{7}", "\u{E000}", "\u{10FFFD}", "a"] as [Unicode.Scalar])
  func `what no family has is offered none`(character: Unicode.Scalar) {
    #expect(fontRemedies(for: [character]) == [])
  }

  @Test func `a text lacks its characters once, with all families`() throws {
    let suite = try SuiteOnDisk([
      "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\nfonts: {default: Roboto}",
      "Scenes/text.yaml": "scene: text\nroot: {layout: {stack: {axis: vertical, distribution: start}}, children: [\n"
        + "{text: 한국어를 배웁니다},\n{text: 국 א 한}]}",
    ])
    #expect(
      try suite.lines() == [
        #"Scenes/text.yaml:3:8: error E315: no font has "한" (U+D55C), "국", "어", "를" and 4 more; "#
          + "add a family such as NanumGothic to fonts.fallback (package fonts-nanum)",
        #"Scenes/text.yaml:4:8: error E315: no font has "국" (U+AD6D), "א" and "한"; "#
          + "add families such as NanumGothic and Noto Sans Hebrew to fonts.fallback "
          + "(packages fonts-nanum and fonts-noto-core)",
      ])
  }

  @Test(arguments: [
    (
      "{text: Hi}", "fonts: {fallback: [Roboto]}",
      [
        "3:8: error E321: this suite has text and no font; "
          + "add \"fonts: {default: Roboto}\" to snapfarm.yaml"
      ]
    ),
    ("{text: Hi, font: {family: Roboto}}", "strict: false", []),
    (
      "{text: Hi, font: 0.01px}", "fonts: {default: Roboto}",
      ["3:18: error E214: \"font.size\" wants a number from 0.1 to 4096 device pixels, not 0.01"]
    ),
    (
      "{text: Hi, font: {size: 5000px}}", "fonts: {default: Roboto}",
      ["3:18: error E214: \"font.size\" wants a number from 0.1 to 4096 device pixels, not 5000"]
    ),
  ])
  func `a text that no font can set is an error`(node: String, head: String, ends: [String]) throws {
    let suite = try SuiteOnDisk([
      "snapfarm.yaml": "suite: s\ndevices: [iphone-5]\n" + head,
      "Scenes/text.yaml": "scene: text\nroot: {children: [\n\(node)]}",
    ])
    #expect(try suite.lines() == ends.map { "Scenes/text.yaml:" + $0 })
  }
}
