import Graphics
import Layout
import Scene
import Solver
import Testing

/// A stack's arithmetic gives what a solver finds for the constraints that the stack means.
@Suite struct StackConstraintTests {
  static let distributions: [StackSpec.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  @Test(arguments: distributions, 0..<120 as Range<UInt64>)
  func arithmeticIsWhatTheConstraintsSay(_ distribution: StackSpec.Distribution, seed: UInt64) throws {
    var random = SceneGenerator(seed: seed)
    let test = stack(distribution, &random)
    let result = layOut(root(test), in: phone(4000, 100, scale: 1))
    let solution = try test.system.solve(findsIntervals: false)
    try #require(solution.refusals == [])
    #expect(result.problems.compactMap(\.stackConflict) == [])
    compare(result, with: solution, of: test)
  }

  /// Where views say lengths and bounds, a stack tells that it does not add up just where the constraints contradict.
  @Test(arguments: distributions, 0..<120 as Range<UInt64>)
  func whatContradictsIsTold(_ distribution: StackSpec.Distribution, seed: UInt64) throws {
    var random = SceneGenerator(seed: seed + 1000)
    let test = stack(distribution, &random, isBounded: true)
    // So that half a pixel, which is not told, is less than numbers with two decimals differ by.
    let result = layOut(root(test), in: phone(4000, 100, scale: 64))
    let solution = try test.system.solve(findsIntervals: false)
    #expect(result.problems.contains { $0.stackConflict != nil } == (solution.refusals != []))
    if solution.refusals == [] { compare(result, with: solution, of: test) }
  }

  private func compare(_ result: LayoutResult, with solution: Solution, of test: StackConstraintModel) {
    let frames = test.views.indices.map { result.frameInParent("stack/\($0)") }
    let whole = result.frame("stack")[2]
    let values = test.values(whole: whole, starts: frames.map { $0[0] }, lengths: frames.map { $0[2] })
    for (own, best) in zip(test.errors(of: values), test.errors(of: solution.values)) {
      #expect(abs(own.error - best.error) < 1e-6, "at \(own.priority): \(values), \(solution.values)")
    }
  }

  /// Views of a stack that has room for all gaps, and for nothing else that they say.
  private func stack(
    _ distribution: StackSpec.Distribution, _ random: inout SceneGenerator, isBounded: Bool = false
  ) -> StackConstraintModel {
    let spacing = random.length(-10...30)
    let hasLength = distribution == .fillProportionally || random.below(4) > 0
    // UIStackView's wishes for centres and for a short stack are weaker than what contents usually want. Of children that
    // resist alike, the wish for centres would choose who shrinks; here it is the last one, as in all stacks.
    let isPlain = distribution == .fillEqually && !hasLength
    let views = (0..<(1 + random.below(6))).map { index in
      var view = StackConstraintModel.View(
        length: random.length(1...200), hugging: isPlain ? 250 : random.pick([150, 250, 251, 750]),
        resistance: isPlain ? 750 : distribution == .equalCentering ? 700 + index : random.pick([200, 749, 750, 751]),
        gapAfter: distribution != .fillProportionally && random.below(4) == 0 ? random.length(0...40) : spacing)
      switch isBounded ? random.below(5) : 5 {
      case 0: (view.least, view.most) = (view.length, view.length)
      case 1: view.least = random.length(0...view.length)
      case 2: view.most = random.length(view.length...400)
      default: break
      }
      return view
    }
    let gaps = views.dropLast().map(\.gapAfter)
    let least = distribution == .equalSpacing ? (gaps.max() ?? 0) * Double(gaps.count) : gaps.reduce(0, +)
    // A single child as long as the whole stack leaves no room for margins.
    let widest = distribution == .fillProportionally && views.count == 1 ? 0.0 : 20
    let margins = (before: random.length(0...widest), after: random.length(0...widest))
    let length = max(0, least) + margins.before + margins.after + random.length(0...900)
    return StackConstraintModel(views, distribution, length: hasLength ? length : nil, margins: margins)
  }

  private func root(_ test: StackConstraintModel) -> Node {
    let views = test.views.enumerated().map { index, view in
      content("\(index)", width: view.length, height: 10) {
        $0.hugging = ContentPriorities(horizontal: view.hugging)
        $0.compressionResistance = ContentPriorities(horizontal: view.resistance)
        $0.spacingAfter = .points(view.gapAfter)
        if let least = view.least, least == view.most {
          $0.width = .length(.points(least))
        } else {
          ($0.minWidth, $0.maxWidth) = (view.least.map { .points($0) }, view.most.map { .points($0) })
        }
      }
    }
    let stack = node(.box, "stack", views) {
      var spec = StackSpec(axis: .horizontal, distribution: test.distribution)
      spec.quirks = .uikit
      $0.layout = .stack(spec)
      $0.width = test.length.map { .length(.points($0)) } ?? .hug
      $0.padding = EdgeLengths(left: .points(test.margins.before), right: .points(test.margins.after))
    }
    return node(.box, nil, [stack]) { $0.layout = .overlay(OverlaySpec()) }
  }
}
