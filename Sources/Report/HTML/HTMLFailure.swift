import Farm
import Problems
import References

/// One failed snapshot on the page: an entry of the index and an article.
struct HTMLFailure {
  let outcome: Outcome
  /// Its number on the page, from 1, in the order in which the articles stand.
  let number: Int
  /// The pictures there are, in the order of roles.
  let pictures: [HTMLPicture]

  /// The failures in plan order, those that another engine explains after all others.
  static func all(in result: RunResult, picture: (Outcome, PictureRole) -> String?) -> [HTMLFailure] {
    let failed = result.outcomes.filter(\.word.isFailure)
    let ordered = failed.filter { !$0.isEngineMismatch } + failed.filter(\.isEngineMismatch)
    return ordered.enumerated().map { index, outcome in
      let pictures = PictureRole.allCases.compactMap { role in
        picture(outcome, role).map { HTMLPicture(role: role, path: $0, outcome: outcome) }
      }
      return HTMLFailure(outcome: outcome, number: index + 1, pictures: pictures)
    }
  }

  var isOtherEngine: Bool { outcome.isEngineMismatch }

  var indexEntry: Markup {
    .element(
      "li",
      [
        .element(
          "a", ["href": "#f\(number)", "data-status": outcome.word.look],
          [
            HTMLIcon.status(outcome.word),
            .element(
              "span", [.element("b", shortened(outcome.identity.scene)), .element("small", outcome.deviceWords)]),
            .element("span", ["class": "sr"], outcome.word.text),
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
      [heading, panes, diagnostics, accept])
  }

  private var heading: Markup {
    let title = [
      Markup.text(shortened(outcome.identity.scene)), .element("span", " on \(outcome.deviceWords)"),
    ]
    return .element(
      "div", ["class": "explain"],
      [
        .element(isOtherEngine ? "h3" : "h2", ["id": "t\(number)"], title),
        .element(
          "p", ["class": "where"],
          [
            .element("span", ["class": "tag"], [HTMLIcon.status(outcome.word), .text(outcome.word.text)]),
            .element("strong", failureSentence(outcome) ?? ""),
          ]),
        facts,
      ])
  }

  private var facts: Markup {
    .element(
      "dl", ["class": "facts"],
      outcome.facts.map { fact in .element("div", [.element("dt", fact.name), .element("dd", fact.value)]) })
  }

  private var panes: Markup {
    guard !pictures.isEmpty else { return .text("") }
    return .element("div", ["class": "panes"], pictures.map(\.figure))
  }

  private var diagnostics: Markup {
    guard !outcome.diagnostics.isEmpty else { return .text("") }
    return .element(
      "ul", ["class": "diagnostics"],
      outcome.diagnostics.map { diagnostic in
        .element("li", ["data-severity": diagnostic.severity.rawValue], line(for: diagnostic))
      })
  }

  private var accept: Markup {
    guard outcome.word.isAcceptable else { return .text("") }
    return htmlCommand(acceptCommand(naming: [outcome.identity]), label: "Accept this snapshot")
  }
}
