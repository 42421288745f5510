import Files
import Graphics
import PNG
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("A hundred frames are the same bytes everywhere")
struct DeterminismTests {
  /// What is drawn where nothing is out of the ordinary.
  private static let plain = Result { try drawing(under: .plain) }

  /// Where others want the frames; an absolute path.
  private static let keptFrames = getenv("SNAPFARM_FRAMES").map { String(cString: $0) }.flatMap {
    $0.hasPrefix("/") ? $0 : nil
  }

  /// The frames, and the repository's own examples on one small screen.
  private static func drawing(under influence: Influence, change: (String) throws -> Void = { _ in }) throws -> Drawing
  {
    let scratch = try Scratch(influence.folder)
    let suite = scratch.path
    try FrameSuite.write(to: suite, isReversed: influence.isReversed)
    try HostileFonts.write(to: suite)
    try change(suite)
    var variables = ["PATH": "/usr/bin:/bin", "HOME": "/tmp"]
    for (name, value) in influence.variables {
      variables[name] = value.split(separator: "SUITE", omittingEmptySubsequences: false).joined(separator: suite)
    }
    var drawing = Drawing()
    let examples = ["--suite", TestFiles.repository + "/snapfarm.yaml", "-d", "200x320@1"]
    let frames = influence.isInside ? [] : ["--suite", suite + "/snapfarm.yaml"]
    for (name, words) in [("frames", frames), ("examples", examples)] {
      let (pictures, results) = (suite + "/" + name, suite + "/" + name + ".json")
      _ = try Call(
        words: ["render", "--quiet", "-o", pictures, "--json", results] + influence.flags + words,
        folder: influence.isInside ? suite : "/", variables: variables, prelude: influence.prelude
      ).run()
      try drawing.read(pictures: pictures, results: results)
    }
    return drawing
  }

  @Test(arguments: Influence.all)
  func `nothing changes under`(_ influence: Influence) throws {
    var (drawing, plain) = (try Self.drawing(under: influence), try Self.plain.get())
    #expect(drawing.files.count > 2 * FrameSuite.count)
    // Files of scenes have other names then.
    if influence.isReversed { (drawing, plain) = (drawing.withoutSources, plain.withoutSources) }
    let differences = drawing.differences(from: plain)
    #expect(differences == [])
  }

  @Test func `frames are varied`() throws {
    let plain = try Self.plain.get()
    let frames = plain.digests.filter { $0.key.hasPrefix("frame-") }
    #expect(frames.count == FrameSuite.count)
    #expect(plain.digests.count >= FrameSuite.count + 8)
    #expect(Set(frames.values).count == FrameSuite.count)
    #expect(plain.files.count == 2 * plain.digests.count)
    let scenes = (0..<FrameSuite.count).map(FrameSuite.scene).joined()
    #expect(FrameWords.all.filter { !scenes.contains($0) } == [])
  }

  /// The comparison itself: the smallest step of one channel of one pixel is found, in the one frame that has it.
  @Test func `one changed pixel is noticed`() throws {
    let plain = try Self.plain.get()
    let name = "frame-42/150x110@"
    let file = try #require(plain.files.keys.first { $0.hasPrefix(name) && $0.hasSuffix(".png") })
    let bitmap = try decodePNG(try #require(plain.files[file]), pixelLimit: 1 << 22)
    let pixels = bitmap.pixels.enumerated().map { $0.offset == 777 ? $0.element ^ 1 : $0.element }
    var changed = plain
    changed.files[file] = encodePNG(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels), level: 6)
    #expect(changed.differences(from: plain) == [file])
    #expect(plain.differences(from: Drawing()).count == plain.files.count + plain.digests.count)
  }

  /// The whole way from a scene: one more view of one point changes its frame, by all three measures, and no other.
  @Test func `one point more is noticed`() throws {
    let plain = try Self.plain.get()
    let drawing = try Self.drawing(under: .plain) { suite in
      let text = FrameSuite.scene(42) + "    - {frame: [70, 50, 1, 1], background: \"#30b0c7\"}\n"
      try writeFile(Array(text.utf8), to: suite + "/Scenes/frame-42.yaml")
    }
    let differences = drawing.differences(from: plain)
    #expect(differences.count == 3 && differences.allSatisfy { $0.contains("frame-42/") }, "\(differences)")
  }

  /// For `make determinism-debian13`, which draws the frames with other libraries.
  @Test(.enabled(if: keptFrames != nil, "SNAPFARM_FRAMES names no folder to keep the frames in"))
  func `frames are kept for others`() throws {
    let folder = try #require(Self.keptFrames)
    try FrameSuite.write(to: folder)
    #expect(try listFiles(in: folder).count > FrameSuite.count)
  }
}
