import Files
import Graphics
import PNG
import Testing

/// The shape of a document: its keys in their order, all the way down; of lists, the shape of their longest element.
private func shape(_ value: JSON) -> [String] {
  switch value {
  case .object(let members):
    members.flatMap { member in [member.key] + shape(member.value).map { member.key + "." + $0 } }
  case .array(let elements): elements.map { shape($0) }.max { $0.count < $1.count } ?? []
  default: []
  }
}

@Suite("Documentation/diff.md")
struct DiffDocumentTests {
  private let document: String
  private let examples: [JSON]

  init() throws {
    let root = (0..<4).reduce(#filePath) { path, _ in FilePaths.parent(of: path) }
    document = String(
      decoding: try readFile(FilePaths.join(root, "Documentation/diff.md"), limit: 1 << 20), as: UTF8.self)
    let parts = document.split(separator: "```json\n").dropFirst()
    examples = try parts.map { try JSON(String($0.split(separator: "\n```")[0])) }
  }

  @Test func `the example of two files has the keys that are written`() async throws {
    try #require(examples.count == 2)
    let files = try DiffFolder()
    let other = encodePNG(DiffFolder.picture([61: 0xFFFF_FFFF, 2305: 0xFFFF_FFFF]), level: 6)
    try files.folder.write(DiffFolder.plain, to: "expected.png")
    try files.folder.write(other, to: "actual.png")
    let run = try await files.run("expected.png", "actual.png", "-o", "difference.png", "--json", "-")
    let written = try JSON(run.output)
    #expect(shape(written) == shape(examples[0]))
    #expect(written.a == examples[0].a && written.b == examples[0].b && written.picture == examples[0].picture)
    for key in ["status", "mode", "decidedBy", "differentPixels", "clusterCount", "failedGates"] {
      #expect(written[dynamicMember: key] == examples[0][dynamicMember: key], "\(key)")
    }
  }

  @Test func `the example of two folders is what is written`() async throws {
    try #require(examples.count == 2)
    let files = try DiffFolder()
    let small = encodePNG(DiffFolder.picture(width: 20, height: 20), level: 6)
    for name in ["broken.png", "old.png", "same.png"] { try files.folder.write(small, to: "expected/" + name) }
    for name in ["new.png", "same.png"] { try files.folder.write(small, to: "actual/" + name) }
    try files.folder.write(Array(small.dropLast(14)), to: "actual/broken.png")
    let run = try await files.run("expected", "actual", "--json", "-")
    #expect(try JSON(run.output) == examples[1], "\(run.output)")
  }

  @Test func `its recipes pass over what other tools pass over`() async throws {
    let commands = document.replacing("\\\n", with: "").matches(of: #/    snapfarm diff A B (--mode .*)/#).map {
      $0.1.split(separator: " ").map(String.init)
    }
    #expect(commands.count == 2)
    let files = try DiffFolder()
    let pixels = DiffFolder.picture().pixels.map { $0 ^ 0x01_0000 }
    let near = encodePNG(Bitmap(width: 60, height: 40, pixels: pixels), level: 6)
    try files.put("p.png", DiffFolder.plain, near)
    #expect(try await files.run("a", "b", "--mode", "yiq").end == .exited(1))
    try files.put("q.png", DiffFolder.plain, DiffFolder.touched)
    for flags in commands {
      let passing = try await Snapfarm.run(["diff", "a/p.png", "b/p.png"] + flags, in: files.folder.path)
      #expect(passing.end == .exited(0), "\(passing.story)")
      let failing = try await Snapfarm.run(["diff", "a/q.png", "b/q.png"] + flags, in: files.folder.path)
      #expect(failing.end == .exited(1), "\(failing.story)")
    }
  }

  @Test func `every flag has a place in it`() async throws {
    let folder = try TestFolder()
    let help = try await Snapfarm.run("diff", "--help", in: folder.path)
    let flags = help.output.matches(of: /--[a-z-]+/).map { String($0.0) }
    #expect(flags.count > 18)
    let general = ["--quiet", "--color", "--help", "--version", "--jobs", "--output"]
    for flag in Set(flags) where !general.contains(flag) {
      #expect(document.contains("`\(flag)`") || document.contains("`\(flag) "), "\(flag)")
    }
  }
}
