import Farm
import Graphics
import Problems
@testable import Report
import Testing

@Suite struct SnapshotFactsTests {
  private func facts(_ outcomes: [Outcome] = Sample.mixed) -> [String: SnapshotFacts]? {
    snapshotFacts(inResults: Array(runJSON(Sample.run(outcomes)).text.utf8))
  }

  @Test func `numbers of a change are read from the results of a test`() throws {
    var outcome = Sample.outcome(
      "keypad", "iphone-6", .changed(Sample.difference), values: [Sample.landscape, Sample.light])
    outcome.changeDigest = "c0ffee"
    outcome.maskedPixels = 7
    #expect(
      facts([outcome]) == [
        "keypad/iphone-6.landscape": SnapshotFacts(
          pixelDigest: "05bf384a2054", changeDigest: "c0ffee", engineDiffers: false,
          difference: "1,234 of 1,000,500 pixels differ, largest step 255, box 12,30 40×18; 0.12 % of them, "
            + "mean step 190.9, 7 masked")
      ])
  }

  @Test func `another size and another engine are read`() throws {
    var taller = Sample.outcome("a b", "iphone-5", Sample.taller)
    taller.size = .init(width: 640, height: 980)
    let engine = Sample.outcome("keypad", "iphone-6", .changed(Sample.difference), engineDiffers: true)
    let found = try #require(facts([taller, engine]))
    #expect(found["a%20b/iphone-5"]?.difference == "expected 640×960, got 640×980 (+20 rows)")
    #expect(found["keypad/iphone-6"]?.engineDiffers == true)
  }

  @Test func `only what was left to be accepted has facts`() throws {
    let found = try #require(
      facts([
        Sample.outcome("a", "x", .unchanged), Sample.outcome("b", "x", .missing), Sample.outcome("c", "x", .error),
        Sample.outcome("d", "x", .recorded), Sample.outcome("e", "x", .unreadable(.notPNG)),
      ]))
    #expect(found.keys.sorted() == ["b/x"])
    #expect(found["b/x"]?.difference == nil)
  }

  @Test(arguments: [
    "", "{", "[]", "{\"verb\": \"test\"}", "{\"verb\": \"record\", \"outcomes\": []}",
    "{\"verb\": 1, \"outcomes\": [{}]}",
  ])
  func `what is no result of a test says nothing`(text: String) {
    #expect(snapshotFacts(inResults: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "{}", "1", "null", #"{"scene": "a"}"#, #"{"scene": "a", "device": "x", "values": [], "status": "changed"}"#,
    #"{"scene": 1, "device": "x", "values": [], "status": "changed", "pixelDigest": "1"}"#,
    #"{"scene": "a", "device": "x", "values": [], "status": "odd", "pixelDigest": "1"}"#,
  ])
  func `an outcome that lacks something is left out`(outcome: String) {
    let text = "{\"verb\": \"test\", \"outcomes\": [\(outcome)]}"
    #expect(snapshotFacts(inResults: Array(text.utf8)) == [:])
  }

  @Test(arguments: [
    #""difference": {"pixels": 9223372036854775807, "total": -1, "box": [1, 2]}, "size": [-1, 9223372036854775807]"#,
    #""difference": {"pixels": -9223372036854775808, "total": 0, "maxChannelDelta": 1e300}, "size": [0, 0]"#,
    #""difference": {"pixels": "1", "total": 2}, "size": [1, 2]"#, #""difference": [], "size": {}"#,
  ])
  func `numbers that nobody measured stop nothing`(figures: String) {
    let text = """
      {"verb": "test", "outcomes": [{"scene": "a", "device": "x", "values": [{}], "status": "changed",
      "pixelDigest": "1", \(figures)}]}
      """
    #expect(snapshotFacts(inResults: Array(text.utf8))?.count == 1)
  }
}
