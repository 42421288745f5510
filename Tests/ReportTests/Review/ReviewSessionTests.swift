import References
import Report
import Testing

@Suite struct ReviewSessionTests {
  /// What a step came to, short enough for a table.
  private func word(_ step: ReviewSession.Step) -> String {
    func stems(_ snapshots: [ReviewSnapshot]) -> String { snapshots.map(\.entry.stem).joined(separator: " ") }
    return switch step {
    case .accept(let snapshots): "accept " + stems(snapshots)
    case .reject(let snapshots): "reject " + stems(snapshots)
    case .skip(let number): "skip \(number)"
    case .details(let group): "details " + stems(group.snapshots)
    case .choose: "choose"
    case .open: "open"
    case .help: "help"
    case .quit: "quit"
    case .unknown(let key): "unknown " + key
    }
  }

  @Test(arguments: [
    ("a r s", ["accept card/a card/c", "reject card/b", "skip 1"], true),
    ("A", ["accept card/a card/c card/b logo/a"], true),
    ("s R", ["skip 2", "reject card/b logo/a"], true),
    ("a S", ["accept card/a card/c", "skip 2"], true),
    ("d i o ? h", ["details card/a card/c", "choose", "open", "help", "help"], false),
    ("s d", ["skip 2", "details card/b"], false),
    ("a q a", ["accept card/a card/c", "quit", "quit"], true),
    ("q", ["quit"], true),
    ("x aa Å \u{1B}[A accept", ["unknown x", "unknown aa", "unknown Å", "unknown \u{1B}[A", "unknown accept"], false),
    ("a a a a A", ["accept card/a card/c", "accept card/b", "accept logo/a", "quit", "quit"], true),
  ])
  func `keys mean what is shown`(keys: String, steps: [String], isOver: Bool) {
    var session = ReviewSession(ReviewSample.groups)
    #expect(keys.split(separator: " ").map { word(session.press(String($0))) } == steps)
    #expect((session.current == nil) == isOver)
  }

  @Test func `the position counts groups`() {
    var session = ReviewSession(ReviewSample.groups)
    #expect(session.position == (1, 3))
    _ = session.press("s")
    #expect(session.position == (2, 3))
    #expect(session.current?.snapshots.map(\.entry.stem) == ["card/b"])
  }

  @Test func `i goes through the pictures, and the wish holds for what follows`() {
    var session = ReviewSession(ReviewSample.groups)
    var paths = [session.choice?.path]
    for _ in 0..<3 {
      #expect(session.press("i") == .choose)
      paths.append(session.choice?.path)
    }
    #expect(paths == ["r/card/a.diff.png", "p/card/a.png", "s/card/a.png", "r/card/a.diff.png"])
    _ = session.press("i")
    _ = session.press("s")
    #expect(session.choice?.path == "p/card/b.png")
  }

  @Test func `where there is one picture, it is that one and no wish changes`() {
    var session = ReviewSession(
      ReviewGroup.all(of: [
        ReviewSample.other("a/1", .new(ReviewSample.size)), ReviewSample.other("b/1", .companionOnly),
      ]))
    _ = session.press("i")
    #expect(session.choice?.kind == .new)
    _ = session.press("s")
    #expect(session.choice == nil)
    #expect(session.press("i") == .choose)
  }

  @Test func `without a group there is nothing to ask`() {
    var session = ReviewSession([])
    #expect(session.current == nil && session.choice == nil)
    #expect(session.press("a") == .quit)
  }
}
