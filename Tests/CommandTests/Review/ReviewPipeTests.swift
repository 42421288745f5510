import Testing

@Suite("Reviewing with keys from a pipe")
struct ReviewPipeTests {
  private let suite: ReviewedSuite

  init() async throws { suite = try await ReviewedSuite() }

  @Test func `each key is a decision, and the counts come last`() async throws {
    let run = try await suite.review("a\nr\ns\n")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.errors.isEmpty)
    #expect(run.lines.first == "3 snapshots are pending, 3 decisions; ? lists the keys")
    for line in [
      "[1/3] changed: card/100x80@1", "[2/3] changed: card/60x60@2", "[3/3] new: logo/60x60@2",
      "  reference   Snapshots/card/100x80@1.png", "  new         .snapfarm/pending/card/100x80@1.png",
      "o difference  .snapfarm/differences/card/100x80@1.png", "card/100x80@1  updated", "card/60x60@2  rejected",
    ] {
      #expect(run.lines.contains(line), "\(line)\n\(run.story)")
    }
    #expect(run.lines.contains { $0.contains(/^  780 of 8,000 pixels differ, largest step 1, box 10,8 40×20; 9.8 %/) })
    #expect(run.lines.last == "1 accepted, 1 rejected, 1 left")
    #expect(try suite.pending() == ["logo/60x60@2"])
    let (_, results) = try await suite.small.test()
    #expect(counts(results) == ["unchanged": 2, "changed": 1, "missing": 1])
  }

  @Test(arguments: [
    ("A\n", 0, "3 accepted, 0 rejected, 0 left"), ("R", 0, "0 accepted, 3 rejected, 0 left"),
    ("S\n", 1, "0 accepted, 0 rejected, 3 left"), ("q\nA\n", 1, "0 accepted, 0 rejected, 3 left"),
    ("a\n", 1, "1 accepted, 0 rejected, 2 left"), ("\n r \r\n\nA\n", 0, "2 accepted, 1 rejected, 0 left"),
    ("x\nAA\naccept\n?\nd\ni\n", 1, "0 accepted, 0 rejected, 3 left"),
  ])
  func `the exit code says whether something is left`(keys: String, code: Int32, counts: String) async throws {
    let run = try await suite.review(keys)
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(run.lines.last == counts, "\(run.story)")
  }

  @Test func `accepting all is what accept does`() async throws {
    let twin = try await ReviewedSuite()
    try #require(try await twin.small.run("accept").end == .exited(0))
    _ = try await suite.review("A\n")
    #expect(try suite.folder.contents("Snapshots") == twin.folder.contents("Snapshots"))
    #expect(try suite.folder.files(".snapfarm/pending").isEmpty)
    let run = try await suite.review("A\n")
    #expect(run.end == .exited(3) && run.output == "nothing is pending\n", "\(run.story)")
  }

  @Test func `rejecting all leaves references as they are`() async throws {
    let before = try suite.folder.contents("Snapshots")
    _ = try await suite.review("R\n")
    #expect(try suite.folder.contents("Snapshots") == before)
    #expect(try suite.folder.files(".snapfarm/pending").isEmpty)
  }

  @Test func `words choose what is reviewed`() async throws {
    let run = try await suite.review("A\n", "card/*")
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(try suite.pending() == ["logo/60x60@2"])
    let mistake = try await suite.review("A\n", "lgoo/60x60@2")
    #expect(mistake.end == .exited(2) && mistake.errors.contains("did you mean \"logo/60x60@2\"?"), "\(mistake.story)")
  }

  @Test func `without a terminal and without input, it says how`() async throws {
    for run in [try await suite.review(""), try await suite.small.run("review"), try await suite.review("\n\n")] {
      #expect(run.end == .exited(1), "\(run.story)")
      #expect(run.errors.contains("printf 'a\\nr\\n' | snapfarm review"), "\(run.story)")
    }
    #expect(try suite.pending() == ReviewedSuite.all)
  }

  @Test func `what is out of date is refused, and the review goes on`() async throws {
    let reference = "Snapshots/card/100x80@1.png"
    try suite.folder.write(suite.folder.bytes("Snapshots/logo/100x80@1.png"), to: reference)
    let before = try suite.folder.bytes(reference)
    let run = try await suite.review("A\n")
    #expect(run.end == .exited(1), "\(run.story)")
    let refusal = try await suite.small.run("accept", "card/100x80@1").lines[0]
    #expect(run.lines.contains(refusal), "\(run.story)")
    #expect(run.lines.last == "2 accepted, 0 rejected, 1 left")
    #expect(try suite.folder.bytes(reference) == before)
    #expect(try suite.pending() == ["card/100x80@1"])
    #expect(try await suite.review("r\n").end == .exited(0))
  }

  @Test func `a picture that cannot be read is refused, and the exit code says so`() async throws {
    try suite.folder.write("no picture", to: ".snapfarm/pending/card/100x80@1.png")
    let run = try await suite.review("A\n")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.lines.contains("card/100x80@1  not accepted: the new picture cannot be read: it is not a PNG"))
    #expect(run.lines.last == "2 accepted, 0 rejected, 1 left")
  }

  @Test func `a CI server changes nothing`() async throws {
    var environment = Snapfarm.environment
    environment["CI"] = "true"
    #expect(try await suite.review("A\n", environment: environment).end == .exited(0))
  }

  @Test func `references that cannot be written end it with a sentence, after the counts`() async throws {
    remove(suite.folder.path("Snapshots/logo"))
    try suite.folder.write("", to: "Snapshots/logo")
    let run = try await suite.review("A\n", "card/*")
    #expect(run.end == .exited(0), "\(run.story)")
    let other = try await suite.review("a\n")
    #expect(other.end != .exited(0) && other.errors.contains("Snapshots/logo"), "\(other.story)")
    #expect(try suite.pending() == ["logo/60x60@2"])
  }

  @Test(arguments: [4090, 4095, 4096, 4097, 8192, 20_000])
  func `a line longer than any key is none, and neither is its end`(length: Int) async throws {
    for filling in ["x", " "] {
      let run = try await suite.review(String(repeating: filling, count: length) + "yA\nq\n")
      #expect(run.end == .exited(1), "\(run.story)")
      #expect(run.output.contains("is no key here"), "\(run.story)")
      #expect(try suite.pending() == ReviewedSuite.all)
    }
    let run = try await suite.review("a" + String(repeating: " ", count: 20_000))
    #expect(run.lines.last == "0 accepted, 0 rejected, 3 left", "\(run.story)")
  }

  @Test func `what somebody else has settled is not counted as rejected`() async throws {
    let run = try await script(Self.onceAsked("\"$0\" reject -q >&2; echo R"))
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(run.lines.last == "0 accepted, 0 rejected, 3 settled elsewhere, 0 left", "\(run.story)")
  }

  @Test(arguments: ["A", "R"])
  func `where the suite is gone, nothing is settled`(key: String) async throws {
    let run = try await script(
      "mkdir inner && mv -- Scenes Snapshots Images .snapfarm snapfarm.yaml inner && cd inner && "
        + Self.onceAsked("mv ../inner ../moved; echo \(key)"))
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.lines.last == "0 accepted, 0 rejected, 3 left", "\(run.story)")
    #expect(try suite.folder.files("moved/.snapfarm/pending").count == 6)
  }

  @Test func `nothing is decided where the reader has gone`() async throws {
    let run = try await script(
      "yes A 2>/dev/null | { sleep 0.5; \"$0\" review; echo $? >code; } | true; until [ -s code ]; do sleep 0.1; done")
    #expect(run.errors.isEmpty, "\(run.story)")
    #expect(try suite.folder.text("code") == "1\n")
    #expect(try suite.pending() == ReviewedSuite.all)
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `nothing is decided that cannot be printed`(redirection: String) async throws {
    let run = try await script("yes A 2>/dev/null | \"$0\" review \(redirection)")
    #expect(run.end == .exited(69), "\(run.story)")
    #expect(run.errors.contains("cannot be written"), "\(run.story)")
    #expect(try suite.pending() == ReviewedSuite.all)
  }

  /// A script that reviews, and answers with what others print once something is asked.
  private static func onceAsked(_ commands: String) -> String {
    "out=$(mktemp) && { until grep -q 'Accept?' \"$out\"; do sleep 0.05; done; \(commands); } | \"$0\" review >\"$out\"; "
      + "code=$?; cat \"$out\"; rm \"$out\"; exit $code"
  }

  /// Runs a script in the suite's folder, whose `$0` is the command.
  private func script(_ text: String) async throws -> CommandRun {
    let command = ["/bin/sh", "-c", text, try #require(Snapfarm.path)]
    return try await RunningCommand(command, in: suite.folder.path, environment: Snapfarm.environment).finish()
  }
}
