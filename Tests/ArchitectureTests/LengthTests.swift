import Testing

@Suite("Nothing is long")
struct LengthTests {
  private static let files = ["Sources", "Tests", "Benchmarks"].flatMap { Repository.swiftFiles(below: $0) }

  @Test func `no file has more than 400 lines`() {
    for file in Self.files { #expect(lineCount(of: file.text) <= 400, "\(file.path)") }
  }

  @Test func `no verb has more than 120 lines`() {
    let verbs = Repository.swiftFiles(below: "Sources/SnapfarmCommand/Verbs")
    #expect(!verbs.isEmpty)
    for file in verbs { #expect(lineCount(of: file.text) <= 120, "\(file.path)") }
  }

  @Test func `no function has more than 60 lines`() {
    for file in Self.files {
      for function in functions(in: file.tokens) where function.lines > 60 {
        Issue.record("\(file.path):\(function.line): \(function.name) has \(function.lines) lines")
      }
    }
  }

  @Test(arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\nb", 2), ("\n\n", 2)])
  func `lines are counted`(text: String, count: Int) {
    #expect(lineCount(of: text) == count)
  }

  @Test func `functions are measured`() {
    let source = """
      protocol P {
        func a(_ b: () -> Void)
        func c() -> Int
        var d: Int { get }
      }
      struct S {
        init(
          a: Int = { 1 }()
        ) {
          let b = "}"
        }
        func e() { if true { } }
        subscript(i: Int) -> Int {
          self.init
        }
      }
      """
    let found = functions(in: tokens(of: source))
    #expect(found.map(\.name) == ["init", "e", "subscript"])
    #expect(found.map(\.lines) == [5, 1, 3])
    #expect(found.map(\.line) == [7, 12, 13])
  }

  @Test func `a long function is found`() {
    let body = String(repeating: "  a()\n", count: 60)
    #expect(functions(in: tokens(of: "func long() {\n\(body)}\n")).map(\.lines) == [62])
  }
}
