import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Reviewing on a terminal")
struct ReviewTerminalTests {
  private let suite: ReviewedSuite

  init() async throws { suite = try await ReviewedSuite() }

  private func start(
    environment: [String: String] = Snapfarm.environment, columns: UInt16 = 100
  ) async throws -> TerminalRun {
    let run = try TerminalRun("review", in: suite.folder.path, environment: environment, columns: columns)
    try #require(await run.shows("[1/3]"), "\(run.output)")
    try #require(await run.shows("Accept?"), "\(run.output)")
    return run
  }

  @Test func `a key needs no Enter and is carried out before the next is asked for`() async throws {
    let before = try suite.folder.bytes("Snapshots/card/100x80@1.png")
    let run = try await start()
    #expect(!run.isInItsFirstState)
    run.type("a")
    #expect(await run.shows("[2/3]"), "\(run.output)")
    #expect(try suite.folder.bytes("Snapshots/card/100x80@1.png") != before)
    #expect(try suite.pending() == ["card/60x60@2", "logo/60x60@2"])
    #expect(await run.shows("Accept?"))
    run.type("r")
    #expect(await run.shows("[3/3]") && run.output.contains("card/60x60@2  rejected"), "\(run.output)")
    #expect(try suite.pending() == ["logo/60x60@2"])
    #expect(await run.shows("Accept?"))
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
    #expect(run.output.hasSuffix("1 accepted, 1 rejected, 1 left\u{1B}[0m\r\n"), "\(run.output)")
    #expect(run.isInItsFirstState)
  }

  @Test(arguments: [("\u{3}", 130), ("\u{4}", 1), ("q", 1), ("S", 1), ("A", 0)] as [(String, Int32)])
  func `however it ends, the terminal is as it was`(key: String, code: Int32) async throws {
    let run = try await start()
    run.type(key)
    if key == "A" {
      #expect(await run.shows("Accept 3 snapshots in 3 decisions? [y/N]"), "\(run.output)")
      run.type("y")
    }
    #expect(await run.finish() == .ended(.exited(code)), "\(run.output)")
    #expect(run.isInItsFirstState)
    #expect(try suite.pending() == (key == "A" ? [] : ReviewedSuite.all))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal leaves the terminal as it was`(number: Int32) async throws {
    let run = try await start()
    run.send(number)
    let end = await run.finish()
    #expect(end == .ended(number == SIGHUP ? .killed(signal: number) : .exited(130)), "\(run.output)")
    #expect(run.isInItsFirstState)
    #expect(number == SIGHUP || run.output.contains("0 accepted, 0 rejected, 3 left"), "\(run.output)")
  }

  @Test(arguments: ["A", "R"])
  func `what decides all is asked about once, and anything but y means no`(key: String) async throws {
    let run = try await start()
    for answer in ["n", "\r", key] {
      run.type(key)
      #expect(await run.shows("3 snapshots in 3 decisions? [y/N]"), "\(run.output)")
      run.type(answer)
      #expect(await run.shows("Accept? ["), "\(run.output)")
      #expect(try suite.pending() == ReviewedSuite.all)
    }
    run.type("s")
    #expect(await run.shows("[2/3]"))
    run.type("s")
    #expect(await run.shows("[3/3]"))
    #expect(await run.shows("Accept? ["))
    run.type(key)
    #expect(await run.finish() == .ended(.exited(1)), "\(run.output)")
    #expect(try suite.pending() == ["card/100x80@1", "card/60x60@2"])
  }

  @Test func `while it is stopped the shell has the terminal, and then it goes on`() async throws {
    let run = try await start()
    run.type("\u{1A}")
    #expect(await run.finish() == .stopped)
    #expect(run.isInItsFirstState)
    run.send(SIGCONT)
    for _ in 0..<500 where run.isInItsFirstState { try await Task.sleep(for: .milliseconds(5)) }
    #expect(!run.isInItsFirstState)
    run.type("a")
    #expect(await run.shows("[2/3]"), "\(run.output)")
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
    #expect(run.isInItsFirstState)
  }

  @Test(arguments: [["\u{1B}[A"], ["\u{1B}", "[A"], ["\u{1B}OA"], ["A\nA\n"], ["aa"], ["Accept them"]])
  func `keys that send several letters and pasted text decide nothing`(pieces: [String]) async throws {
    let run = try await start()
    for piece in pieces {
      run.type(piece)
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(await run.shows("is no key here"), "\(run.output)")
    #expect(await run.shows("Accept?"))
    #expect(try suite.pending() == ReviewedSuite.all)
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)), "\(run.output)")
    #expect(run.output.hasSuffix("0 accepted, 0 rejected, 3 left\u{1B}[0m\r\n"), "\(run.output)")
  }

  @Test func `what was decided stays where the process is killed`() async throws {
    let run = try await start()
    run.type("a")
    #expect(await run.shows("[2/3]"))
    run.send(SIGKILL)
    #expect(await run.finish() == .ended(.killed(signal: SIGKILL)))
    #expect(try suite.pending() == ["card/60x60@2", "logo/60x60@2"])
    let next = try await suite.review("A\n")
    #expect(next.end == .exited(0) && next.lines.last == "2 accepted, 0 rejected, 0 left", "\(next.story)")
    #expect(try await suite.small.test().run.end == .exited(0))
  }

  @Test func `a picture that was not shown is not accepted`() async throws {
    let run = try await start()
    let before = try suite.folder.contents("Snapshots")
    try suite.folder.replace("#33669a", with: "#ff0000", in: "Scenes/card.yaml")
    _ = try await suite.small.test()
    run.type("a")
    #expect(await run.shows("there is another new picture now than the one shown"), "\(run.output)")
    #expect(try suite.folder.contents("Snapshots") == before)
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
    #expect(try suite.pending() == ReviewedSuite.all)
  }

  @Test func `a picture that was not shown is not rejected`() async throws {
    let run = try await start()
    try suite.folder.replace("#33669a", with: "#ff0000", in: "Scenes/card.yaml")
    _ = try await suite.small.test()
    run.type("r")
    #expect(await run.shows("not rejected: there is another new picture now than the one shown"), "\(run.output)")
    #expect(try suite.pending() == ReviewedSuite.all)
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
    #expect(run.output.contains("0 accepted, 0 rejected, 3 left"), "\(run.output)")
  }

  @Test func `NO_COLOR is heeded, and lines fit`() async throws {
    var environment = Snapfarm.environment
    environment["NO_COLOR"] = "1"
    let run = try await start(environment: environment, columns: 40)
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
    #expect(!run.output.contains("\u{1B}"))
    let group = run.output.split(separator: "\r\n").drop { !$0.hasPrefix("[1/3]") }.prefix { !$0.hasPrefix("Accept?") }
    #expect(group.count >= 5 && group.filter { !$0.contains(".png") }.allSatisfy { $0.count <= 40 }, "\(run.output)")
  }

  @Test func `o opens the difference with the system's viewer, or the picture chosen`() async throws {
    #if canImport(Darwin)
    let viewer = "open"
    #else
    let viewer = "xdg-open"
    #endif
    try suite.folder.write("#!/bin/sh\necho \"$# $1\" >> \"$HOME/opened\"\nexec sleep 3\n", to: "bin/\(viewer)")
    try #require(chmod(suite.folder.path("bin/\(viewer)"), 0o755) == 0)
    let environment = ["PATH": suite.folder.path("bin") + ":/usr/bin:/bin", "HOME": suite.folder.path]
    let run = try await start(environment: environment)
    run.type("o")
    #expect(await run.shows("opening .snapfarm/differences/card/100x80@1.png"), "\(run.output)")
    #expect(await run.shows("Accept?"))
    run.type("i")
    #expect(await run.shows("o opens the new picture: .snapfarm/pending/card/100x80@1.png"), "\(run.output)")
    #expect(await run.shows("Accept?"))
    let first = "1 " + suite.folder.path(".snapfarm/differences/card/100x80@1.png") + "\n"
    for _ in 0..<1000 where !suite.folder.has("opened") { try await Task.sleep(for: .milliseconds(5)) }
    run.type("o")
    #expect(await run.shows("opening .snapfarm/pending/card/100x80@1.png"), "\(run.output)")
    let second = "1 " + suite.folder.path(".snapfarm/pending/card/100x80@1.png") + "\n"
    for _ in 0..<1000 where try suite.folder.text("opened") == first { try await Task.sleep(for: .milliseconds(5)) }
    #expect(try suite.folder.text("opened") == first + second)
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
  }

  @Test func `where there is no viewer, that is said`() async throws {
    let run = try await start(environment: ["PATH": suite.folder.path("bin"), "HOME": "/tmp"])
    run.type("o")
    #expect(await run.shows("100x80@1.png cannot be opened: "), "\(run.output)")
    #expect(await run.shows("Accept?"))
    run.type("q")
    #expect(await run.finish() == .ended(.exited(1)))
  }
}
