import Compare
import Farm
import Graphics

/// One failed pair on the page: an entry of the index and an article.
struct DiffHTMLPair {
  let outcome: DiffOutcome
  /// Its number on the page, from 1.
  let number: Int
  let pictures: DiffPictures?

  var indexEntry: Markup {
    .element(
      "li",
      [
        .element(
          "a", ["href": "#f\(number)", "data-status": outcome.word.look],
          [
            outcome.word.icon,
            .element("span", [.element("b", shortened(outcome.name)), .element("small", outcome.word.text)]),
          ])
      ])
  }

  var article: Markup {
    .element(
      "article",
      [
        "class": "failure", "id": "f\(number)", "tabindex": "-1", "aria-labelledby": "t\(number)",
        "data-status": outcome.word.look,
      ],
      [heading, panes, warnings])
  }

  private var heading: Markup {
    .element(
      "div", ["class": "explain"],
      [
        .element("h2", ["id": "t\(number)"], shortened(outcome.name, to: 200)),
        .element(
          "p", ["class": "where"],
          [
            .element("span", ["class": "tag"], [outcome.word.icon, .text(outcome.word.text)]),
            .element("strong", sentence),
          ]),
        .element(
          "dl", ["class": "facts"],
          facts.map { fact in .element("div", [.element("dt", fact.name), .element("dd", fact.value)]) }),
      ])
  }

  /// The line of the pair without the word that the tag says.
  private var sentence: String {
    let (sentence, start) = (diffSentence(outcome), outcome.word.text + ": ")
    return sentence.hasPrefix(start) ? String(sentence.dropFirst(start.count)) : sentence
  }

  private var facts: [(name: String, value: String)] {
    guard let verdict = outcome.finding?.verdict else { return [] }
    var facts = diffRemarks(outcome).map { ("Note", $0) }
    if let window = verdict.details?.densestWindow, window.differentPixels > 0 {
      let place = "at \(window.box.x),\(window.box.y)"
      facts.append(
        ("Densest \(window.size) × \(window.size)", "\(count(window.differentPixels, "pixel", "pixels")) \(place)"))
    }
    facts.append(("Mode", verdict.mode.rawValue))
    return facts
  }

  private var panes: Markup {
    let figures = [
      pictures?.expected.map { figure($0, "Expected", "expected", sizes.expected) },
      pictures?.actual.map { figure($0, "Actual", "actual", sizes.actual) },
      pictures?.difference.map { figure($0, "Difference", "difference", nil) },
    ].compactMap(\.self)
    return figures.isEmpty ? .text("") : .element("div", ["class": "panes"], figures)
  }

  private var sizes: (expected: PixelSize?, actual: PixelSize?) {
    switch outcome.status {
    case .compared(let finding): (finding.verdict.expectedSize, finding.verdict.actualSize)
    case .added(let size): (nil, size)
    case .removed(let size): (size, nil)
    case .failed: (nil, nil)
    }
  }

  private func figure(_ file: [UInt8], _ word: String, _ role: String, _ size: PixelSize?) -> Markup {
    .element(
      "figure", ["class": "pane", "data-role": role],
      [
        .element(
          "figcaption",
          [
            .element("i", ["class": "key"], ""), .text(word),
            .element("span", size.map { " " + sizeText($0) } ?? ""),
          ]),
        .element(
          "button", ["type": "button", "aria-pressed": "false", "title": "Actual size or fit"],
          [.image(png: file, describedBy: "\(word) picture of \(shortened(outcome.name))", style: proportions(size))]),
      ])
  }

  /// What share of the room this picture may take, so that two sizes are seen in one scale.
  private func proportions(_ size: PixelSize?) -> String {
    guard outcome.word == .sizeChanged, let size, let expected = sizes.expected, let actual = sizes.actual else {
      return ""
    }
    let width = Double(size.width) / Double(max(1, expected.width, actual.width))
    let height = Double(size.height) / Double(max(1, expected.height, actual.height))
    return "--w:\(plain(width));--h:\(plain(height))"
  }

  private var warnings: Markup {
    let warnings = diffWarnings(outcome)
    guard !warnings.isEmpty else { return .text("") }
    return .element(
      "ul", ["class": "diagnostics"],
      warnings.map { .element("li", ["data-severity": "warning"], "warning: " + $0) })
  }
}

extension DiffWord {
  /// The status of a snapshot that looks the same.
  private var status: StatusWord {
    switch self {
    case .identical, .withinTolerance: .unchanged
    case .different: .changed
    case .sizeChanged: .sizeChanged
    case .added, .removed: .missing
    case .error: .error
    }
  }

  /// The name under which the style sheet knows how it looks.
  var look: String { status.look }

  var icon: Markup { HTMLIcon.status(status) }
}
