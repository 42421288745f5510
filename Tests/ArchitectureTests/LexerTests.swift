import Testing

@Suite("Taking source apart")
struct LexerTests {
  @Test(arguments: [
    ("let a = b", ["let", "a", "=", "b"]),
    ("a // print(\nb", ["a", "b"]),
    ("/* a /* b */ c */ d", ["d"]),
    (#"f("print( // ")"#, ["f", "(", "\"", ")"]),
    (#""a \(b + "c\(d)") e""#, ["\"", "b", "+", "\"", "d"]),
    (#""\\" + a"#, ["\"", "+", "a"]),
    (##"#"a " \(b)"# + c"##, ["\"", "+", "c"]),
    (##"#"a \#(b)"#"##, ["\"", "b"]),
    ("\"\"\"\n  a \"b\" \\(c)\n  \"\"\" + d", ["\"", "c", "+", "d"]),
    ("größe", ["größe"]),
  ])
  func `tokens of`(source: String, words: [String]) {
    #expect(tokens(of: source).map(\.text) == words)
  }

  @Test func `lines and touching tokens are known`() {
    let found = tokens(of: "a!\n\"\"\"\n\n\"\"\"! b")
    #expect(found.map(\.line) == [1, 1, 2, 4, 4])
    #expect(found.map(\.isJoined) == [false, true, false, true, false])
  }

  @Test func `unfinished source ends`() {
    for source in ["\"", "/*", "\"\\(", "#", "\"\\", "#\"a\""] { _ = tokens(of: source) }
  }
}
