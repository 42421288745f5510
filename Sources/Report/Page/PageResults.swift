package import Farm
import Problems
import References

/// The version of the document that `pageResults` makes.
let pageVersion = 1

/// The results as the page loads them: the same bytes for the same result, hence no times and no path of the machine.
///
/// What is not known is left out. Boxes are `[x, y, width, height]` and sizes `[width, height]`, in pixels.
///
/// - `version`, `suite`.
/// - `run`: `verb`, `compared` (the rule), `incomplete` (why the results are not of everything), `notice` (what
///   fails the run besides snapshots), `exitCode`, `plan` (in words), `engine` (a library or font a line), `otherPending`
///   (folders of pending pictures of earlier runs).
/// - `groups`, in the order of the run: `id`, and `kind`: `change` (the same change of pixels), `new` (a scene without
///   references), `engine` (everything that another engine explains).
/// - `findings`: `severity`, `code`, `message`, `file`, `line`, `column`, `view`, `source` (`first` and `lines`).
/// - `results`, in plan order: `id`, `stem` (the name of its files, where that is another), `scene`, `device`, `variant`,
///   `status`, `group`, `masks` (`box` or `polygon`), `engineDiffers`, `companionDiffers`, `scale`, `source`, `reference` (relative to the suite),
///   `digest` of the pixels, `message`, `findings` (places in the list), `expected` and `actual` (pictures), `twins`
///   (false where their pixels cannot be read), `expectedSize`, `actualSize`, `counts` (`different`, `total`, `maxDelta`,
///   `meanDelta`, and `forgiven`, `belowThreshold` and `masked` where there are any), `box`, `clusters` (`box`, `pixels`),
///   `clusterCount`, `shifts` (`kind`, `at` and `count` or `dx` and `dy`, `remaining`).
///
/// Keys that the page knows and nothing gives yet: `deviceName`, `platform`, `kind`, `explanation` (`view`, `property`,
/// `old`, `new`), `views` (`id`, `old`, `new`), `tolerance` (`maxDiffPixels`, `reason`), and
/// `title` of a group.
package func pageResults(_ result: RunResult, _ context: PageContext) -> JSONValue {
  let findings = PageFindings(result)
  return .known([
    ("version", .integer(pageVersion)),
    ("suite", .string(result.suite)),
    ("run", run(result, context)),
    ("groups", .array(PageGroup.all(in: result.outcomes).map(\.json))),
    ("findings", .array(findings.all.map { findingJSON($0, context) })),
    (
      "results",
      .array(result.outcomes.map { PageResult(outcome: $0, findings: findings.places(in: $0)).json(context) })
    ),
  ])
}

/// The file beside the page: a call with the results, which a browser loads from a file where it would not read JSON.
package func pageScript(_ results: JSONValue) -> String { "Snapfarm.load(\(results.compactText));\n" }

private func run(_ result: RunResult, _ context: PageContext) -> JSONValue {
  .known([
    ("verb", .string(result.verb.rawValue)),
    ("compared", result.verb == .test ? "exact" : nil),
    ("incomplete", incompleteSentence(result).map { .string($0) }),
    ("notice", notice(result)),
    ("exitCode", .integer(Int(exitCode(of: result)))),
    ("plan", .string(count(result.outcomes.count, "snapshot", "snapshots"))),
    ("engine", .array(result.engine.map(JSONValue.string))),
    ("otherPending", context.otherPending.map { .array($0.map(JSONValue.string)) }),
  ])
}

/// Why a run fails of which every snapshot may have passed.
private func notice(_ result: RunResult) -> JSONValue? {
  guard result.orphansFail, let sentence = orphanSentence(result) else { return nil }
  return .string(sentence + ".")
}

private func findingJSON(_ finding: Diagnostic, _ context: PageContext) -> JSONValue {
  let location = finding.location
  let excerpt = location.flatMap { context.excerpt($0.file, $0.line) }
  return .known([
    ("severity", .string(finding.severity.rawValue)),
    ("code", .string(code(of: finding.problem))),
    ("message", .string(sentence(for: finding.problem))),
    ("file", location.map { .string($0.file) }),
    ("line", location.map { .integer($0.line) }),
    ("column", location.map { .integer($0.column) }),
    ("view", finding.view.map(JSONValue.string)),
    (
      "source",
      excerpt.map {
        .record(["first": .integer($0.firstLine), "lines": .array($0.lines.map { .string(shortened($0, to: 160)) })])
      }
    ),
  ])
}
