import Farm
import Testing

@testable import Report

@Suite("JSON report of diff")
struct DiffJSONTests {
  private func keys(_ value: JSONValue) -> [String] {
    guard case .object(let members) = value else { return [] }
    return members.map(\.key)
  }

  private func value(_ key: String, of value: JSONValue) -> JSONValue? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.key == key }?.value
  }

  @Test func `the keys of two files stand in the order that is promised`() {
    let document = diffJSON(DiffSample.files(DiffSample.changed))
    let promised = [
      "status", "mode", "differentPixels", "forgivenAntialiasing", "belowThreshold", "box", "clusters", "size",
      "decidedBy",
    ]
    #expect(Array(keys(document).prefix(9)) == promised)
    #expect(document.text.hasPrefix("{\n  \"status\": \"different\",\n  \"mode\": \"exact\",\n"))
    #expect(value("box", of: document) == .array([5, 6, 96, 85]))
    #expect(value("size", of: document) == .record(["a": .array([120, 100]), "b": .array([120, 100])]))
  }

  @Test func `all pairs of folders have the same keys, and the lists have their names`() {
    let document = diffJSON(DiffSample.folders(DiffSample.all))
    guard case .array(let pairs) = value("pairs", of: document) else {
      Issue.record("there are pairs")
      return
    }
    #expect(pairs.map { value("name", of: $0) } == DiffSample.all.map { .string($0.name) })
    let expected = ["name"] + keys(diffJSON(DiffSample.files(DiffSample.same))).dropLast(4)
    for (pair, outcome) in zip(pairs, DiffSample.all) where outcome.finding != nil { #expect(keys(pair) == expected) }
    #expect(
      value("failedItems", of: document) == .array(["broken.png", "grown.png", "shifted.png", "sub/changed.png"]))
    #expect(value("newItems", of: document) == .array(["new.png"]))
    #expect(value("deletedItems", of: document) == .array(["old.png"]))
    #expect(value("passedItems", of: document) == .array(["masked.png", "same.png", "tolerated.png"]))
    #expect(value("exitCode", of: document) == 2)
    let counts = value("counts", of: document)
    #expect(counts.map(keys) == DiffWord.allCases.map(\.rawValue))
    #expect(counts.flatMap { value("identical", of: $0) } == 2)
  }

  @Test(arguments: [DiffSample.broken, DiffSample.added, DiffSample.removed])
  func `what was not compared has no numbers`(outcome: DiffOutcome) {
    let document = diffJSON(DiffSample.files(outcome))
    #expect(value("status", of: document) == .string(outcome.word.rawValue))
    #expect(!keys(document).contains("differentPixels"))
    #expect(keys(document).suffix(4) == ["schema", "a", "b", "interrupted"])
  }

  @Test func `shifts and gates are data`() {
    let document = diffJSON(DiffSample.files(DiffSample.shifted))
    #expect(
      value("shifts", of: document)
        == .array([
          .record([
            "kind": "rows-inserted", "at": 31, "count": 12, "dx": 0, "dy": 0, "area": .array([0, 31, 120, 69]),
            "remainingDifferentPixels": 0,
          ])
        ]))
    #expect(document.text.contains("\"gate\": \"max-diff-ratio\",\n      \"limit\": 0.01,\n      \"value\": 0.346417"))
  }
}
