import Compare
import Files
import Graphics
import PNG
import Problems
import References
import Synchronization
import Testing

@testable import Farm

@Suite("What becomes of a snapshot")
struct OutcomeTests {
  private static let picture = "Snapshots/plain/60x60@2.png"
  private let suite: FarmSuite

  init() throws { suite = try FarmSuite("devices: [60x60@2]") }

  private func only(_ result: RunResult) throws -> Outcome {
    try #require(result.outcomes.count == 1)
    return try #require(result.outcomes.first)
  }

  @Test func `nothing stored is missing, and leaves a picture to accept`() async throws {
    let outcome = try only(await suite.run(.test))
    #expect(outcome.status == .missing)
    #expect(outcome.files.expected == nil)
    #expect(outcome.files.actual == ".snapfarm/pending/plain/60x60@2.png")
    #expect(suite.has(".snapfarm/pending/plain/60x60@2.svg"))
    #expect(outcome.size == PixelSize(width: 120, height: 120))
    #expect(outcome.scale == 2)
    #expect(outcome.source == SourceLocation(file: "Scenes/plain.yaml", line: 1, column: 8))
  }

  @Test func `a reference is recorded, unchanged, and updated where it differs`() async throws {
    #expect(try only(await suite.run(.record)).status == .recorded)
    let stored = try suite.bytes(Self.picture)
    #expect(try only(await suite.run(.record)).status == .unchanged)
    #expect(try only(await suite.run(.test)).status == .unchanged)
    #expect(try suite.bytes(Self.picture) == stored)
    try suite.write("scene: plain\nroot: {background: red}\n", to: "Scenes/plain.yaml")
    #expect(try only(await suite.run(.record)).status == .updated)
    #expect(try suite.bytes(Self.picture) != stored)
  }

  @Test func `a difference is measured, pictured and left to accept`() async throws {
    _ = try await suite.run(.record)
    let node = "{frame: [5, 10, 2, 3], background: black}"
    try suite.write("scene: plain\nroot: {background: white, children: [\(node)]}\n", to: "Scenes/plain.yaml")
    let outcome = try only(await suite.run(.test))
    guard case .changed(let difference) = outcome.status else {
      Issue.record("\(outcome.status)")
      return
    }
    #expect(difference.differentPixels == 24)
    #expect(difference.comparedPixels == 14400)
    #expect(difference.maxChannelDelta == 255)
    #expect(difference.box == PixelRect(x: 10, y: 20, width: 4, height: 6))
    #expect(outcome.files.difference.map { suite.has($0) } == true)
    #expect(outcome.files.actual.map { suite.has($0) } == true)
    #expect(!outcome.engineDiffers)
  }

  @Test func `another size is no difference of pixels`() async throws {
    _ = try await suite.run(.record)
    let other = Bitmap(width: 3, height: 2, pixels: [UInt32](repeating: 0xFFFF_FFFF, count: 6))
    try suite.write(encodePNG(other, level: 1), to: Self.picture)
    let outcome = try only(await suite.run(.test))
    guard case .sizeChanged(let verdict) = outcome.status else {
      Issue.record("\(outcome.status)")
      return
    }
    #expect(verdict.expectedSize == PixelSize(width: 3, height: 2))
    #expect(verdict.actualSize == PixelSize(width: 120, height: 120))
    #expect(verdict.comparedPixels == 6)
  }

  @Test func `a file that is no picture is unreadable, and nothing is offered for it`() async throws {
    _ = try await suite.run(.test)
    try suite.write("not a picture", to: Self.picture)
    #expect(try only(await suite.run(.test)).status == .unreadable(.notPNG))
    #expect(!suite.has(".snapfarm/pending/plain/60x60@2.png"))
  }

  @Test(arguments: [RunResult.Verb.test, .record, .render])
  func `a picture with something missing in it is an error whatever is done with it`(verb: RunResult.Verb) async throws
  {
    try suite.write("scene: plain\nroot: {children: [{image: none}]}\n", to: "Scenes/plain.yaml")
    let outcome = try only(await suite.run(verb))
    #expect(outcome.status == .error)
    #expect(outcome.diagnostics.map(\.severity) == [.error])
    #expect(!suite.has(Self.picture))
    #expect(!suite.has(".snapfarm/pending/plain/60x60@2.png"))
  }

  @Test func `equal pixels with another companion pass, and say so`() async throws {
    _ = try await suite.run(.record)
    try suite.write("<svg/>\n", to: "Snapshots/plain/60x60@2.svg")
    let outcome = try only(await suite.run(.test))
    #expect(outcome.status == .unchanged)
    #expect(outcome.companionDiffers)
    #expect(suite.has(".snapfarm/pending/plain/60x60@2.svg"))
    #expect(!suite.has(".snapfarm/pending/plain/60x60@2.png"))
  }

  @Test func `a suite may do without companions`() async throws {
    let bare = try FarmSuite("devices: [60x60@2]\nreferences: {svg: false}")
    _ = try await bare.run(.record)
    #expect(bare.has(Self.picture))
    #expect(!bare.has("Snapshots/plain/60x60@2.svg"))
    #expect(try only(await bare.run(.test)).companionDiffers == false)
  }

  @Test func `strict makes warnings errors`() async throws {
    let scene = "scene: plain\nroot: {children: [{frame: [0, 0, 20, 10], cornerRadius: circle}]}\n"
    try suite.write(scene, to: "Scenes/plain.yaml")
    let lax = try only(await suite.run(.test))
    #expect(lax.status == .missing)
    #expect(lax.diagnostics.map(\.severity) == [.warning])
    try suite.write(scene + "strict: true\n", to: "Scenes/plain.yaml")
    #expect(try only(await suite.run(.test)).status == .error)
  }

  @Test func `the engine names what draws SVG images where there are some`() async throws {
    #expect(try await suite.run(.test).engine.contains { $0.hasPrefix("librsvg ") } == false)
    try suite.write("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", to: "Images/mark.svg")
    #expect(try await suite.run(.test).engine.contains { $0.hasPrefix("librsvg ") })
  }

  @Test(arguments: [true, false])
  func `the first or last SVG image of a suite makes no other engine`(isFirst: Bool) async throws {
    let image = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    if !isFirst { try suite.write(image, to: "Images/mark.svg") }
    _ = try await suite.run(.record)
    if isFirst {
      try suite.write(image, to: "Images/mark.svg")
    } else {
      try removeFile(suite.root + "/Images/mark.svg")
    }
    try suite.write("scene: plain\nroot: {background: red}\n", to: "Scenes/plain.yaml")
    let outcome = try only(await suite.run(.test))
    guard case .changed = outcome.status else {
      Issue.record("\(outcome.status)")
      return
    }
    #expect(!outcome.engineDiffers)
  }

  @Test func `outcomes are in plan order and events are one for each`() async throws {
    let devices = (40..<70).map { "\($0)x60" }.joined(separator: ", ")
    try suite.write("suite: many\ndevices: [\(devices)]\n", to: suiteFileName)
    let many = try suite.load()
    let plan = try makePlan(of: many, Selection())
    let finished = Mutex<[String]>([])
    let result = try await Farm.run(
      plan, of: many, RunOptions(verb: .test, workers: 4), isStopped: { false },
      report: { event in
        if case .finished(let outcome, _) = event { finished.withLock { $0.append(outcome.identity.description) } }
      })
    #expect(result.outcomes.map(\.identity) == plan.jobs.map(\.identity))
    #expect(finished.withLock { $0.sorted() } == plan.jobs.map(\.identity.description).sorted())
    #expect(!result.wasInterrupted)
  }

  @Test func `a run that is stopped at once has done nothing`() async throws {
    let loaded = try suite.load()
    let plan = try makePlan(of: loaded, Selection())
    let options = RunOptions(verb: .record, workers: 2)
    let result = try await Farm.run(plan, of: loaded, options, isStopped: { true }, report: { _ in })
    #expect(result.outcomes.isEmpty)
    #expect(result.wasInterrupted)
    #expect(!suite.has(Self.picture))
  }
}
