import Farm
import Report
import Testing

@Suite struct JSONReaderTests {
  @Test(arguments: [
    ("null", JSONValue.null), (" [ ] ", .array([])), ("{\n}", .object([])),
    ("[1, -2.5, 1e2]", .array([1, .number(-2.5), .number(100)])),
    ("{\"a\": {\"b\": [true, false]}}", .object([.init("a", .object([.init("b", .array([true, false]))]))])),
    ("\"\\u00e9\\ud83d\\ude00 \\\"\\\\\\/\\n\\t é\"", "é😀 \"\\/\n\t é"), ("9223372036854775807", .integer(.max)),
    ("9223372036854775808", .number(9_223_372_036_854_775_808)),
  ])
  func `a document is read`(_ text: String, _ value: JSONValue) {
    #expect(JSONValue(reading: Array(text.utf8)) == value)
  }

  @Test(arguments: [
    "", "nul", "[1,]", "[1 2]", "{\"a\" 1}", "{a: 1}", "\"a", "\"\\x\"", "\"\\ud800\"", "\"\u{1}\"", "1.", "-", "+1",
    "1e999",
    "[] []", "{\"a\":1,}", String(repeating: "[", count: 100_000), "\"\\u12", "--1", "#",
  ])
  func `what is no document is nothing`(_ text: String) {
    #expect(JSONValue(reading: Array(text.utf8)) == nil)
  }

  @Test func `bytes that are no UTF-8 are no text`() {
    #expect(JSONValue(reading: [0x22, 0xFF, 0x22]) == nil)
  }

  @Test func `what is written is read back`() {
    let document = runJSON(Sample.run(Sample.mixed))
    #expect(JSONValue(reading: Array(document.text.utf8))?.text == document.text)
  }
}

@Suite struct FailedNamesTests {
  private func names(_ text: String) -> Set<String>? { FailedNames(inResults: Array(text.utf8))?.names }

  @Test func `the failures of a test are known by their names`() {
    var result = Sample.run(Sample.mixed)
    #expect(names(runJSON(result).text) == nil)
    result.plan = PlanSummary(of: [], isWhole: true)
    let names = names(runJSON(result).text)
    #expect(
      names == [
        "keypad/iphone-6.landscape", "card/iphone-4s", "card/iphone-5", "card/iphone-6", "launch/iphone-4s",
        "launch/iphone-5", "launch/iphone-5.landscape",
      ])
  }

  @Test(arguments: [
    "{}", "[]", "x", "{\"verb\": \"render\", \"outcomes\": []}", "{\"verb\": \"test\"}",
    "{\"verb\": \"test\", \"plan\": {}, \"outcomes\": [1]}",
    "{\"verb\": \"test\", \"plan\": {}, \"outcomes\": [{\"id\": \"a\"}]}", "{\"verb\": \"test\", \"outcomes\": []}",
  ])
  func `what holds no results of a test is told from one without failures`(_ text: String) {
    #expect(names(text) == nil)
    #expect(names("{\"verb\": \"test\", \"plan\": {}, \"outcomes\": []}") == [])
  }

  @Test func `files with errors are known, and what was drawn all the same`() throws {
    var result = Sample.run([Sample.outcome("card", "iphone-5", .unchanged)])
    result.plan = PlanSummary(of: [], isWhole: false)
    result.problems = [Sample.noImage, Sample.truncated]
    let failed = try #require(FailedNames(inResults: Array(runJSON(result).text.utf8)))
    #expect(failed.names.isEmpty && failed.told == ["card/iphone-5"] && failed.files == ["Scenes/launch.yaml"])
  }

  @Test func `an unknown status counts as a failure`() {
    #expect(names("{\"verb\": \"test\", \"plan\": {}, \"outcomes\": [{\"id\": \"a\", \"status\": \"new\"}]}") == ["a"])
  }
}
