import Graphics
import Layout
import Problems

/// A font whose letters are half as wide as they are high, which breaks lines anywhere: what it costs to measure texts
/// is nothing that layout can help.
final class FixedLetters: Measuring {
  func text(_ styled: StyledText, width: Double?) throws(Problem) -> TextBlock {
    let (text, style) = (styled.string, styled.style)
    let length = Double(text.utf8.count) * style.size / 2
    let room = max(width ?? length, style.size / 2)
    let count = max(1, (length / room).rounded(.up))
    let line = TextBlock.Line(text: text, x: 0, baseline: style.size, width: min(length, room), isRightToLeft: false)
    return TextBlock(lines: [line], size: Size(width: min(length, room), height: count * style.size * 1.25))
  }

  func leastWidth(of text: StyledText) throws(Problem) -> Double { text.style.size / 2 }

  func image(_ name: String) throws(NameProblem) -> ImageReference {
    ImageReference(file: name, digest: "", size: Size(width: 24, height: 24), isVector: false)
  }
}
