import Graphics
import PNG
import Testing

@Suite("Complaints: the number lies")
struct NumberComplaints {
  private static let first = "Snapshots/card/100x80@1.png"

  /// The suite with some pixels of one reference repainted.
  private func suite(_ words: [Int: UInt32], more keys: String = "") async throws -> SmallSuite {
    let suite = try SmallSuite()
    try await suite.record()
    try suite.folder.write(suite.folder.text("snapfarm.yaml") + keys, to: "snapfarm.yaml")
    try suite.folder.write(
      encodePNG(try repainted(suite.folder.bytes(Self.first), words), level: 6), to: Self.first)
    return suite
  }

  @Test("5: two pixels were reported as 12.3 % of the picture")
  func unit() async throws {
    let (run, results) = try await suite([0: 0xFFFF_FFFA, 203: 0xFF00_0000]).test()
    let difference = try #require(results.outcomes.elements.first { $0.status.text == "changed" }).difference
    #expect(difference.pixels.int == 2 && difference.total.int == 8000, "\(run.story)")
    #expect(difference.maxChannelDelta.int == 255 && difference.meanChannelDelta != .null)
    #expect(difference.box == .array([0, 0, 4, 3].map(JSON.number)))
    #expect(run.output.contains("2 of 8,000 pixels differ, largest step 255, box 0,0 4×3"), "\(run.story)")
  }

  @Test("6: the default tolerance let a real change pass")
  func defaultTolerance() async throws {
    // One pixel, one channel, one step.
    let run = try await suite([4: 0xFFFF_FFFE]).run("test")
    #expect(run.end == .exited(1) && run.output.contains("1 of 8,000 pixels differs, largest step 1"), "\(run.story)")
  }

  @Test("6: nobody knew why there is a tolerance, whether it is needed, and what passed by it")
  func silentTolerance() async throws {
    let touched: [Int: UInt32] = [4: 0xFFFF_FFFE]
    let without = try await suite(touched, more: "tolerances: [{scene: card, maxDiffPixels: 1}]\n").run("test")
    #expect(without.end == .exited(2) && without.errors.contains("E506"), "\(without.story)")
    let reasoned = "tolerances: [{scene: card, maxDiffPixels: 1, reason: the studio}]\n"
    let (run, results) = try await suite(touched, more: reasoned).test()
    #expect(run.end == .exited(0), "\(run.story)")
    #expect(names("within-tolerance", in: results) == ["card/100x80@1"])
    #expect(run.output.contains("within tolerance: 1 of 8,000 pixels differs"), "\(run.story)")
    #expect(run.output.contains("the studio"), "\(run.story)")
    // The other picture of the scene is equal, and has no use for it.
    let other = try #require(results.outcomes.elements.first { $0.id.text == "card/60x60@2" })
    #expect(other.diagnostics.elements.map(\.code.text) == ["N518"])
  }

  @Test("7: antialiasing was forgiven unasked, or its pixels were dropped without a count")
  func antialiasing() async throws {
    let files = try DiffFolder()
    func disc(_ radius: Double) -> [UInt8] {
      let pixels = (0..<60 * 60).map { place -> UInt32 in
        let (x, y) = (Double(place % 60) - 29.5, Double(place / 60) - 29.5)
        let ink = UInt32(255 * max(0, min(1, (x * x + y * y).squareRoot() - radius)))
        return 0xFF00_0000 | ink << 16 | ink << 8 | ink
      }
      return encodePNG(Bitmap(width: 60, height: 60, pixels: pixels), level: 6)
    }
    try files.put("disc.png", disc(20), disc(20.3))
    let plain = try await files.run("a/disc.png", "b/disc.png", "--mode", "yiq")
    #expect(plain.end == .exited(1), "\(plain.story)")
    let words = ["a/disc.png", "b/disc.png", "--mode", "yiq", "--forgive-antialiasing", "--json", "-"]
    let run = try await Snapfarm.run(["diff"] + words, in: files.folder.path)
    let forgiven = try #require(try JSON(run.output).forgivenAntialiasing.int)
    #expect(forgiven > 10, "\(run.story)")
  }

  @Test("8: a change of nothing but opacity could not be seen")
  func alphaOnly() async throws {
    let files = try DiffFolder()
    // Premultiplied words of the same color, more and less opaque.
    let a = Bitmap(width: 8, height: 8, pixels: [UInt32](repeating: 0x8000_0000, count: 64))
    var pixels = a.pixels
    pixels[9] = 0x4000_0000
    try files.put("a.png", encodePNG(a, level: 6), encodePNG(Bitmap(width: 8, height: 8, pixels: pixels), level: 6))
    let run = try await files.run("a/a.png", "b/a.png", "-o", "d.png")
    #expect(run.end == .exited(1) && run.output.contains("1 of 64 pixels differs"), "\(run.story)")
    let picture = try files.written("d.png").pixels
    #expect(picture[9] != picture[10] && Set(picture).count == 2, "only that pixel is marked")
  }
}
