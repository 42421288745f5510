import Graphics
import PNG
import Testing

@Suite("diff of two files")
struct DiffPairTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.put("1.png", DiffFolder.plain, DiffFolder.plain)
    try files.put("2.png", DiffFolder.plain, DiffFolder.plainAgain)
    try files.put("3.png", DiffFolder.plain, DiffFolder.touched)
    try files.put("4.png", DiffFolder.plain, DiffFolder.taller)
    try files.put("5.png", DiffFolder.plain, DiffFolder.cutShort)
    try files.put("6.png", DiffFolder.plain, nil)
    try files.put("7.png", Array("no picture".utf8), DiffFolder.cutShort)
  }

  @Test(arguments: [
    ("1.png", 0, "identical (decided by file)"),
    ("2.png", 0, "identical (decided by "),
    ("3.png", 1, "different: 2 of 2,400 pixels differ (0.083 %), box 1,1 25×38, largest delta "),
    ("4.png", 1, "size changed: expected 60×40, got 60×44 (+4 rows); what both cover is the same; decided by differ"),
    ("5.png", 2, "error: \"b/5.png\" cannot be read: it ends early"),
    ("6.png", 2, "error: \"b/6.png\" is missing"),
    (
      "7.png", 2,
      "error: \"a/7.png\" cannot be read: it is not a PNG; \"b/7.png\" cannot be read: it ends early"
    ),
  ])
  func `are told in a line, and by the exit code`(name: String, code: Int32, words: String) async throws {
    let run = try await files.run("a/" + name, "b/" + name)
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(run.lines.first?.hasPrefix("b/\(name)  \(words)") == true, "\(run.story)")
    #expect(run.errors.isEmpty)
  }

  @Test func `the flag that a failure names lets it pass, and one less does not`() async throws {
    let failed = try await files.run("a/3.png", "b/3.png")
    let flag = try #require(failed.output.firstMatch(of: /not allowed without (--[a-z-]+) (\d+)/))
    #expect(flag.1 == "--max-diff-pixels" && flag.2 == "2")
    let passed = try await files.run("a/3.png", "b/3.png", String(flag.1), String(flag.2))
    #expect(passed.end == .exited(0), "\(passed.story)")
    #expect(passed.output.hasPrefix("b/3.png  within tolerance: 2 of 2,400 pixels differ"))
    let other = try await files.run("a/3.png", "b/3.png", "--max-diff-pixels", "1")
    #expect(other.end == .exited(1))
    let share = try await files.run("a/3.png", "b/3.png", "--max-diff-ratio", "0.000834")
    #expect(share.end == .exited(0), "\(share.story)")
    // Nothing makes another size the same.
    let size = try await files.run("a/4.png", "b/4.png", "--max-diff-ratio", "1", "--max-forgiven", "9999")
    #expect(size.end == .exited(1), "\(size.story)")
  }

  @Test func `quiet tells failures only`() async throws {
    #expect(try await files.run("-q", "a/1.png", "b/1.png").output.isEmpty)
    #expect(try await !files.run("-q", "a/3.png", "b/3.png").output.isEmpty)
  }

  @Test func `the picture of a difference is written, and goes when there is none`() async throws {
    let differs = try await files.run("a/3.png", "b/3.png", "-o", "out/d.png")
    #expect(differs.end == .exited(1), "\(differs.story)")
    #expect(differs.lines.last == "  picture: out/d.png")
    let picture = try files.written("out/d.png")
    #expect(picture.width == 60 && picture.height == 40)
    let same = try await files.run("a/2.png", "b/2.png", "-o", "out/d.png")
    #expect(same.end == .exited(0), "\(same.story)")
    #expect(!files.folder.has("out/d.png"))
  }

  @Test func `a picture that cannot be written is trouble`() async throws {
    try files.folder.write("x", to: "file")
    let run = try await files.run("a/3.png", "b/3.png", "-o", "file/d.png")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.contains("\"file/d.png\" cannot be written: "))
  }

  @Test(arguments: [
    (["--mask", "0,0,60,40"], 2, "the masks leave nothing to compare"),
    (["--mask", "1,1,1,1", "--mask", "20,30,20,10"], 0, "identical"),
    (["--mask", "0,0 60,0 60,40 0,40"], 2, "the masks leave nothing to compare"),
    (["--mask", "1,1,1,1"], 1, "1 of 2,399 pixels differs"),
    (["--mask", "500,500,10,10"], 1, "warning: a mask covers nothing of this picture"),
  ])
  func `masks leave out what they cover`(flags: [String], code: Int32, words: String) async throws {
    let run = try await Snapfarm.run(["diff", "a/3.png", "b/3.png"] + flags, in: files.folder.path)
    #expect(run.end == .exited(code), "\(run.story)")
    #expect(run.output.contains(words), "\(run.story)")
  }

  @Test func `masks are laid over equal files too`() async throws {
    let all = try await files.run("a/1.png", "b/1.png", "--mask", "0,0,60,40")
    #expect(all.end == .exited(2), "\(all.story)")
    let some = try await files.run("a/1.png", "b/1.png", "--mask", "0,0,2,3")
    #expect(some.output == "b/1.png  identical (decided by file, 6 pixels masked)\n")
    let none = try await files.run("a/1.png", "b/1.png", "--mask", "60,0,2,3")
    #expect(none.end == .exited(0))
    #expect(none.lines.last == "  warning: a mask covers nothing of this picture")
  }

  @Test func `a mask may be a picture`() async throws {
    let light = (0..<2400).map { $0 / 60 == 1 || $0 / 60 == 38 ? UInt32(0xFFFF_FFFF) : 0xFF00_0000 }
    try files.folder.write(encodePNG(Bitmap(width: 60, height: 40, pixels: light), level: 6), to: "m.png")
    let run = try await files.run("a/3.png", "b/3.png", "--mask", "m.png")
    #expect(run.end == .exited(0), "\(run.story)")
    let missing = try await files.run("a/3.png", "b/3.png", "--mask", "no.png")
    #expect(missing.end == .exited(2))
    #expect(missing.errors == "snapfarm: the mask \"no.png\" cannot be read: No such file or directory\n")
  }

  @Test func `chunks about colour are a warning`() async throws {
    var chunks = PNGChunks(of: DiffFolder.plain)
    // Files of ours say sRGB, beside which a gamma means nothing.
    chunks.chunks = chunks.chunks.map { $0.type == "sRGB" ? .init(type: "gAMA", data: [0, 1, 134, 160]) : $0 }
    try files.put("8.png", DiffFolder.plain, chunks.file)
    let run = try await files.run("a/8.png", "b/8.png")
    #expect(run.end == .exited(0), "\(run.story)")
    let warning = "  warning: the files differ in gAMA: viewers may show equal values in other colours"
    #expect(run.lines.last == warning, "\(run.story)")
  }
}
