import Testing

@testable import Report

@Suite struct JSONTests {
  @Test(arguments: [
    (JSONValue.null, "null"), (true, "true"), (false, "false"), (-12, "-12"), (.number(2.625), "2.625"),
    (.number(.nan), "null"), (.number(-.infinity), "null"), (.number(1e300), "1e+300"), (.array([]), "[]"),
    (.object([]), "{}"), (.array([1, .number(0.5)]), "[1, 0.5]"), ("a", "\"a\""),
    (.string("\"\\\n\r\t\u{0}\u{1F}\u{7F}\u{9B}"), #""\"\\\n\r\t\u0000\u001f\u007f\u009b""#),
    (.string("</script>\u{2028}\u{202E}é한😀"), #""\u003c/script>\u2028\u202eé한😀""#),
  ])
  func `values are written in one way`(value: JSONValue, text: String) {
    #expect(value.text == text + "\n")
  }

  @Test func `objects keep their order and are indented`() {
    let value = JSONValue.record(["z": 1, "a": ["x", .record(["k": .null])].asArray, "e": .record([:])])
    #expect(
      value.text == """
        {
          "z": 1,
          "a": [
            "x",
            {
              "k": null
            }
          ],
          "e": {}
        }

        """)
  }

  @Test func `compact text has no blanks, and known members only`() {
    let value = JSONValue.known([
      ("z", 1), ("gone", nil), ("a", .array(["x y", .record(["k": .null]), .array([1, 2])])), ("e", .record([:])),
    ])
    #expect(value.compactText == #"{"z":1,"a":["x y",{"k":null},[1,2]],"e":{}}"#)
  }
}

extension [JSONValue] {
  fileprivate var asArray: JSONValue { .array(self) }
}
