import Devices
import Graphics
import Layout
import Scene
import Testing

@Suite struct DirectionTests {
  private var fromTheRight: Environment {
    var environment = phone(300, 200, scale: 1)
    environment.direction = .rightToLeft
    return environment
  }

  /// What is leading is at the right, what is left stays there.
  @Test(arguments: [
    ("{frame: {leading: 10, top: 0}, width: 50, height: 10}", [240.0, 0, 50, 10]),
    ("{frame: {trailing: 10, top: 0}, width: 50, height: 10}", [10, 0, 50, 10]),
    ("{frame: {leading: 10, trailing: 30, top: 0}, height: 10}", [30, 0, 260, 10]),
    ("{frame: {leading: 10%, top: 0}, width: 50, height: 10}", [220, 0, 50, 10]),
    ("{frame: {centerX: 20, top: 0}, width: 50, height: 10}", [105, 0, 50, 10]),
    ("{frame: {left: 10, top: 0}, width: 50, height: 10}", [10, 0, 50, 10]),
    ("{frame: {right: 10, top: 0}, width: 50, height: 10}", [240, 0, 50, 10]),
    ("{frame: [10, 0, 50, 10]}", [10, 0, 50, 10]),
    ("{frame: {from: [10%, 0], to: [20%, 10]}}", [30, 0, 30, 10]),
  ])
  func frames(child: String, frame: [Double]) throws {
    let result = try read(
      "scene: s\nroot: {children: [\(child.replacing("{frame", with: "{id: child, frame"))]}", in: fromTheRight)
    #expect(result.frame("child").isClose(to: frame))
  }

  @Test(arguments: [
    ("{stack: {axis: horizontal, distribution: start, spacing: 5}}", "", [250.0, 0, 50, 200]),
    ("{stack: {axis: vertical, distribution: start, alignment: leading}}", "", [250, 0, 50, 10]),
    ("{stack: {axis: vertical, distribution: start, alignment: trailing}}", "", [0, 0, 50, 10]),
    ("{overlay: topLeading}", "", [250, 0, 50, 10]), ("{overlay: bottomTrailing}", "", [0, 190, 50, 10]),
    ("{overlay: top}", "alignSelf: leading", [250, 95, 50, 10]), ("{overlay: center}", "", [125, 95, 50, 10]),
    ("{grid: {columns: [50, 1fr]}}", "", [250, 95, 50, 10]),
    ("{grid: {columns: [1fr, 100]}}", "column: 2", [0, 95, 100, 10]),
    ("{grid: {columns: [1fr, 100], alignment: topTrailing}}", "width: 20", [100, 0, 20, 10]),
  ])
  func containers(layout: String, keys: String, frame: [Double]) throws {
    let isStretched = layout.contains("grid") || layout.contains("horizontal")
    let width = isStretched && !keys.contains("width") ? "" : keys.contains("width") ? "" : "width: 50, "
    let size = layout.contains("horizontal") ? "width: 50" : width + "height: 10"
    let child = "{id: child, \([keys, size].filter { !$0.isEmpty }.joined(separator: ", ")), children: [{}]}"
    let result = try read("scene: s\nroot: {layout: \(layout), children: [\(child)]}", in: fromTheRight)
    #expect(result.frame("child").isClose(to: frame))
  }

  @Test func aDirectionHoldsForWhatIsInside() throws {
    let result = try read(
      """
      scene: s
      root:
        direction: rightToLeft
        layout: {stack: {axis: vertical, distribution: start}}
        children:
          - id: first
            padding: {leading: 7, trailing: 1}
            layout: {stack: horizontal}
            children: [{id: a, width: 10, height: 10}, {id: b, width: fill, height: 10}]
          - id: second
            direction: leftToRight
            padding: {leading: 7, trailing: 1}
            layout: {stack: horizontal}
            children: [{id: a, width: 10, height: 10}, {id: b, direction: fromLocale, width: fill, height: 10}]
      """, in: phone(300, 200, scale: 1))
    #expect(result.frame("first/a") == [283, 0, 10, 10])
    #expect(result.frame("first/b") == [1, 0, 282, 10])
    #expect(result.frame("second/a") == [7, 10, 10, 10])
    #expect(result.frame("second/b") == [17, 10, 282, 10])
    #expect(result.views.map(\.style.isRightToLeft) == [true, true, true, true, false, false, false])
  }

  @Test(arguments: [LayoutDirection.fromLocale, .leftToRight, .rightToLeft])
  func theVariantDecidesWhereNothingIsSaid(_ direction: LayoutDirection) throws {
    var environment = phone(300, 200, scale: 1)
    environment.direction = direction
    let result = try read(
      """
      scene: s
      root:
        when: [{if: {direction: rightToLeft}, opacity: 0.5}]
        children: [{id: child, direction: fromLocale, frame: {leading: 0}, width: 10}]
      """, in: environment)
    let isRightToLeft = direction == .rightToLeft
    #expect(result.frame("child")[0] == (isRightToLeft ? 290 : 0))
    #expect(result.views[0].style.opacity == (isRightToLeft ? 0.5 : 1))
  }

  @Test(arguments: [
    ("leading", TextAlignment.right, TextAlignment.left), ("trailing", .left, .right), ("left", .left, .left),
    ("center", .center, .center), ("natural", .natural, .natural),
  ])
  func textAlignment(_ word: String, right: TextAlignment, left: TextAlignment) throws {
    let result = try read(
      """
      scene: s
      root:
        textAlignment: \(word)
        children: [{id: a, text: x, direction: rightToLeft}, {id: b, text: x}]
      """, in: phone())
    #expect(result.view("a")?.style.textStyle.alignment == right)
    #expect(result.view("a")?.style.textStyle.isRightToLeft == true)
    #expect(result.view("b")?.style.textStyle.alignment == left)
    #expect(result.view("b")?.style.textStyle.isRightToLeft == false)
  }

  /// A layout from the right, seen in a mirror, is the layout from the left.
  @Test(arguments: 0..<200 as Range<UInt64>)
  func mirrors(_ seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    random.isTame = true
    let root = random.tree(depth: 4)
    var environment = phone(random.length(200...900), random.length(200...900), scale: 1)
    let first = layOut(root.withoutSides, in: environment)
    environment.direction = .rightToLeft
    let second = layOut(root.withoutSides, in: environment)
    var insideOut: Set<Int> = []
    for (index, (left, right)) in zip(first.views, second.views).enumerated() {
      // A frame of a width below zero begins at its other side; what is in it has no mirror.
      if left.frame.width < 0 || left.parent.map(insideOut.contains) == true { insideOut.insert(index) }
      guard !insideOut.contains(index) else { continue }
      let mirrored = [environment.size.width - right.frame.maxX, right.frame.y, right.frame.width, right.frame.height]
      let isSame = zip(left.frame.values, mirrored).allSatisfy { abs($0 - $1) < 1e-4 }
      #expect(isSame, "\(left.path): \(left.frame.values), mirrored \(mirrored)")
    }
  }
}

extension Anchor {
  fileprivate var withoutSides: Anchor {
    let sides: [Attribute: Attribute] = [.left: .leading, .right: .trailing]
    var anchor = self
    anchor.attribute = sides[attribute] ?? attribute
    if let own = item?.attribute { anchor.item?.attribute = sides[own] ?? own }
    return anchor
  }
}

extension Node {
  /// The same with leading and trailing in place of left and right, and without what has no mirror.
  fileprivate var withoutSides: Node {
    var node = self
    node.attributes.rounding = nil
    node.attributes.relativeTo = nil
    node.attributes.padding = nil
    node.attributes.layoutMargins = nil
    node.attributes.anchors = attributes.anchors?.map(\.withoutSides)
    var frame = attributes.frame ?? FrameSpec()
    frame.leading = frame.x
    frame.trailing = frame.right
    (frame.x, frame.right) = (nil, nil)
    if frame.leading == nil, frame.trailing == nil, frame.centerX == nil { frame.leading = .points(3) }
    // Two keys say all of an axis.
    if frame.leading != nil, frame.trailing != nil { (frame.centerX, frame.width) = (nil, nil) }
    if frame.leading != nil || frame.trailing != nil, frame.centerX != nil { frame.width = nil }
    node.attributes.frame = frame
    node.children = children.map(\.withoutSides)
    return node
  }
}
