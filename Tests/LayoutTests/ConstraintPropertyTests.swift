import Graphics
import Layout
import Problems
import Scene
import Testing

/// What holds for all screens of constraints, tried on made-up ones.
@Suite struct `Made-up constraints` {
  /// Screens that leave no choice and contradict nowhere are the same however their constraints are ordered.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are the same in any order`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let nodes = screen(&random, isComplete: true)
    let first = layOut(root(nodes))
    guard first.diagnostics.allSatisfy({ $0.severity == .note }) else { return }
    var shuffled = nodes.map { node in
      var node = node
      node.attributes.anchors = random.shuffled(node.attributes.anchors ?? [])
      return node
    }
    shuffled = random.shuffled(shuffled)
    let second = layOut(root(shuffled))
    for view in first.views.dropFirst() {
      #expect(second.frame(view.path).isClose(to: view.frame.values), "\(view.path)")
    }
  }

  /// A screen read from the right, with all of it turned round, is the mirror image.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `are mirrored from right to left`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let nodes = screen(&random, isComplete: false)
    let forth = layOut(root(nodes))
    let back = layOut(root(nodes, direction: .rightToLeft))
    for view in forth.views {
      let frame = view.frame
      #expect(back.frame(view.path).isClose(to: [375 - frame.maxX, frame.y, frame.width, frame.height]))
    }
  }

  /// Whatever is asked, there is a frame for everything, and the same one every time.
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `have finite frames`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let node = root(screen(&random, isComplete: false))
    let result = layOut(node)
    for view in result.views {
      #expect(view.frame.values.allSatisfy { $0.isFinite })
      #expect(view.frame.width >= 0 && view.frame.height >= 0)
    }
    #expect(layOut(node).views.map(\.frame) == result.views.map(\.frame))
  }

  /// What holds already can be asked for as well, with any priority: nothing moves.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func `are the same with further wishes that hold`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    let nodes = screen(&random, isComplete: seed.isMultiple(of: 2))
    let first = layOut(root(nodes))
    let further = nodes.map { node in
      var node = node
      let frame = first.view(node.id ?? "")?.frame ?? .zero
      node.attributes.anchors?.append(contentsOf: wishes(for: frame, &random))
      return node
    }
    let second = layOut(root(further))
    for view in first.views.dropFirst() {
      #expect(second.frame(view.path).isClose(to: view.frame.values), "\(view.path)")
    }
  }

  /// Constraints below required that a frame meets.
  private func wishes(for frame: Rect, _ random: inout SceneGenerator) -> [Anchor] {
    let sides: [(Anchor.Attribute, Double)] = [(.width, frame.width), (.height, frame.height)]
    let edges: [(Anchor.Attribute, Double)] = [(.left, frame.x), (.top, frame.y)]
    func wish(_ attribute: Anchor.Attribute, _ value: Double, from item: Anchor.Item?) -> Anchor {
      let priority = 1 + random.below(999)
      switch random.below(3) {
      case 0: return Anchor(attribute, .lessOrEqual, item, constant: .points(value + 20), priority: priority)
      case 1: return Anchor(attribute, .greaterOrEqual, item, constant: .points(value - 20), priority: priority)
      default: return Anchor(attribute, .equal, item, constant: .points(value), priority: priority)
      }
    }
    return sides.map { wish($0, $1, from: nil) } + edges.map { wish($0, $1, from: .init(.superview, $0)) }
  }

  @Test func `of a thousand views in a chain are solved`() {
    let nodes = (0..<1000).map { index in
      node(.box, "v\(index)") {
        let last = index == 0 ? Anchor.Item(.superview, .left) : .init(.named("v\(index - 1)"), .right)
        $0.anchors = [
          Anchor(.left, .equal, last), Anchor(.width, constant: .points(1)),
          Anchor(.top, .equal, .init(.superview, .top)), Anchor(.height, constant: .points(1)),
        ]
      }
    }
    let result = layOut(root(nodes))
    #expect(result.frame("v999") == [999, 0, 1, 1])
    #expect(result.diagnostics == [])
  }

  private func root(_ children: [Node], direction: LayoutDirection = .leftToRight) -> Node {
    node(.box, nil, children) {
      $0.layout = .constraints
      $0.direction = direction
    }
  }

  /// Views that hang on the root or on each other, on each axis by two attributes where nothing is to be left open.
  private func screen(_ random: inout SceneGenerator, isComplete: Bool) -> [Node] {
    (0..<(2 + random.below(6))).map { index in
      var anchors: [Anchor] = []
      for attributes in [[Anchor.Attribute.leading, .trailing, .centerX, .width], [.top, .bottom, .centerY, .height]] {
        for attribute in random.shuffled(attributes).prefix(isComplete ? 2 : 1 + random.below(3)) {
          anchors.append(anchor(attribute, index, &random, isComplete: isComplete))
        }
      }
      return content("v\(index)", width: random.length(0...80), height: random.length(0...80)) {
        $0.anchors = anchors
      }
    }
  }

  private func anchor(
    _ attribute: Anchor.Attribute, _ index: Int, _ random: inout SceneGenerator, isComplete: Bool
  ) -> Anchor {
    let priority = random.below(3) == 0 ? random.pick([250, 500, 750, 999]) : Anchor.required
    let relation = isComplete ? Anchor.Relation.equal : random.pick([.equal, .equal, .lessOrEqual, .greaterOrEqual])
    let constant = Length.points(random.length(-40...40))
    guard !attribute.isSide || random.below(2) == 0 else {
      return Anchor(attribute, relation, constant: .points(random.length(0...200)), priority: priority)
    }
    let other = random.below(isComplete ? max(index, 1) : 8)
    let target: Anchor.Item.Target = other < index ? .named("v\(other)") : .superview
    return Anchor(attribute, relation, .init(target, attribute), constant: constant, priority: priority)
  }
}
