import Graphics
import Layout
import Problems

/// The texts of recorded cases.
///
/// A text of four numbers is as wide and high as the first two say, with its first and last baseline where the others
/// do. In any other one, each character is 10 wide and each line 10 high, and lines break at U+200B alone.
final class RecordedText: Measuring {
  func text(_ styled: StyledText, width: Double?) throws(Problem) -> TextBlock {
    let text = styled.string
    let numbers = text.split(separator: " ").compactMap { Double($0) }
    guard numbers.count == 4 else { return broken(text, width: width) }
    return TextBlock(
      lines: numbers[2...].map { line("", at: $0, width: numbers[0]) },
      size: Size(width: numbers[0], height: numbers[1]))
  }

  private func broken(_ text: String, width: Double?) -> TextBlock {
    var lines: [Int] = [0]
    for piece in text.split(separator: "\u{200B}") {
      let longer = lines[lines.count - 1] + piece.count
      if lines[lines.count - 1] == 0 || Double(longer) * 10 <= width ?? .infinity {
        lines[lines.count - 1] = longer
      } else {
        lines.append(piece.count)
      }
    }
    let widest = Double(lines.max() ?? 0) * 10
    return TextBlock(
      lines: lines.indices.map { line(text, at: Double($0 + 1) * 10, width: widest) },
      size: Size(width: widest, height: Double(lines.count) * 10))
  }

  private func line(_ text: String, at baseline: Double, width: Double) -> TextBlock.Line {
    TextBlock.Line(text: text, x: 0, baseline: baseline, width: width, isRightToLeft: false)
  }

  func image(_ name: String) throws(NameProblem) -> ImageReference {
    throw .unknownImage(name, device: "", folders: [], nearest: nil)
  }
}
