import Devices
import Graphics
import Layout
import Scene
import Testing

/// What is told of a frame comes to the frame.
@Suite struct ExplanationPropertyTests {
  private func explained(
    _ seed: UInt64, isTame: Bool
  ) -> (root: Node, environment: Environment, result: LayoutResult, explanations: [ViewExplanation]) {
    var random = SceneGenerator(seed: seed)
    random.isTame = isTame
    let root = random.tree(depth: 4)
    let environment = phone(random.length(200...900), random.length(200...900), scale: Double(1 + seed % 3))
    let (result, explanations) = explainAll(scene(root), in: environment)
    return (root, environment, result, explanations)
  }

  @Test(arguments: 0..<300 as Range<UInt64>)
  func nothingThatIsToldIsWrong(_ seed: UInt64) {
    let (root, environment, result, explanations) = explained(seed, isTame: seed.isMultiple(of: 2))
    #expect(explanations.count == result.views.count)
    for (view, explanation) in zip(result.views, explanations) { #expect(lies(explanation, about: view) == []) }
    // Doing the sums again changes nothing.
    let plain = layOut(root, in: environment)
    #expect(plain.views.map(\.frame) == result.views.map(\.frame))
    #expect(plain.diagnostics == result.diagnostics)
  }

  /// What is left are percentages of padding in boxes that hug, and boxes inside out.
  @Test func almostEverythingIsTold() {
    var (edges, untold) = (0, 0)
    for seed in 0..<200 as Range<UInt64> {
      for edge in explained(seed, isTame: true).explanations.flatMap(\.edges) {
        edges += 1
        if edge.steps.contains(where: { $0.decision == .untold }) { untold += 1 }
      }
    }
    #expect(edges > 10_000)
    #expect(Double(untold) < Double(edges) * 0.005, "\(untold) of \(edges)")
  }
}
