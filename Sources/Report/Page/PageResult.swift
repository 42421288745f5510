import Farm
import Graphics
import Problems
import References

/// One snapshot as the page loads it.
struct PageResult {
  let outcome: Outcome
  /// Where its diagnostics stand in the list of all.
  let findings: [Int]

  func json(_ context: PageContext) -> JSONValue {
    let identity = outcome.identity
    let id = identity.description
    let comparison = PageComparison(outcome)
    return .known(
      [
        ("id", .string(id)),
        ("stem", identity.stem == id ? nil : .string(identity.stem)),
        ("scene", .string(identity.scene)),
        ("device", .string(identity.device)),
        ("variant", text(identity.namedValues.joined(separator: ", "))),
        ("status", .string(outcome.word.rawValue)),
        ("group", PageGroup(outcome).map { .string($0.id) }),
        ("engineDiffers", flag(outcome.engineDiffers)),
        ("companionDiffers", flag(outcome.companionDiffers)),
        ("scale", .number(outcome.scale)),
        ("source", place),
        ("reference", outcome.files.expected.map(JSONValue.string)),
        ("digest", outcome.pixelDigest.map(JSONValue.string)),
        ("message", message),
        ("tolerance", outcome.reason.map { .record(["reason": .string($0)]) }),
        ("masks", masks.isEmpty ? nil : .array(masks)),
        ("findings", findings.isEmpty ? nil : .array(findings.map(JSONValue.integer))),
      ] + pictures(context) + comparison.members)
  }

  private func text(_ text: String) -> JSONValue? { text.isEmpty ? nil : .string(text) }

  private func flag(_ flag: Bool) -> JSONValue? { flag ? true : nil }

  private var place: JSONValue {
    let source = outcome.source
    return .record(["file": .string(source.file), "line": .integer(source.line), "column": .integer(source.column)])
  }

  private var masks: [JSONValue] { outcome.leftOut.compactMap { maskJSON($0) } }

  private var message: JSONValue? {
    guard case .unreadable(let fault) = outcome.status else { return excessSentence(outcome).map { .string($0) } }
    return .string(referenceSentence(for: fault))
  }

  private func pictures(_ context: PageContext) -> [(String, JSONValue?)] {
    let expected = context.picture(outcome, .expected)
    let actual = context.picture(outcome, .actual)
    let isReadable = [expected, actual].allSatisfy { $0?.hasTwin ?? true }
    return [
      ("expected", expected.map { .string($0.path) }), ("actual", actual.map { .string($0.path) }),
      ("twins", isReadable ? nil : false),
    ]
  }
}
