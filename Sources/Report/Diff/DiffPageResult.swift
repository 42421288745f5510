import Compare
import Farm
import Graphics

/// One pair as the page loads it.
struct DiffPageResult {
  let outcome: DiffOutcome
  /// Its place among all.
  let index: Int
  let result: DiffResult
  let pictures: DiffPictures?

  var json: JSONValue {
    .known(
      [
        ("id", .string(outcome.name)), ("scene", .string(outcome.name)), ("device", ""),
        ("status", .string(status)),
        ("message", outcome.word == .error ? .string(sentence) : nil),
        ("notes", list(notes)),
        ("facts", facts.isEmpty ? nil : .array(facts)),
        ("files", files),
        ("tinted", tintsBelowThreshold ? true : nil),
        ("masks", masks.isEmpty ? nil : .array(masks)),
      ] + paths + PageComparison(outcome).members)
  }

  /// The word that the page has for it.
  private var status: String {
    switch outcome.word {
    case .identical: StatusWord.unchanged.rawValue
    case .different: StatusWord.changed.rawValue
    case .withinTolerance, .sizeChanged, .added, .removed, .error: outcome.word.rawValue
    }
  }

  /// The line of the pair without the word that the page says anyway.
  private var sentence: String {
    let (sentence, start) = (diffSentence(outcome), outcome.word.text + ": ")
    return harmless(sentence.hasPrefix(start) ? String(sentence.dropFirst(start.count)) : sentence)
  }

  private var notes: [String] {
    guard outcome.finding != nil else { return [] }
    return ([sentence] + diffRemarks(outcome) + diffWarnings(outcome).map { "warning: " + $0 }).map(harmless)
  }

  private func list(_ texts: [String]) -> JSONValue? {
    texts.isEmpty ? nil : .array(texts.map(JSONValue.string))
  }

  private var facts: [JSONValue] {
    guard let verdict = outcome.finding?.verdict, let window = verdict.details?.densestWindow,
      window.differentPixels > 0
    else { return [] }
    let place = "\(count(window.differentPixels, "pixel", "pixels")) at \(window.box.x),\(window.box.y)"
    return [.record(["name": .string("Densest \(window.size) × \(window.size)"), "value": .string(place)])]
  }

  private var files: JSONValue {
    func path(_ folder: String) -> JSONValue {
      .string(folder.hasSuffix("/") ? folder + outcome.name : folder + "/" + outcome.name)
    }
    let (a, b): (JSONValue, JSONValue) =
      outcome.typedFiles.map { (.string($0.a), .string($0.b)) } ?? (path(result.a), path(result.b))
    return .known([
      ("expected", outcome.word == .added ? nil : a), ("actual", outcome.word == .removed ? nil : b),
    ])
  }

  private var tintsBelowThreshold: Bool {
    outcome.finding?.verdict.failedGates.contains { $0.gate == .maxSubthresholdMean } ?? false
  }

  private var masks: [JSONValue] {
    outcome.finding == nil ? [] : result.masks.compactMap { maskJSON($0) }
  }

  private var paths: [(String, JSONValue?)] {
    (pictures?.named(index) ?? []).map { ($0.key, .string("images/\($0.name).png")) }
  }
}

extension DiffPictures {
  /// The pictures that are there, by the key that results have for them and by the names that they get on a page.
  func named(_ index: Int) -> [(key: String, name: String, bytes: [UInt8])] {
    [("expected", expected), ("actual", actual), ("diff", difference)].compactMap { key, bytes in
      bytes.map { (key, "p\(index)-\(key)", $0) }
    }
  }
}
