package import Graphics

/// Letters without a font: every word is a rectangle, as wide as fixed shares of the em say for its characters.
///
/// A line is 1.2 em high, its baseline 0.95 em below its upper edge; words reach from there up to 0.5 em, the height of
/// a small x.
package struct BlockLetters {
  private let text: StyledText
  private let width: Double

  /// One character where it may stand.
  fileprivate struct Letter {
    var character: Character
    var advance: Double
    var run: StyledText.Run
    var isBlank: Bool { character.isWhitespace }
  }

  /// Breaks a text into lines, between words and wide characters, or within a word that is wider than the width.
  ///
  /// - Parameters:
  ///   - text: The text; nothing of it is shaped.
  ///   - width: Where to wrap, in device pixels; nil is nowhere.
  /// - Returns: The lines, whose words are their decorations.
  package static func lines(of text: StyledText, width: Double?) -> TextBlock {
    BlockLetters(text: text, width: width.map { $0.isFinite ? max(0, $0) : .infinity } ?? .infinity).block()
  }

  /// The width of the widest word.
  package static func leastWidth(of text: StyledText) -> Double {
    let block = BlockLetters(text: text, width: .infinity)
    var (widest, word) = (0.0, 0.0)
    for paragraph in block.letters() {
      word = 0
      for letter in paragraph {
        word = letter.isBlank ? 0 : share(of: letter.character) == 1 ? letter.advance : word + letter.advance
        widest = max(widest, word)
      }
    }
    return widest
  }

  /// The width of a character as a share of the em.
  static func share(of character: Character) -> Double {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0x1F000...0x1FAFF, 0x20000...0x3FFFF:
      return 1
    default: break
    }
    if character.isWhitespace { return 0.25 }
    if scalar.properties.isDefaultIgnorableCodePoint || scalar.value < 32 { return 0 }
    if "iljtfI.,:;'!|()[]".contains(character) { return 0.3 }
    if "mwMW@%—…".contains(character) { return 0.85 }
    return character.isUppercase ? 0.65 : 0.55
  }

  private func letters() -> [[Letter]] {
    var paragraphs: [[Letter]] = [[]]
    var (rest, left) = (text.runs[...], text.runs.first?.length ?? .max)
    for character in text.string {
      while left <= 0 {
        rest = rest.dropFirst()
        left = rest.first?.length ?? .max
      }
      if left != .max { left -= character.utf8.count }
      let run = rest.first ?? StyledText.Run(length: 0, style: text.style)
      if character.isNewline {
        paragraphs.append([])
      } else {
        let advance = max(0, Self.share(of: character) * run.style.size + run.style.tracking)
        paragraphs[paragraphs.count - 1].append(Letter(character: character, advance: advance, run: run))
      }
    }
    return paragraphs
  }

  private func block() -> TextBlock {
    let paragraphs = letters()
    var rows: [(letters: ArraySlice<Letter>, endsParagraph: Bool)] = []
    for paragraph in paragraphs {
      let broken = self.broken(paragraph)
      for (number, row) in broken.enumerated() { rows.append((row, number + 1 == broken.count)) }
    }
    let limit = max(1, text.lineLimit ?? .max)
    let widest = rows.prefix(limit).map { advance(of: $0.letters) }.max() ?? 0
    let room = width.isFinite ? width : widest
    var (lines, bottom) = ([TextBlock.Line](), 0.0)
    for (number, row) in rows.prefix(limit).enumerated() {
      let size = row.letters.map(\.run.style.size).max() ?? text.style.size
      let height = row.letters.map(\.run.style).compactMap(\.lineHeight).max() ?? text.style.lineHeight ?? size * 1.2
      lines.append(line(row.letters, baseline: bottom + height / 2 + size * 0.35, within: room))
      bottom += height
      if row.endsParagraph, number + 1 < min(limit, rows.count) { bottom += max(0, text.paragraphSpacing) }
    }
    var block = TextBlock(lines: lines, size: Size(width: widest, height: bottom), isTruncated: rows.count > limit)
    block.isBlocks = true
    return block
  }

  private func advance(of letters: ArraySlice<Letter>) -> Double { letters.reduce(0) { $0 + $1.advance } }

  /// The lines of a paragraph, without blanks at their ends.
  private func broken(_ letters: [Letter]) -> [ArraySlice<Letter>] {
    var rows: [ArraySlice<Letter>] = []
    var (start, lastBreak, pen, index) = (0, 0, 0.0, 0)
    while index < letters.count {
      let letter = letters[index]
      if index > start, letters[index - 1].isBlank || Self.share(of: letter.character) == 1 { lastBreak = index }
      if pen + letter.advance > width + 1e-6, index > start, !letter.isBlank {
        let end = lastBreak > start ? lastBreak : index
        rows.append(letters[start..<end].trimmed)
        (start, index, pen) = (end, end, 0)
        continue
      }
      pen += letter.advance
      index += 1
    }
    return rows + [letters[start...].trimmed]
  }

  private func line(_ letters: ArraySlice<Letter>, baseline: Double, within room: Double) -> TextBlock.Line {
    let own = advance(of: letters)
    let isRightToLeft = text.style.isRightToLeft
    let free = room - own
    let share: Double =
      switch text.style.alignment {
      case .left: 0
      case .right: 1
      case .center: 0.5
      case .natural, .justified, .leading: isRightToLeft ? 1 : 0
      case .trailing: isRightToLeft ? 0 : 1
      }
    var line = TextBlock.Line(
      text: String(letters.map(\.character)), x: free >= 0 ? free * share : isRightToLeft ? free : 0,
      baseline: baseline, width: own, isRightToLeft: isRightToLeft)
    line.decorations = words(letters, in: own, isRightToLeft: isRightToLeft)
    return line
  }

  /// A rectangle for each word, and for each run in it.
  private func words(_ letters: ArraySlice<Letter>, in width: Double, isRightToLeft: Bool) -> [TextBlock.Decoration] {
    var words: [TextBlock.Decoration] = []
    var (pen, last) = (0.0, nil as StyledText.Run?)
    for letter in letters {
      if letter.isBlank {
        last = nil
      } else if letter.run == last, !words.isEmpty {
        words[words.count - 1].width += letter.advance
      } else {
        let size = letter.run.style.size
        words.append(
          TextBlock.Decoration(
            x: pen, y: -size / 2, width: letter.advance, thickness: size / 2, color: letter.run.color))
        last = letter.run
      }
      pen += letter.advance
    }
    guard isRightToLeft else { return words }
    for index in words.indices { words[index].x = width - words[index].x - words[index].width }
    return words
  }
}

extension ArraySlice<BlockLetters.Letter> {
  /// The letters without blanks at the end.
  fileprivate var trimmed: Self { self[..<(lastIndex { !$0.isBlank }.map { $0 + 1 } ?? startIndex)] }
}
