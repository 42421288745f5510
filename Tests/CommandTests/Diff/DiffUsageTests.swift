import Testing

@Suite("What is typed after diff")
struct DiffUsageTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.put("p.png", DiffFolder.plain, DiffFolder.touched)
    try files.folder.write(DiffFolder.plain, to: "m.png")
    try files.folder.write("x", to: "file.txt")
  }

  private static let pair = ["a/p.png", "b/p.png"]

  @Test(arguments: [
    (["a/p.png"], "\"diff\" needs A B"),
    (
      pair + ["--color-tolerance", "0.1"],
      "--color-tolerance means nothing without --mode yiq, yiq-white or oklab; exact has no tolerance"
    ),
    (
      pair + ["--color-tolerance", "0.1", "--mode", "exact"],
      "--color-tolerance means nothing without --mode yiq, yiq-white or oklab; exact has no tolerance"
    ),
    (pair + ["--mode", "yiq", "--color-tolerance", "1.5"], "--color-tolerance is a number from 0 to 1, not \"1.5\""),
    (pair + ["--mode", "ssim"], "--mode is exact or yiq or yiq-white or oklab, not \"ssim\""),
    (pair + ["--max-diff-pixels", "-1"], "--max-diff-pixels is a number from 0 to 2147483648, not \"-1\""),
    (pair + ["--max-diff-pixels", "1.5"], "--max-diff-pixels is a number from 0 to 2147483648, not \"1.5\""),
    (pair + ["--max-diff-ratio", "nan"], "--max-diff-ratio is a number from 0 to 1, not \"nan\""),
    (pair + ["--max-channel-delta", "256"], "--max-channel-delta is a number from 0 to 255, not \"256\""),
    (
      pair + ["--max-window-diff", "99999999999999999999"],
      "--max-window-diff is a number from 0 to 2147483648, not \"99999999999999999999\""
    ),
    (pair + ["--max-subthreshold-mean", "inf"], "--max-subthreshold-mean is a number from 0 to 255, not \"inf\""),
    (
      pair + ["--mask", "1,2,3"],
      "--mask is x,y,w,h or three or more corners \"x,y x,y x,y\" or a file that ends in .png, not \"1,2,3\""
    ),
    (pair + ["--picture", "heat"], "--picture means nothing without --output"),
    (pair + ["--glob", "*"], "--glob means nothing without two folders"),
    (["a", "b/p.png"], "\"b/p.png\" is a file and \"a\" a folder; name two files or two folders"),
    (["a/p.png", "b"], "\"a/p.png\" is a file and \"b\" a folder; name two files or two folders"),
    (pair + ["-o", "b/../a/p.png"], "--output \"b/../a/p.png\" would overwrite what is compared; name another place"),
    (pair + ["--json", "b/p.png"], "--json \"b/p.png\" would overwrite what is compared; name another place"),
    (
      pair + ["--mask", "m.png", "--html", "./m.png"],
      "--html \"./m.png\" would overwrite what is compared; name another place"
    ),
    (
      pair + ["-o", "x", "--junit", "./x.png"], "--junit \"./x.png\" would overwrite another result; name another place"
    ),
    (pair + ["--json", "-", "--junit", "-"], "--junit \"-\" would overwrite another result; name another place"),
    (["a", "b", "-o", "b"], "--output \"b\" would overwrite what is compared; name another place"),
    (["a", "b", "-o", "a/out"], "--output \"a/out\" would overwrite what is compared; name another place"),
    (["a", "b", "--json", "a/p.png"], "--json \"a/p.png\" would overwrite what is compared; name another place"),
    (["a", "b", "-o", "file.txt"], "--output \"file.txt\" is a file; folders need a folder"),
    (
      pair + ["--suite", "x"],
      "\"diff\" has no flag --suite; did you mean \"--quiet\"?; \"snapfarm diff --help\" lists them"
    ),
  ])
  func `a mistake is one sentence and exit code 64`(words: [String], sentence: String) async throws {
    let before = try files.folder.contents(".")
    let run = try await Snapfarm.run(["diff"] + words, in: files.folder.path)
    #expect(run.end == .exited(64), "\(run.story)")
    #expect(run.output.isEmpty)
    #expect(run.errors == "snapfarm: \(sentence)\n")
    #expect(try files.folder.contents(".") == before)
  }

  @Test func `a link is no way round it`() async throws {
    try files.folder.link("link.png", to: "b/p.png")
    try files.folder.link("links", to: "b")
    let run = try await files.run("a/p.png", "b/p.png", "-o", "link.png")
    #expect(run.end == .exited(64), "\(run.story)")
    let folders = try await files.run("a", "b", "-o", "links/out")
    #expect(folders.end == .exited(64), "\(folders.story)")
  }

  @Test(arguments: ["/dev/../", "/dev/./..//", "/proc/self/cwd/../../../../../../../../../../../../../../.."])
  func `a path through a folder of devices is no way round it`(start: String) async throws {
    let place = start + files.folder.path("a/p.png")
    for flag in ["-o", "--json", "--html"] {
      let run = try await files.run("a/p.png", "b/p.png", flag, place)
      #expect(run.end == .exited(64), "\(run.story)")
    }
    #expect(try files.folder.bytes("a/p.png") == DiffFolder.plain)
  }

  @Test func `devices and pipes take what is written`() async throws {
    let run = try await files.run("a/p.png", "b/p.png", "-o", "/dev/null", "--json", "/dev/null", "--html", "/dev/null")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (["", "b/p.png"], "\"\" is missing"), (["a/p.png", ""], "\"\" is missing"), (["", ""], "\"\" is missing"),
  ])
  func `an empty word names no file`(words: [String], sentence: String) async throws {
    let run = try await Snapfarm.run(["diff"] + words, in: files.folder.path)
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.contains(sentence), "\(run.story)")
  }

  @Test func `an empty word is no folder`() async throws {
    let run = try await files.run("", "b")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.errors == "snapfarm: \"\" is missing\n")
  }

  @Test func `a folder above is no way round it`() async throws {
    // The picture of in/p.png would be out/in/p.png, which is the second folder's own.
    try files.folder.write(DiffFolder.plain, to: "one/in/p.png")
    try files.folder.write(DiffFolder.touched, to: "out/in/p.png")
    let run = try await files.run("one/in", "out/in", "-o", "out")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(files.folder.has("out/p.png"))
    try files.folder.write(DiffFolder.plain, to: "one/in/in/p.png")
    let among = try await files.run("one/in", "out/in", "-o", "out")
    #expect(among.end == .exited(64), "\(among.story)")
  }

  @Test func `help lists every flag`() async throws {
    let run = try await files.run("--help")
    #expect(run.end == .exited(0))
    for flag in ["--mode MODE", "--max-subthreshold-mean X", "-o, --output PATH", "-j, --jobs N", "--github"] {
      #expect(run.output.contains(flag), "\(flag)")
    }
    #expect(!run.output.contains("--suite"))
    #expect(run.lines.allSatisfy { $0.count <= 120 }, "\(run.output)")
  }

  @Test func `compare is another word for it`() async throws {
    let run = try await Snapfarm.run("compare", "a/p.png", "a/p.png", in: files.folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
  }
}
