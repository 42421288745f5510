import Graphics
import Layout
import Problems
import Scene
import Testing

/// Whom a stack stretches and shrinks.
@Suite struct StackPriorityTests {
  private struct Outcome: Equatable {
    var lengths: [Double]
    var problems: [Problem]

    init(_ lengths: [Double], _ problems: [Problem] = []) { (self.lengths, self.problems) = (lengths, problems) }
  }

  private func outcome(
    _ views: [Node], in length: Double, _ distribution: StackSpec.Distribution = .fill, quirks: StackSpec.Quirks? = nil
  ) -> Outcome {
    let stack = node(.box, "stack", views) {
      var spec = StackSpec(axis: .horizontal, distribution: distribution)
      spec.quirks = quirks
      $0.layout = .stack(spec)
      $0.width = .length(.points(length))
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) })
    return Outcome(views.indices.map { result.frame("stack/\($0)")[2] }, result.problems)
  }

  private func view(_ index: Int, _ width: Double, _ set: (inout Attributes) -> Void = { _ in }) -> Node {
    content("\(index)", width: width, height: 10, set)
  }

  @Test func theLowestHuggingStretchesAndThenTheNext() {
    let views = [
      view(0, 100), view(1, 50) { ($0.hugging, $0.maxWidth) = (ContentPriorities(horizontal: 1), .points(80)) },
    ]
    #expect(outcome(views, in: 170) == Outcome([100, 70]))
    #expect(outcome(views, in: 250) == Outcome([170, 80]))
  }

  @Test func aViewThatSaysHugIsNotStretchedBesideOneThatDoesNot() {
    let views = [view(0, 100) { $0.width = .hug }, view(1, 50)]
    #expect(outcome(views, in: 400) == Outcome([100, 300]))
  }

  @Test func theLowestResistanceShrinksAndThenTheNext() {
    let views = [
      view(0, 100) { ($0.compressionResistance, $0.minWidth) = (ContentPriorities(horizontal: 749), .points(30)) },
      view(1, 50),
    ]
    #expect(outcome(views, in: 90) == Outcome([40, 50]))
    #expect(outcome(views, in: 60) == Outcome([30, 30]))
  }

  @Test func whatPrioritiesOfTheOtherAxisSayDoesNotCount() {
    let views = [view(0, 100), view(1, 50) { $0.hugging = ContentPriorities(vertical: 1) }]
    let choice = StackChoice(isStretched: true, [.init("0", 50)])
    #expect(outcome(views, in: 200) == Outcome([150, 50], [.layout(.stackChose(choice))]))
  }

  @Test(arguments: [400.0, 120])
  func priorityThousandIsKeptAndTheConflictTold(length: Double) {
    let firm = ContentPriorities(horizontal: 1000)
    let views = [100.0, 50].enumerated().map { index, width in
      view(index, width) { ($0.hugging, $0.compressionResistance) = (firm, firm) }
    }
    let outcome = outcome(views, in: length)
    #expect(outcome.lengths == [100, 50])
    let conflicts = outcome.problems.compactMap(\.stackConflict)
    #expect(conflicts.map { [$0.needs, $0.has] } == [[150, length]])
    let key = length > 150 ? "hugging" : "compressionResistance"
    #expect(conflicts.first?.parts.map(\.key) == [key, key])
  }

  @Test func proportionsKeepToBounds() {
    let views = [view(0, 10), view(1, 20) { $0.maxWidth = .points(50) }, view(2, 30)]
    #expect(outcome(views, in: 250, .fillProportionally) == Outcome([50, 50, 150]))
  }

  @Test func withoutContentAllAreEqual() {
    let views = (0..<4).map { node(.box, "\($0)") }
    #expect(outcome(views, in: 200, .fillProportionally) == Outcome([50, 50, 50, 50]))
    #expect(outcome(views, in: 200, .fillProportionally, quirks: .uikit) == Outcome([50, 50, 50, 50]))
  }

  /// Nearest distances of four centres 300 points apart in all, and the distances that they get.
  struct Centers: Sendable {
    var nearest, distances: [Double]

    static let all: [Centers] = [
      .init(nearest: [0, 0, 0], distances: [100, 100, 100]),
      .init(nearest: [0, 0, 200], distances: [50, 50, 200]),
      // The second distance is as the first as long as that can be; the third has what is left.
      .init(nearest: [0, 120, 0], distances: [120, 120, 60]),
      .init(nearest: [120, 0, 0], distances: [120, 120, 60]),
      .init(nearest: [0, 200, 0], distances: [100, 200, 0]),
      .init(nearest: [200, 0, 0], distances: [200, 100, 0]),
      .init(nearest: [100, 150, 100], distances: [100, 150, 100]),
    ]
  }

  @Test(arguments: Centers.all)
  func distancesOfCentresGiveWay(_ test: Centers) {
    let views = (0..<4).map { index in
      node(.box, "\(index)") { $0.spacingAfter = .points(test.nearest[min(index, 2)]) }
    }
    let stack = node(.box, "stack", views) {
      $0.layout = StackSpec.layout(.horizontal, .equalCentering)
      $0.width = .length(.points(300))
    }
    let result = layOut(node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) })
    let starts = (0..<4).map { result.frame("stack/\($0)")[0] }
    #expect(zip(starts.dropFirst(), starts).map { $0 - $1 } == test.distances)
  }

  @Test func intrinsicSizeStandsInForContent() {
    let inner = node(.box, "0", [content("in", width: 500, height: 500)]) {
      $0.intrinsicSize = IntrinsicSize(width: .points(40), height: .points(20))
      $0.padding = EdgeLengths(left: .points(7))
    }
    let root = node(.box, nil, [inner]) { $0.layout = .overlay(OverlaySpec(alignment: .topLeading)) }
    #expect(layOut(root).frame("0") == [0, 0, 40, 20])
  }
}
