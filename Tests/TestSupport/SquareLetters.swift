package import Graphics
package import Layout
package import Problems

/// A font whose letters are half as wide as they are high, and a folder with pictures.
///
/// Lines break at blanks; a word that is too long stays whole.
package final class SquareLetters: Measuring {
  /// How often a text was broken into lines.
  package private(set) var textCount = 0
  /// Characters that the font lacks.
  package var lacking: Set<Unicode.Scalar> = []
  /// The pictures by name, in points; nil is one of any name, 30 × 30.
  private let images: [String: Size]?

  /// Makes the font, and a folder with the pictures `wide` and `square`, or others.
  package init(
    images: [String: Size]? = ["wide": Size(width: 60, height: 20), "square": Size(width: 30, height: 30)]
  ) {
    self.images = images
  }

  package func text(_ styled: StyledText, width: Double?) throws(Problem) -> TextBlock {
    let (text, style, lineLimit) = (styled.string, styled.style, styled.lineLimit)
    textCount += 1
    guard !style.families.isEmpty else { throw .name(.noFont) }
    guard style.size <= 4096 else {
      throw .value(.outOfRange(key: "font.size", range: "up to 4096", got: "\(style.size)"))
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
      broken(String($0), em: style.size, width: width)
    }
    let isTruncated = lineLimit.map { lines.count > $0 } ?? false
    if let lineLimit { lines = Array(lines.prefix(max(0, lineLimit))) }
    let height = style.lineHeight ?? style.size * 1.25
    let widths = lines.map { Double($0.count) * style.size / 2 }
    let widest = widths.max() ?? 0
    return TextBlock(
      lines: lines.indices.map { index in
        TextBlock.Line(
          text: lines[index], x: 0, baseline: Double(index) * height + style.size, width: widths[index],
          isRightToLeft: false)
      },
      size: Size(width: widest, height: Double(lines.count) * height), isTruncated: isTruncated,
      missing: text.unicodeScalars.filter(lacking.contains))
  }

  private func broken(_ paragraph: String, em: Double, width: Double?) -> [String] {
    guard let width else { return [paragraph] }
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if Double(longer.count) * em / 2 <= width || lines[lines.count - 1].isEmpty {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  package func image(_ name: String) throws(NameProblem) -> ImageReference {
    guard let size = images == nil ? Size(width: 30, height: 30) : images?[name] else {
      throw .unknownImage(name, device: "test-phone", folders: ["Images"], nearest: nil)
    }
    return ImageReference(file: "Images/\(name).png", digest: "", size: size, isVector: false)
  }
}
