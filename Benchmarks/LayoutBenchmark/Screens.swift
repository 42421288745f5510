import Solver

/// Screens such as people lay out, on both axes.
enum Screens {
  /// Rows of an icon, a title, a detail and a switch in a card: 5 views and 20 constraints a row.
  static func settings(rows: Int, limit: Double?) -> Shape {
    var screen = Screen()
    let (across, down) = (screen.root(390), screen.root(844))
    var (last, end): (Screen.Box?, Screen.Box?)
    for row in 0..<rows {
      let (card, icon, title) = (screen.box(), screen.box(), screen.box())
      let (detail, toggle, height) = (screen.box(), screen.box(), screen.box())
      screen.align(card, across, 16)
      screen.end(card, across, .equal, 16)
      screen.align(icon, card, 12)
      screen.add([Term(icon.size)], .equal, 28)
      screen.follow(title, icon, .equal, 8)
      screen.intrinsic(title, 120 + Double(row), hugging: 251, resistance: 749)
      screen.follow(detail, title, .greaterOrEqual, 8)
      screen.intrinsic(detail, 80)
      screen.follow(toggle, detail, .equal, 8)
      screen.end(toggle, card, .equal, 12)
      screen.add([Term(toggle.size)], .equal, 51)
      if let end { screen.follow(height, end, .equal, 8) } else { screen.align(height, down, 59) }
      screen.add([Term(height.size)], .greaterOrEqual, 44)
      screen.intrinsic(height, 20)
      let text = screen.box()
      screen.add(
        [Term(text.start), Term(text.size, 0.5), Term(height.start, -1), Term(height.size, -0.5)], .equal, 0)
      screen.intrinsic(text, 20)
      (last, end) = (toggle, height)
    }
    return Shape(name: "settings, \(rows * 5) views", system: screen.system, limit: limit) { solution in
      guard let last, let end else { return false }
      return solution[last.start] == 311 && solution[end.start] == 59 + 52 * Double(rows - 1)
        && solution.misses.count > 0
    }
  }

  /// Rows below each other that fill the width, with text's own height.
  static func list(rows: Int, limit: Double? = nil) -> Shape {
    var screen = Screen()
    let (across, down) = (screen.root(390), screen.root(10_000))
    var last: Screen.Box?
    for row in 0..<rows {
      let (width, height) = (screen.box(), screen.box())
      screen.align(width, across, 20)
      screen.end(width, across, .equal, 20)
      if let last { screen.follow(height, last, .equal, 8) } else { screen.align(height, down) }
      screen.intrinsic(height, 20 + Double(row % 3))
      screen.intrinsic(width, 100)
      screen.add([Term(height.size)], .greaterOrEqual, 21)
      last = height
    }
    return Shape(name: "list, \(rows) rows", system: screen.system, limit: limit) { solution in
      last.map { solution[$0.size] >= 21 } == true && solution.ambiguities.isEmpty
    }
  }

  /// Four columns of equal cells.
  static func grid(rows: Int, limit: Double? = nil) -> Shape {
    var screen = Screen()
    let (across, down) = (screen.root(390), screen.root(10 * Double(rows)))
    var firstHeight: Screen.Box?
    var last: Screen.Box?
    for _ in 0..<rows {
      var cells: [Screen.Box] = []
      for column in 0..<4 {
        let cell = screen.box()
        if column == 0 { screen.align(cell, across) } else { screen.follow(cell, cells[column - 1], .equal, 10) }
        if column > 0 { screen.equate(cell, cells[0]) }
        cells.append(cell)
      }
      screen.end(cells[3], across, .equal, 0)
      let height = screen.box()
      if let last { screen.follow(height, last, .equal, 2) } else { screen.align(height, down) }
      if let firstHeight { screen.equate(height, firstHeight) } else { firstHeight = height }
      last = height
    }
    if let last { screen.end(last, down, .equal, 0) }
    return Shape(name: "grid, \(rows) rows of 4", system: screen.system, limit: limit) { solution in
      last.map { abs(solution[$0.size] - (8 + 2 / Double(rows))) < 1e-9 } == true
        && solution.refusals.isEmpty && solution.ambiguities.isEmpty
    }
  }

  /// Boxes in boxes, five in each, side by side and equally wide, the innermost with a width of their own.
  static func tree(depth: Int, limit: Double? = nil) -> Shape {
    var screen = Screen()
    let root = screen.box()
    screen.add([Term(root.start)], .equal, 0)
    var level = [root]
    for left in (0..<depth).reversed() {
      var next: [Screen.Box] = []
      for parent in level {
        let children = (0..<5).map { _ in screen.box() }
        screen.align(children[0], parent, 4)
        for (one, other) in zip(children.dropFirst(), children) {
          screen.follow(one, other, .equal, 4)
          screen.equate(one, other)
        }
        screen.end(children[4], parent, .equal, 4)
        if left == 0 { for (index, child) in children.enumerated() { screen.intrinsic(child, 10 + Double(index)) } }
        next += children
      }
      level = next
    }
    let leaf = level[0]
    return Shape(name: "tree, \(depth) deep", system: screen.system, limit: limit) { solution in
      solution[leaf.size] == 14 && solution.ambiguities.isEmpty
    }
  }
}
