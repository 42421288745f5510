import Graphics
import Testing

@testable import Farm

@Suite("Captions below pictures")
struct CaptionTests {
  private let frame = Rect(x: 0, y: 0, width: 60, height: 40)

  private func line(_ text: String) -> CaptionLine {
    CaptionLine(text: text, size: 10, weight: "regular", color: "black")
  }

  @Test func `that fit are as they were said, and say nothing else`() {
    let text = caption([line("Pixel 9 Pro")], frame, lineHeight: 12)
    #expect(text.contains(#""text": "Pixel 9 Pro""#) && !text.contains("label"))
  }

  @Test func `have "…" in words that are wider than the frame, and are whole for who listens`() {
    let text = caption([line("Galaxy Donaudampfschifffahrt Ultra")], frame, lineHeight: 12)
    #expect(text.contains(#""text": "Galaxy Donau…ahrt Ultra""#))
    #expect(text.contains(#""label": "Galaxy Donaudampfschifffahrt Ultra""#))
  }

  @Test func `of one word are cut where they are set, which knows their letters`() {
    let text = caption([line("Donaudampfschifffahrt")], frame, lineHeight: 12)
    #expect(text.contains(#""text": "Donaudampfschifffahrt", "label": "Donaudampfschifffahrt""#))
    #expect(text.contains(#""truncation": "middle", "lineLimit": 1"#))
    #expect(CaptionLine.lines("Donaudampfschifffahrt", size: 10, in: 60) == 1)
    #expect(CaptionLine.lines("Two words of some length", size: 10, in: 60) == 2)
  }
}
