package import Farm
import References

/// Which of the pictures of a snapshot.
package enum PictureRole: Sendable, Hashable, CaseIterable {
  /// The reference.
  case expected
  /// The new picture.
  case actual
  /// The picture of the difference.
  case difference
}

/// The result of a run as one HTML page, which works from a file and without a network.
///
/// - Parameters:
///   - result: The result; the same one gives the same bytes.
///   - picture: The path of a picture relative to the page, not encoded; nil where there is none. The caller puts the
///     pictures there.
/// - Returns: The page. All texts of the result are escaped, and the page lets no script run but its own.
package func htmlReport(
  _ result: RunResult, picture: (_ outcome: Outcome, _ role: PictureRole) -> String?
) -> String {
  let failures = HTMLFailure.all(in: result, picture: picture)
  return Markup.lines([
    .constant("<!doctype html>\n<html lang=\"en\">"),
    head(result, failures: failures.count),
    .constant("<body>"),
    HTMLIcon.definitions,
    .element("a", ["class": "skip", "href": "#main"], "Skip to the pictures"),
    header(result, failures: failures.count),
    .element("div", ["class": failures.isEmpty ? "work alone" : "work"], [index(failures), main(result, failures)]),
    .element("script", constant: htmlScript),
    .constant("</body>\n</html>"),
  ]).html
}

private func head(_ result: RunResult, failures: Int) -> Markup {
  let state = failures == 0 ? summary(result) : count(failures, "failure", "failures")
  return .element(
    "head",
    [
      .constant("\n<meta charset=\"utf-8\">\n"),
      .void("meta", ["http-equiv": "Content-Security-Policy", "content": contentSecurityPolicy]),
      .constant("\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"),
      .constant("<meta name=\"color-scheme\" content=\"light dark\">\n"),
      .element("title", "\(state) · \(shortened(result.suite)) · Snapfarm"),
      .constant("\n"),
      HTMLIcon.favicon,
      .constant("\n"),
      .element("style", constant: htmlStyle),
      .constant("\n"),
    ])
}

private func header(_ result: RunResult, failures: Int) -> Markup {
  let counts = StatusCounts(result.outcomes)
  let words = StatusWord.allCases.filter(\.isFailure) + StatusWord.allCases.filter { !$0.isFailure }
  let chips = words.filter { counts[$0] > 0 }.map { word in
    Markup.element(
      "li", ["class": "chip", "data-status": word.look],
      [HTMLIcon.status(word), .text(" \(grouped(counts[word])) \(word.text)")])
  }
  return .element(
    "header", ["class": "top"],
    [
      .element("div", ["class": "brand"], [HTMLIcon.mark, .element("h1", shortened(result.suite))]),
      .element("ul", ["class": "chips", "aria-label": "Snapshots by status"], chips),
      failures == 0
        ? .text("")
        : .constant("<p class=\"keys\"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>z</kbd> zoom</p>"),
    ])
}

private func index(_ failures: [HTMLFailure]) -> Markup {
  guard !failures.isEmpty else { return .text("") }
  return .element(
    "nav", ["class": "index", "aria-label": "Failures"],
    [.element("ol", failures.map(\.indexEntry))])
}

private func main(_ result: RunResult, _ failures: [HTMLFailure]) -> Markup {
  .element(
    "main", ["id": "main"],
    [
      .constant("\n"),
      failures.isEmpty ? htmlAllGreen(result) : htmlOverview(result, failures: failures.count),
      htmlDiagnostics(result),
      .lines(failures.filter { !$0.isOtherEngine }.map(\.article)),
      htmlOtherEngine(result, failures.filter(\.isOtherEngine)),
      htmlPassed(result),
      htmlEngine(result),
    ])
}
