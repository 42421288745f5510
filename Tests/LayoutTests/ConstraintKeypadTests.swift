import Devices
import Graphics
import Layout
import Problems
import Scene
import Testing

/// The keypad by constraints, pad and keys, where other tests have it by stacks and grids.
@Suite struct `Keypad by constraints` {
  static let scene = """
    scene: keypad-constraints
    design: {width: 375}
    data:
      keys:
        [{id: k7, title: "7", x: superview, y: superview}, {id: k8, title: "8", x: k7.trailing + 10, y: superview},
         {id: k9, title: "9", x: k8.trailing + 10, y: superview}, {id: divide, title: ÷, x: k9.trailing + 10, y: superview},
         {id: k4, title: "4", x: superview, y: k7.bottom + 10}, {id: k5, title: "5", x: k4.trailing + 10, y: k7.bottom + 10},
         {id: k6, title: "6", x: k5.trailing + 10, y: k7.bottom + 10}, {id: times, title: ×, x: k6.trailing + 10, y: k7.bottom + 10},
         {id: k1, title: "1", x: superview, y: k4.bottom + 10}, {id: k2, title: "2", x: k1.trailing + 10, y: k4.bottom + 10},
         {id: k3, title: "3", x: k2.trailing + 10, y: k4.bottom + 10}, {id: minus, title: −, x: k3.trailing + 10, y: k4.bottom + 10},
         {id: k0, title: "0", x: superview, y: k1.bottom + 10}, {id: point, title: ".", x: k0.trailing + 10, y: k1.bottom + 10},
         {id: equals, title: "=", x: point.trailing + 10, y: k1.bottom + 10}, {id: plus, title: +, x: equals.trailing + 10, y: k1.bottom + 10}]
    \(WorkedExamplesTests.key)
    root:
      layout: constraints
      children:
        - id: pad
          layout: constraints
          anchors: {centerX: safeArea, width: [safeArea - 60 @999, "<= safeArea - 60"], height: self.width,
                    top: ">= safeArea + 20", bottom: safeArea - 30}
          children:
            - each: $keys
              node: {id: $item.id, use: key, with: {title: $item.title},
                     anchors: {leading: $item.x, top: $item.y, width: superview * 0.25 - 7.5, height: self.width}}
    """

  /// The worked example, to the pixel what stacks make of it.
  @Test(arguments: WorkedExamplesTests.screens)
  func `is the keypad by stacks`(_ screen: Environment) throws {
    let constraints = try layOut(text: Self.scene, in: screen)
    let stacks = try layOut(text: WorkedExamplesTests.stacks, in: screen)
    #expect(constraints.pixels("pad") == stacks.pixels("pad"))
    #expect(keys(constraints).count == 16)
    #expect(keys(constraints).map(\.pixels) == keys(stacks).map(\.pixels))
    #expect(constraints.diagnostics.filter { $0.severity != .note } == [])
  }

  private func keys(_ result: LayoutResult) -> [PlacedView] { result.views.filter { $0.kind == .text } }

  @Test(arguments: KeypadCase.phones + KeypadCase.tabletsAndLandscape + KeypadCase.fitted)
  func `has the recorded pad and keys`(_ test: KeypadCase) throws {
    let insets = test.safeArea
    let screen = phone(
      test.size[0], test.size[1], scale: test.scale,
      safeArea: Insets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3]))
    let result = try layOut(text: text(of: test), in: screen)
    #expect(result.frame("pad").isClose(to: test.pad), "\(result.frame("pad"))")
    for corner in test.corners {
      let path = "pad/k\(corner.row)-\(corner.column)"
      #expect(result.frame(path).isClose(to: corner.rect), "\(path)")
      #expect(result.pixels(path) == corner.pixels, "\(path)")
    }
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
  }

  /// The pad as the case has it, and every key at its neighbours.
  private func text(of test: KeypadCase) -> String {
    let (columns, rows, gap) = (Double(test.columns), Double(test.rows), test.spacing)
    let width = "superview * \(1 / columns) - \(gap * (columns - 1) / columns)"
    let height = "superview * \(1 / rows) - \(gap * (rows - 1) / rows)"
    let keys = (0..<test.rows).flatMap { row in
      (0..<test.columns).map { column in
        let left = column == 0 ? "superview" : "k\(row)-\(column - 1).trailing + \(gap)"
        let top = row == 0 ? "superview" : "k\(row - 1)-\(column).bottom + \(gap)"
        return "        - {id: k\(row)-\(column), anchors: {leading: \(left), top: \(top), width: \(width), "
          + "height: \(height)}}\n"
      }
    }
    return """
      scene: test
      root:
        layout: constraints
        children:
        - id: pad
          layout: constraints
          anchors: {\(anchors(of: test))}
          children:
      \(keys.joined())
      """
  }

  private func anchors(of test: KeypadCase) -> String {
    // The sides of a pad with cells of a ratio are as those of the cells and the gaps between them.
    let (columns, rows) = (Double(test.columns), Double(test.rows))
    let slope = rows / columns / test.ratio
    let rest = test.spacing * (rows - 1) - slope * test.spacing * (columns - 1)
    let height = test.rule == .cell ? "\(slope) * self.width + \(rest)" : "\(1 / test.ratio) * self.width"
    switch test.rule {
    case .pinned:
      return "centerX: superview, width: superview - 60, height: \(height), bottom: safeArea - 30"
    case .fit, .cell:
      return """
        centerX: safeArea, width: [safeArea - 60 @999, "<= safeArea - 60"], height: \(height),
                top: ">= safeArea + 20", bottom: safeArea - 30
        """
    }
  }
}
