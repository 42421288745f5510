import Graphics
import Layout
import Problems

/// A font whose letters are half as wide as they are high, and a folder with a picture of any name: 30 × 30 points.
///
/// Lines break at blanks; a word that is too long stays whole, and lines beyond the limit are cut off.
final class Letters: Measuring {
  func text(_ styled: StyledText, width: Double?) throws(Problem) -> TextBlock {
    let (text, style, lineLimit) = (styled.string, styled.style, styled.lineLimit)
    var lines = broken(text, em: style.size, width: width)
    let isTruncated = lineLimit.map { lines.count > $0 } ?? false
    if let lineLimit { lines = Array(lines.prefix(lineLimit)) }
    let widths = lines.map { Double($0.count) * style.size / 2 }
    return TextBlock(
      lines: lines.indices.map { index in
        TextBlock.Line(
          text: lines[index], x: 0, baseline: (Double(index) * 1.25 + 1) * style.size, width: widths[index],
          isRightToLeft: false)
      },
      size: Size(width: widths.max() ?? 0, height: Double(lines.count) * style.size * 1.25),
      isTruncated: isTruncated)
  }

  private func broken(_ text: String, em: Double, width: Double?) -> [String] {
    guard let width else { return [text] }
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if Double(longer.count) * em / 2 <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  func image(_ name: String) throws(NameProblem) -> ImageReference {
    ImageReference(
      file: "Images/\(name).png", digest: "", size: Size(width: 30, height: 30), isVector: false)
  }
}
