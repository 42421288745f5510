package import Farm

/// The most bytes of picture files that a page of `diff` holds; the page grows by four thirds of that.
package let diffPagePictureBytes = 24 << 20

/// The result of `diff` as one HTML page with its pictures inside, which needs no other file and no network.
///
/// What failed is shown with its pictures; where nothing did, what is not the same and was allowed.
///
/// - Parameters:
///   - result: The result; the same one gives the same bytes.
///   - failed: The pictures of pairs that failed.
///   - allowed: Those of pairs that are not the same and pass.
/// - Returns: The page. All texts of the result are escaped, and the page lets no script run but its own.
package func diffHTML(_ result: DiffResult, failed: KeptPictures, allowed: KeptPictures) -> String {
  let failures = shown(result, failed) { !$0.word.passes }
  let pairs = failures.isEmpty ? shown(result, allowed, where: isAllowed) : failures
  let overview =
    pairs.isEmpty
    ? green(result)
    : overview(result, pairs.count, fails: !failures.isEmpty, isCut: (failures.isEmpty ? allowed : failed).leftSomeOut)
  return Markup.lines([
    .constant("<!doctype html>\n<html lang=\"en\">"),
    head(result, failures: failures.count),
    .constant("<body>"),
    HTMLIcon.definitions,
    .element("a", ["class": "skip", "href": "#main"], "Skip to the pictures"),
    header(result, hasPairs: !pairs.isEmpty),
    .element(
      "div", ["class": pairs.isEmpty ? "work alone" : "work"],
      [index(pairs, fail: !failures.isEmpty), main(result, pairs, overview)]),
    .element("script", constant: htmlScript),
    .constant("</body>\n</html>"),
  ]).html
}

/// Pairs that pass though they are not the same: their differences were allowed, or lie under masks.
private func isAllowed(_ outcome: DiffOutcome) -> Bool {
  outcome.word == .withinTolerance || (outcome.word == .identical && outcome.finding?.decidedBy == .differ)
}

private func shown(
  _ result: DiffResult, _ pictures: KeptPictures, where isShown: (DiffOutcome) -> Bool
) -> [DiffHTMLPair] {
  result.outcomes.enumerated().filter { isShown($0.element) }.enumerated().map { number, pair in
    DiffHTMLPair(outcome: pair.element, number: number + 1, pictures: pictures[pair.offset])
  }
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

private func header(_ result: DiffResult, hasPairs: Bool) -> Markup {
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
      hasPairs
        ? .constant("<p class=\"keys\"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>z</kbd> zoom</p>")
        : .text(""),
    ])
}

private func index(_ pairs: [DiffHTMLPair], fail: Bool) -> Markup {
  guard !pairs.isEmpty else { return .text("") }
  return .element(
    "nav", ["class": "index", "aria-label": fail ? "Failures" : "Allowed differences"],
    [.element("ol", pairs.map(\.indexEntry))])
}

private func main(_ result: DiffResult, _ pairs: [DiffHTMLPair], _ overview: Markup) -> Markup {
  .element(
    "main", ["id": "main"], [.constant("\n"), overview, .lines(pairs.map(\.article)), passed(result)])
}

private func overview(_ result: DiffResult, _ pairs: Int, fails: Bool, isCut: Bool) -> Markup {
  let note =
    "This page holds at most \(sizeLimit(diffPagePictureBytes)) of pictures: those of the first "
    + "\(fails ? "failures" : "pairs") by name. Compare fewer files at a time, with --glob, to see the others."
  let title =
    fails
    ? count(pairs, "picture needs a look", "pictures need a look")
    : result.wasInterrupted ? "The run was interrupted" : "Everything is within what was allowed"
  return .element(
    "section", ["class": "overview", "aria-labelledby": "overview"],
    [
      .element("h2", ["id": "overview"], title),
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
