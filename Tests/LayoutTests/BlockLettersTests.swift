import Graphics
import Layout
import Testing

@Suite struct BlockLettersTests {
  private let style = TextStyle(families: [], size: 20)

  @Test func `every word is a rectangle of the widths of its characters`() {
    let block = BlockLetters.lines(of: StyledText("ab W", style: style), width: nil)
    #expect(block.isBlocks && block.size == Size(width: 44, height: 24) && block.missing.isEmpty)
    #expect(block.lines.map(\.text) == ["ab W"])
    #expect(block.lines[0].decorations.map(\.x) == [0, 27])
    #expect(block.lines[0].decorations.map(\.width) == [22, 17])
    #expect(block.lines[0].decorations.map(\.y) == [-10, -10])
  }

  @Test(arguments: [
    (30.0, ["ab", "ab", "ab"]), (50.0, ["ab ab", "ab"]), (12.0, ["a", "b", "a", "b", "a", "b"]),
    (0.0, ["a", "b", "a", "b", "a", "b"]),
  ])
  func `lines end between words, or in a word that is too wide`(width: Double, lines: [String]) {
    #expect(BlockLetters.lines(of: StyledText("ab ab ab", style: style), width: width).lines.map(\.text) == lines)
  }

  @Test func `a line limit cuts, and the least width is that of a word`() {
    let text = StyledText("ab 日本 abc", style: style, lineLimit: 1)
    let block = BlockLetters.lines(of: text, width: 30)
    #expect(block.isTruncated && block.lines.map(\.text) == ["ab"])
    #expect(abs(BlockLetters.leastWidth(of: text) - 33) < 1e-9)
  }
}
