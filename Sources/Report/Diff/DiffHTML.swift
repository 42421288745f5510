package import Farm

/// The most bytes of picture files that a page of `diff` holds; the page grows by four thirds of that.
package let diffPagePictureBytes = 24 << 20

/// The result of `diff` as one HTML page with its pictures inside, which needs no other file and no network.
///
/// - Parameters:
///   - result: The result; the same one gives the same bytes.
///   - isCut: Whether pictures are missing because there was no room.
///   - pictures: The pictures of a pair, by its number; nil where there are none or no room was left for them.
/// - Returns: The page. All texts of the result are escaped, and the page lets no script run but its own.
package func diffHTML(_ result: DiffResult, isCut: Bool, pictures: (_ index: Int) -> DiffPictures?) -> String {
  let failures = result.outcomes.enumerated().filter { !$0.element.word.passes }.enumerated().map { number, pair in
    DiffHTMLPair(outcome: pair.element, number: number + 1, pictures: pictures(pair.offset))
  }
  return Markup.lines([
    .constant("<!doctype html>\n<html lang=\"en\">"),
    head(result, failures: failures.count),
    .constant("<body>"),
    HTMLIcon.definitions,
    .element("a", ["class": "skip", "href": "#main"], "Skip to the pictures"),
    header(result, failures: failures.count),
    .element(
      "div", ["class": failures.isEmpty ? "work alone" : "work"],
      [index(failures), main(result, failures, isCut: isCut)]),
    .element("script", constant: htmlScript),
    .constant("</body>\n</html>"),
  ]).html
}

private func names(_ result: DiffResult) -> String { "\(shortened(result.a)) → \(shortened(result.b))" }

private func head(_ result: DiffResult, failures: Int) -> Markup {
  let state = failures == 0 ? diffSummary(result) : count(failures, "failure", "failures")
  return .element(
    "head",
    [
      .constant("\n<meta charset=\"utf-8\">\n"),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": contentSecurityPolicy]),
      .constant("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"),
      .constant("<meta name=\"color-scheme\" content=\"light dark\">\n"),
      .element("title", "\(state) · \(names(result)) · Snapfarm"),
      .constant("\n"),
      HTMLIcon.favicon,
      .constant("\n"),
      .element("style", constant: htmlStyle),
      .constant("\n"),
    ])
}

private func header(_ result: DiffResult, failures: Int) -> Markup {
  let counts = DiffCounts(result.outcomes)
  let words = DiffWord.allCases.filter { !$0.passes } + DiffWord.allCases.filter(\.passes)
  let chips = words.filter { counts[$0] > 0 }.map { word in
    Markup.element(
      "li", ["class": "chip", "data-status": word.look],
      [word.icon, .text(" \(grouped(counts[word])) \(word.text)")])
  }
  return .element(
    "header", ["class": "top"],
    [
      .element("div", ["class": "brand"], [HTMLIcon.mark, .element("h1", names(result))]),
      .element("ul", ["class": "chips", "aria-label": "Pairs by status"], chips),
      failures == 0
        ? .text("")
        : .constant("<p class=\"keys\"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>z</kbd> zoom</p>"),
    ])
}

private func index(_ failures: [DiffHTMLPair]) -> Markup {
  guard !failures.isEmpty else { return .text("") }
  return .element(
    "nav", ["class": "index", "aria-label": "Failures"], [.element("ol", failures.map(\.indexEntry))])
}

private func main(_ result: DiffResult, _ failures: [DiffHTMLPair], isCut: Bool) -> Markup {
  .element(
    "main", ["id": "main"],
    [
      .constant("\n"), failures.isEmpty ? green(result) : overview(result, failures.count, isCut: isCut),
      .lines(failures.map(\.article)), passed(result),
    ])
}

private func overview(_ result: DiffResult, _ failures: Int, isCut: Bool) -> Markup {
  let note =
    "This page holds at most \(sizeLimit(diffPagePictureBytes)) of pictures: those of the first failures by name. "
    + "Compare fewer files at a time, with --glob, to see the others."
  return .element(
    "section", ["class": "overview", "aria-labelledby": "overview"],
    [
      .element("h2", ["id": "overview"], count(failures, "picture needs a look", "pictures need a look")),
      .element("p", diffSummary(result) + "."),
      isCut ? .element("p", note) : .text(""),
      result.wasInterrupted
        ? .element("p", "The run was interrupted; this is what was done until then.") : .text(""),
    ])
}

/// What stands in place of failures when there are none.
private func green(_ result: DiffResult) -> Markup {
  let isGreen = exitCode(of: result) == 0
  let title =
    result.wasInterrupted
    ? "The run was interrupted" : isGreen ? "All pictures are the same" : "Nothing was compared"
  return .element(
    "section", ["class": "green", "aria-labelledby": "green"],
    [
      .element(
        "p", ["class": "sign", "data-status": isGreen ? "passed" : "error"],
        [HTMLIcon.status(isGreen ? .unchanged : .error)]),
      .element("h2", ["id": "green"], title),
      .element("p", diffSummary(result) + "."),
    ])
}

/// The pairs that passed; what needed a tolerance is said with its numbers.
private func passed(_ result: DiffResult) -> Markup {
  let passed = result.outcomes.filter(\.word.passes)
  guard !passed.isEmpty else { return .text("") }
  let rows = passed.map { outcome in
    let notes = outcome.word == .identical ? [] : [diffSentence(outcome)] + diffRemarks(outcome)
    return Markup.element(
      "li",
      [
        .element("b", shortened(outcome.name, to: 200)),
        .text((notes + diffWarnings(outcome).map { "warning: " + $0 }).map { " " + $0 }.joined(separator: ";")),
      ])
  }
  return .element(
    "details", ["class": "passed"], [.element("summary", DiffCounts(passed).text), .element("ul", rows)])
}
