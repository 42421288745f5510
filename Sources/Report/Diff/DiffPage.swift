import Compare
package import Farm

/// The most bytes of picture files that a page of `diff` holds; the page grows by four thirds of that.
package let diffPagePictureBytes = 24 << 20

/// The result of `diff` as one HTML page that holds its pictures, and needs no other file and no network.
///
/// What failed is shown with its pictures; where nothing did, what is not the same and was allowed.
///
/// - Parameters:
///   - result: The result; the same one gives the same bytes.
///   - failed: The pictures of pairs that failed.
///   - allowed: Those of pairs that are not the same and pass.
/// - Returns: The page's bytes.
package func diffPage(_ result: DiffResult, failed: KeptPictures, allowed: KeptPictures) -> [UInt8] {
  let page = DiffPage(result, failed: failed, allowed: allowed)
  return reportPage(holding: page.results, pictures: page.pictures)
}

/// What a page of `diff` loads.
struct DiffPage {
  private let result: DiffResult
  private let fails: Bool
  private let kept: KeptPictures

  init(_ result: DiffResult, failed: KeptPictures, allowed: KeptPictures) {
    self.result = result
    fails = result.outcomes.contains { !$0.word.passes }
    kept = fails ? failed : allowed
  }

  /// The document, in the shape that `pageResults` has.
  ///
  /// Of a result, `notes`, `facts`, `files`, `diff` and `tinted` are of `diff` only, and `notice`, `title` and `summary`
  /// of the run.
  var results: JSONValue {
    .known([
      ("version", .integer(pageVersion)),
      ("suite", .string("\(result.a) → \(result.b)")),
      ("run", run),
      ("groups", .array([])),
      ("findings", .array([])),
      (
        "results",
        .array(
          result.outcomes.enumerated().map { index, outcome in
            DiffPageResult(outcome: outcome, index: index, result: result, pictures: shown(index)).json
          })
      ),
    ])
  }

  /// The pictures in the order of the results.
  var pictures: [(name: String, bytes: [UInt8])] {
    result.outcomes.indices.flatMap { index in
      shown(index)?.named(index).map { ($0.name, $0.bytes) } ?? []
    }
  }

  private func shown(_ index: Int) -> DiffPictures? {
    result.outcomes[index].word.passes == !fails ? kept[index] : nil
  }

  private var run: JSONValue {
    let mode = result.outcomes.lazy.compactMap { $0.finding?.verdict.mode.rawValue }.first
    return .known([
      ("verb", "diff"),
      ("compared", mode.map { .string($0) }),
      ("incomplete", result.wasInterrupted ? "the run was interrupted" : nil),
      ("notice", kept.leftSomeOut ? .string(room) : nil),
      ("exitCode", .integer(Int(exitCode(of: result)))),
      ("plan", .string(count(result.outcomes.count, "picture", "pictures"))),
      ("title", .string(title)),
      ("summary", .string(diffSummary(result) + ".")),
    ])
  }

  private var room: String {
    "This page holds at most \(sizeLimit(diffPagePictureBytes)) of pictures: those of the first "
      + "\(fails ? "failures" : "pictures") by name. Compare fewer files at a time, with --glob, to see the others."
  }

  /// What stands in place of failures where there are none.
  private var title: String {
    if result.wasInterrupted { return "The run was interrupted" }
    guard exitCode(of: result) == 0 else { return "Nothing was compared" }
    let areSame = result.outcomes.allSatisfy { $0.word == .identical && $0.finding?.decidedBy != .differ }
    return areSame ? "All pictures are the same" : "Everything is within what was allowed"
  }
}
