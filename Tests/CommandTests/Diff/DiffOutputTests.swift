import Files
import Graphics
import PNG
import Testing

@Suite("The pictures that diff writes and removes")
struct DiffOutputTests {
  private let files: DiffFolder

  init() throws {
    files = try DiffFolder()
    try files.put("same.png", DiffFolder.plain, DiffFolder.plainAgain)
    try files.put("touched.png", DiffFolder.plain, DiffFolder.touched)
    try files.put("broken.png", DiffFolder.plain, DiffFolder.cutShort)
  }

  @Test(arguments: ["overlay", "mask", "heat", "strip", "blink"])
  func `a picture of ours goes when there is nothing to show any more`(kind: String) async throws {
    _ = try await files.run("a/touched.png", "b/touched.png", "-o", "d.png", "--picture", kind)
    #expect(files.folder.has("d.png"))
    let same = try await files.run("a/same.png", "b/same.png", "-o", "d.png")
    #expect(same.end == .exited(0), "\(same.story)")
    #expect(!files.folder.has("d.png"))
  }

  @Test func `a picture without an ending gets one`() async throws {
    _ = try await files.run("a/touched.png", "b/touched.png", "-o", "d")
    #expect(files.folder.has("d.png") && !files.folder.has("d"))
  }

  @Test func `nothing is removed where a pair cannot be compared`() async throws {
    _ = try await files.run("a/touched.png", "b/touched.png", "-o", "d.png")
    let before = try files.folder.bytes("d.png")
    let broken = try await files.run("a/broken.png", "b/broken.png", "-o", "d.png")
    #expect(broken.end == .exited(2), "\(broken.story)")
    let missing = try await files.run("a/no.png", "b/same.png", "-o", "d.png")
    #expect(missing.end == .exited(2), "\(missing.story)")
    #expect(try files.folder.bytes("d.png") == before)
  }

  @Test func `pictures that others put there stay`() async throws {
    let others = [
      "photo.png": DiffFolder.plain,
      "reference.png": encodePNG(DiffFolder.picture(), level: 6, provenance: "snapfarm 1\n"),
    ]
    for (name, bytes) in others.sorted(by: { $0.key < $1.key }) {
      try files.folder.write(bytes, to: name)
      let run = try await files.run("a/same.png", "b/same.png", "-o", name)
      #expect(run.end == .exited(0), "\(run.story)")
      #expect(try files.folder.bytes(name) == bytes, "\(name)")
    }
  }

  @Test(arguments: ["same.png", "touched.png"])
  func `what is no picture stays, whether there is a difference or not`(_ name: String) async throws {
    try files.folder.write("words", to: "notes.txt")
    let run = try await files.run("a/" + name, "b/" + name, "-o", "notes.txt")
    #expect(run.end == .exited(64) && run.errors.contains("is there and no picture"), "\(run.story)")
    #expect(try files.folder.text("notes.txt") == "words")
  }

  @Test func `whose picture a file is says its start, however much follows`() async throws {
    _ = try await files.run("a/touched.png", "b/touched.png", "-o", "ours.png")
    try files.folder.write(DiffFolder.plain, to: "photo.png")
    for name in ["ours.png", "photo.png"] {
      try files.folder.extend(name, to: 1 << 34)
      let run = try await files.run("a/same.png", "b/same.png", "-o", name)
      #expect(run.end == .exited(0), "\(run.story)")
    }
    #expect(!files.folder.has("ours.png"))
    #expect(files.folder.has("photo.png"))
  }

  @Test func `a link to a folder that is compared leads no picture into it`() async throws {
    try files.put("in/touched.png", DiffFolder.plain, DiffFolder.touched)
    let before = try files.folder.contents("a")
    try makeFolders(files.folder.path("out"))
    try files.folder.link("out/in", to: "../a/in")
    let run = try await files.run("a", "b", "--glob", "*touched.png", "-o", "out")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(
      run.output.contains(
        "in/touched.png  error: the picture \"out/in/touched.png\" would overwrite what is compared, by way of a link\n"
      ),
      "\(run.story)")
    #expect(try files.folder.contents("a") == before)
    #expect(files.folder.has("out/touched.png"))
  }

  @Test func `nor does a link to a file, and nothing behind a link is removed`() async throws {
    // A picture of a difference may itself be compared.
    _ = try await files.run("a/touched.png", "b/touched.png", "-o", "a/kept.png")
    let kept = try files.folder.bytes("a/kept.png")
    try files.folder.write(kept, to: "b/kept.png")
    let before = [try files.folder.contents("a"), try files.folder.contents("b")]
    try makeFolders(files.folder.path("out"))
    try files.folder.link("out/touched.png", to: "../b/touched.png")
    try files.folder.link("out/kept.png", to: files.folder.path("a/kept.png"))
    let run = try await files.run("a", "b", "--glob", "touched.png", "--glob", "kept.png", "-o", "out")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.contains("1 identical, 1 error"), "\(run.story)")
    #expect([try files.folder.contents("a"), try files.folder.contents("b")] == before)
    #expect(files.folder.has("out/kept.png"))
  }

  @Test func `a picture that only one folder has must be a sound one`() async throws {
    // Its chunks are whole, but its pixels are not.
    var chunks = PNGChunks(of: DiffFolder.plain)
    chunks.chunks = chunks.chunks.map { $0.type == "IDAT" ? .init(type: "IDAT", data: Array($0.data.prefix(9))) : $0 }
    try files.put("lone.png", chunks.file, nil)
    try files.put("sound.png", nil, DiffFolder.plain)
    let run = try await files.run("a", "b", "--glob", "lone.png", "--glob", "sound.png")
    #expect(run.end == .exited(2), "\(run.story)")
    #expect(run.output.contains("lone.png  error: the first picture cannot be read: "), "\(run.story)")
    #expect(run.lines.last == "a → b: 1 added, 1 error", "\(run.story)")
  }

  @Test func `a page shows the overlay, whatever the file is`() async throws {
    for kind in ["overlay", "heat", "blink"] {
      let flags = ["-o", kind + ".png", "--picture", kind, "--html", kind + ".html"]
      _ = try await Snapfarm.run(["diff", "a/touched.png", "b/touched.png"] + flags, in: files.folder.path)
    }
    _ = try await files.run("a/touched.png", "b/touched.png", "--html", "none.html")
    let page = try files.folder.text("overlay.html")
    #expect(page.split(separator: "<script type=\"text/plain\" id=\"picture:").count == 4)
    for name in ["heat.html", "blink.html", "none.html"] { #expect(try files.folder.text(name) == page, "\(name)") }
    #expect(try files.folder.bytes("heat.png") != files.folder.bytes("overlay.png"))
  }

  @Test(arguments: [["--max-diff-pixels", "2"], ["--mask", "0,1,60,1", "--mask", "0,38,60,1"]])
  func `a page shows what was allowed`(flags: [String]) async throws {
    let words = ["diff", "a", "b", "--glob", "touched.png", "--html", "p.html"] + flags
    let run = try await Snapfarm.run(words, in: files.folder.path)
    #expect(run.end == .exited(0), "\(run.story)")
    let page = try files.folder.text("p.html")
    #expect(page.contains("\"title\":\"Everything is within what was allowed\""))
    #expect(page.split(separator: "<script type=\"text/plain\" id=\"picture:").count == 4)
  }

  @Test func `few pixels have a frame in an overlay, and many none`() async throws {
    let paper = Bitmap(width: 80, height: 60, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 80 * 60))
    var pixels = paper.pixels
    // A lone pixel, one in the corner, and a large block.
    for place in [20 * 80 + 30, 0] { pixels[place] = 0xFF00_0000 }
    for y in 30..<50 { for x in 50..<70 { pixels[y * 80 + x] = 0xFF00_0000 } }
    let other = Bitmap(width: 80, height: 60, pixels: pixels)
    try files.put("dots.png", encodePNG(paper, level: 6), encodePNG(other, level: 6))
    for words in [["a/dots.png", "b/dots.png", "-o", "out/dots.png"], ["a", "b", "--glob", "dots.png", "-o", "out"]] {
      _ = try await Snapfarm.run(["diff"] + words, in: files.folder.path)
      let overlay = try files.written("out/dots.png")
      let framed = overlay.pixels.indices.filter { overlay.pixels[$0] == 0xFF20_2020 }.map { ($0 % 80, $0 / 80) }
      // A square of 11 pixels a side around the lone one, and two sides of 6 around the corner.
      #expect(framed.count == 40 + 11)
      #expect(
        framed.contains { $0 == (25, 15) } && framed.contains { $0 == (35, 25) } && framed.contains { $0 == (5, 5) })
      #expect(overlay.pixels[20 * 80 + 30] == 0xFFFF_0000 && overlay.pixels[0] == 0xFFFF_0000)
      #expect(overlay.pixels.count { $0 == 0xFFFF_0000 } == 402)
    }
  }

  @Test func `masks are told to the page as they were given`() async throws {
    let masks = ["--mask", "0,1,60,1", "--mask", "0,20 5,20 5,25.5"]
    _ = try await Snapfarm.run(
      ["diff", "a", "b", "--glob", "touched.png", "--html", "p.html"] + masks, in: files.folder.path)
    let page = try files.folder.text("p.html")
    #expect(page.contains("\"masks\":[{\"box\":[0,1,60,1]},{\"polygon\":[[0,20],[5,20],[5,25.5]]}]"))
  }
}
