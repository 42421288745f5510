package import Graphics
package import Layout
package import Problems
package import Scene

/// A font whose letters are half as wide as they are high, and a folder with pictures.
///
/// Lines break at blanks; a word that is too long stays whole where nothing else is asked for.
package final class SquareLetters: Measuring {
  /// How often a text was broken into lines.
  package private(set) var textCount = 0
  /// Characters that the font lacks.
  package var lacking: Set<Unicode.Scalar> = []
  /// The pictures by name, in points; nil is one of any name, 30 × 30.
  private let images: [String: Size]?
  /// Whether words that are too long go on in another line.
  private let breaksWords: Bool
  /// The size of every scene on a device; nil is none that can be shown.
  private let screen: Size?

  /// Makes the font, and a folder with the pictures `wide` and `square`, or others.
  package init(
    images: [String: Size]? = ["wide": Size(width: 60, height: 20), "square": Size(width: 30, height: 30)],
    breaksWords: Bool = false, screen: Size? = nil
  ) {
    (self.images, self.breaksWords, self.screen) = (images, breaksWords, screen)
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
      while breaksWords, let last = lines.last, last.count > 1, Double(last.count) * em / 2 > width {
        let most = max(1, Int(width / em * 2))
        lines[lines.count - 1] = String(last.prefix(most))
        lines.append(String(last.dropFirst(most)))
      }
    }
    return lines
  }

  package func size(of screen: EmbeddedScreen) throws(Problem) -> Size {
    guard let size = self.screen else { throw .suite(.unknownScene(screen.scene, nearest: nil)) }
    return size
  }

  package func image(_ name: String) throws(NameProblem) -> ImageReference {
    guard let size = images == nil ? Size(width: 30, height: 30) : images?[name] else {
      throw .unknownImage(name, device: "test-phone", folders: ["Images"], nearest: nil)
    }
    return ImageReference(file: "Images/\(name).png", digest: "", size: size, isVector: false)
  }
}
