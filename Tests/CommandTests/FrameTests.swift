import Graphics
import PNG
import Testing

@Suite("Frames around screens")
struct FrameTests {
  private let suite: SmallSuite

  init() throws { suite = try SmallSuite() }

  private func run(_ words: [String]) async throws -> CommandRun {
    try await Snapfarm.run(words, in: suite.folder.path)
  }

  private func picture(_ path: String) throws -> (width: Int, height: Int, corner: UInt32?) {
    let bitmap = try decodePNG(try suite.folder.bytes(path), pixelLimit: 1 << 24)
    return (bitmap.width, bitmap.height, bitmap.pixels.first)
  }

  @Test func `render draws the device around the screen, with what is asked for around it`() async throws {
    let words = ["render", "card", "-d", "iphone-se-3", "-o"]
    let plain = try await run(words + ["plain"])
    let framed = try await run(
      words + ["framed", "--frame", "--format", "png", "--format", "svg", "--format", "pdf"])
    let shown = try await run(
      words + ["shown", "--frame", "--frame-color", "silver", "--frame-shadow", "--background", "#123456"])
    for run in [plain, framed, shown] { #expect(run.end == .exited(0), "\(run.story)") }
    #expect(
      try suite.folder.files("framed") == ["card.pdf", "card/iphone-se-3.png", "card/iphone-se-3.svg"])
    let screen = try picture("plain/card/iphone-se-3.png")
    #expect(screen.width == 750 && screen.height == 1334)
    let body = try picture("framed/card/iphone-se-3.png")
    // A bezel of 28.4 points at the sides and 110.6 at the ends, and buttons.
    #expect((864...880).contains(body.width) && (1776...1784).contains(body.height), "\(body)")
    #expect(body.corner == 0)
    let around = try picture("shown/card/iphone-se-3.png")
    #expect(around.width > body.width && around.corner == 0xFF12_3456)
  }

  @Test func `a colour of the suite is one for the background, and what is no colour is a sentence`() async throws {
    try suite.folder.write(
      SmallSuite.file + "colors: {brand: {light: \"#010203\", dark: \"#040506\"}}\n", to: "snapfarm.yaml")
    let words = ["render", "card", "-d", "60x60@2", "--format", "png", "-o", "out", "--frame", "--background"]
    let known = try await run(words + ["brand"])
    #expect(known.end == .exited(0), "\(known.story)")
    #expect(try picture("out/card/60x60@2.png").corner == 0xFF01_0203)
    let refused = try await run(words + ["brnad"])
    #expect(refused.end == .exited(2), "\(refused.story)")
    #expect(refused.errors.contains("\"brnad\" is not a color; did you mean \"brand\"?"), "\(refused.story)")
  }

  @Test func `what is too large with its device is refused`() async throws {
    try suite.folder.write(SmallSuite.file + "limits: {maxPixels: 1001000}\n", to: "snapfarm.yaml")
    let words = ["render", "card", "-d", "iphone-se-3", "--format", "png", "-o", "out"]
    #expect(try await run(words).end == .exited(0))
    let framed = try await run(words + ["--frame"])
    #expect(framed.end == .exited(2), "\(framed.story)")
    #expect(framed.story.contains("E510"), "\(framed.story)")
  }
}
