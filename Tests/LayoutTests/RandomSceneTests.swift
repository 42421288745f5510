import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// Ten thousand scenes that nobody would write: for each there is a layout or a message, in little time.
///
/// `SNAPFARM_SCENES` says how many scenes of each of the hundred parts there are, half of them made as values, half
/// written as files.
@Suite struct `Random scenes` {
  private static let count = UInt64(max(0, number(inVariable: "SNAPFARM_SCENES") ?? 100))
  private static let parts = 0..<50 as Range<UInt64>
  /// Seconds of one processor that a scene may take; debug builds are slow.
  private static let limit = 10.0

  @Test(.timeLimit(.minutes(20)), arguments: parts)
  func `made as values are laid out`(part: UInt64) {
    for seed in part * Self.count..<(part + 1) * Self.count {
      var random = SceneGenerator(seed: seed &* 7919)
      expectLayout(random.wildScene(), in: random.wildEnvironment(), seed)
    }
  }

  @Test(.timeLimit(.minutes(20)), arguments: parts)
  func `written as files are laid out or refused`(part: UInt64) throws {
    var (read, refused) = (0, 0)
    for seed in part * Self.count..<(part + 1) * Self.count {
      var writer = SceneWriter(seed: seed &* 104_729)
      let text = writer.scene()
      let start = processorSeconds()
      guard let file = try? parseYAML(Array(text.utf8), file: "test.yaml") else {
        refused += 1
        continue
      }
      let (scene, problems) = readScene(file, context: ReadingContext(loadData: Self.noData))
      expectShort(since: start, "reading \(seed)")
      if (scene == nil) == problems.isEmpty { Issue.record("neither a scene nor a message: seed \(seed)") }
      if !writer.isMistaken, scene == nil { Issue.record("seed \(seed): \(problems.prefix(3))\n\(text)") }
      guard let scene else {
        refused += 1
        continue
      }
      read += 1
      var random = writer.random
      expectLayout(scene, in: random.wildEnvironment(), seed)
    }
    #expect(Self.count < 50 || read > refused && refused > 0, "\(read) read, \(refused) refused")
  }

  private static func noData(_ path: String, _ location: Problems.SourceLocation) throws(Diagnostic) -> YAMLNode {
    throw Diagnostic(.file(.unreadable(reason: path)), at: location)
  }

  private func expectLayout(_ scene: Scene, in environment: Environment, _ seed: UInt64) {
    let start = processorSeconds()
    let result = laidOut(scene, in: environment)
    expectShort(since: start, "seed \(seed)")
    if let problem = result.unsoundness { Issue.record("seed \(seed): \(problem)") }
    guard seed.isMultiple(of: 10) else { return }
    let again = laidOut(scene, in: environment)
    let isSame =
      again.views.map(\.frame) == result.views.map(\.frame) && again.views.map(\.pixels) == result.views.map(\.pixels)
    if !isSame || again.diagnostics != result.diagnostics { Issue.record("seed \(seed): two layouts") }
  }

  private func laidOut(_ scene: Scene, in environment: Environment) -> LayoutResult {
    layOut(scene, in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters())
  }

  private func expectShort(since start: Double, _ what: String) {
    let seconds = processorSeconds() - start
    if seconds > Self.limit { Issue.record("\(what) took \(seconds) s") }
  }
}
