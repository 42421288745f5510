import Graphics
import PNG
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Complaints: a failure that cannot be read")
struct UnreadableFailureComplaints {
  private let suite: SmallSuite

  init() async throws {
    suite = try SmallSuite()
    try await suite.record()
  }

  private func page(of run: CommandRun) throws -> String {
    let line = try #require(run.lines.first { $0.hasPrefix("Report: ") }, "\(run.story)")
    return String(line.dropFirst("Report: ".count))
  }

  @Test("9: another size was a ratio, or no picture at all")
  func size() async throws {
    try suite.folder.write(suite.folder.bytes("Snapshots/card/60x60@2.png"), to: "Snapshots/card/100x80@1.png")
    let (run, results) = try await suite.test("card")
    #expect(run.end == .exited(1), "\(run.story)")
    #expect(run.output.contains("expected 120×120, got 100×80 (−20 columns, −40 rows)"), "\(run.story)")
    let outcome = try #require(results.outcomes.elements.first { $0.status.text == "size-changed" })
    let difference = try #require(outcome.files.difference.text)
    #expect(try decodePNG(suite.folder.bytes(difference), pixelLimit: 1 << 20).width > 0)
  }

  @Test("10: the picture of the difference could not be understood")
  func difference() async throws {
    let path = "Snapshots/card/100x80@1.png"
    try suite.folder.write(
      encodePNG(try repainted(suite.folder.bytes(path), [0: 0xFF00_0000, 4020: 0xFF12_3456]), level: 6), to: path)
    let (_, results) = try await suite.test("card")
    let files = try #require(results.outcomes.elements.first { $0.status.text == "changed" }).files
    let marked = try decodePNG(suite.folder.bytes(try #require(files.difference.text)), pixelLimit: 1 << 20)
    let actual = try decodePNG(suite.folder.bytes(try #require(files.actual.text)), pixelLimit: 1 << 20)
    #expect(marked.width == actual.width && marked.height == actual.height)
    // What differs has a color; the rest is a light grey of what was expected.
    let colored = marked.pixels.indices.filter { place in
      let word = marked.pixels[place]
      return word >> 16 & 0xFF != word >> 8 & 0xFF || word >> 8 & 0xFF != word & 0xFF
    }
    #expect(colored.contains(0) && colored.contains(4020) && colored.count <= 2, "\(colored.count) pixels are colored")
    #expect(files.expected.text == path)
  }

  @Test("11: there was no report where it failed, or the path that was told led nowhere", arguments: [0, 1, 2])
  func report(code: Int32) async throws {
    if code == 1 { remove(suite.folder.path("Snapshots/card/100x80@1.png")) }
    if code == 2 { try suite.folder.replace("image: mark", with: "image: mrak", in: "Scenes/logo.yaml") }
    let run = try await suite.run("test")
    #expect(run.end == .exited(code), "\(run.story)")
    let path = try page(of: run)
    #expect(path.hasPrefix("/") && access(path, R_OK) == 0, "\(path)")
    // Everything it shows is beside it: the folder can be moved and sent.
    let text = try suite.folder.text(".snapfarm/report/results.js")
    #expect(!text.contains(suite.folder.path) && !text.contains("http"))
  }

  @Test("12: JUnit took two pictures for one case, or a name apart at the wrong sign")
  func cases() async throws {
    let keys = "scene: a_b-c_d\nvariants: {appearance: [light, dark]}"
    try suite.folder.write(SmallSuite.card.replacing("scene: card", with: keys), to: "Scenes/other.yaml")
    let run = try await suite.run("test", "--junit", "junit.xml")
    let text = try suite.folder.text("junit.xml")
    let cases = text.matches(of: /<testcase classname="([^"]*)" name="([^"]*)"/).map { "\($0.1)|\($0.2)" }
    #expect(cases.count == 8 && Set(cases).count == 8, "\(cases) \(run.story)")
    #expect(cases.contains { $0.hasPrefix("a_b-c_d|100x80@1") }, "\(cases)")
    #expect(cases.contains { $0.hasPrefix("a_b-c_d|") && $0.contains("dark") }, "\(cases)")
  }
}
