import Problems
import Scene
import Testing

@testable import Farm

@Suite struct `Documents` {
  private let files = [
    "Scenes/plain.yaml": FarmSuite.plain,
    "Scenes/card.yaml":
      "scene: card\nroot: {background: white, children: [{frame: [9, 9, 20, 20], background: red, shadow: black}]}\n",
  ]

  private func suite(_ more: String = "", _ files: [String: String]? = nil) throws -> FarmSuite {
    try FarmSuite("devices: [\"60x40@1\", \"50x50@2\"]\n" + more, files ?? self.files)
  }

  @Test func `have a page a snapshot, a file a scene, the same bytes whoever draws them`() async throws {
    let suite = try suite()
    var written: [[UInt8]] = []
    for workers in [1, 3] {
      let result = try await suite.run(.render) { ($0.formats, $0.workers) = ([.pdf], workers) }
      #expect(result.outcomes.map(\.status) == Array(repeating: .rendered, count: 4))
      #expect(result.outcomes.map(\.files.written) == [["card.pdf"], ["card.pdf"], ["plain.pdf"], ["plain.pdf"]])
      written.append(try suite.bytes(".snapfarm/render/card.pdf"))
    }
    #expect(written[0] == written[1])
    let text = String(String.UnicodeScalarView(written[0].map { Unicode.Scalar($0) }))
    let places = ["/MediaBox [ 0 0 60 40 ]", "/MediaBox [ 0 0 50 50 ]"].map { text.split(separator: $0).count }
    #expect(places == [2, 2])
    #expect(!suite.has(".snapfarm/render/card/60x40@1.png"))
  }

  @Test func `are written where pictures are`() async throws {
    let suite = try suite()
    let output = suite.root + "/out"
    let result = try await suite.run(.render) { ($0.formats, $0.output) = ([.pdf, .png], output) }
    #expect(suite.has("out/plain.pdf") && suite.has("out/plain/60x40@1.png"))
    #expect(result.outcomes.last?.files.written == ["plain/50x50@2.png", "plain.pdf"])
  }

  @Test func `leave out what could not be drawn`() async throws {
    let suite = try suite("limits: {maxPixels: 3000}")
    let result = try await suite.run(.render) { $0.formats = [.pdf] }
    #expect(result.outcomes.map(\.status) == [.rendered, .error, .rendered, .error])
    #expect(result.outcomes.map(\.files.written) == [["card.pdf"], [], ["plain.pdf"], []])
  }

  @Test func `with pages too large for memory are told at each of their snapshots`() async throws {
    // A picture in another colour at each place: no two of them are one.
    let boxes = (0..<40).map {
      "{frame: [\($0), 0, 20, 30], background: red, shadow: {color: black, blur: \($0 + 40)}}"
    }
    let scene = "scene: many\nroot: {children: [\(boxes.joined(separator: ", "))]}\n"
    let suite = try suite("limits: {maxMemory: 1200 KiB}", ["Scenes/many.yaml": scene])
    let result = try await suite.run(.render) { $0.formats = [.pdf] }
    #expect(result.outcomes.map(\.status) == [.error, .error])
    let problem = Problem.suite(.pageTooLarge(limit: 300 << 10))
    #expect(result.outcomes.map { $0.diagnostics.map(\.problem) } == [[problem], [problem]])
    #expect(!suite.has(".snapfarm/render/many.pdf"))
  }
}
