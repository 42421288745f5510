import Graphics

extension ScreenFile {
  /// Screens that have to be fast, and pairs of a small and a large one that has to take as much longer as it is larger.
  static var all: [ScreenFile] {
    [
      list(rows: 200, limit: 2), grid(rows: 50, limit: 2), settings(rows: 20, limit: 2), settings(rows: 50, limit: 60),
      nests(20), wrapped(1000), frames(1000),
      list(rows: 2000), grid(rows: 500), nests(200), wrapped(10_000), frames(10_000),
    ]
  }

  /// Rows of an icon, a title, a detail and a switch below each other.
  private static func list(rows: Int, limit: Double? = nil) -> ScreenFile {
    let children = (0..<rows).map { row in
      "layout: {stack: {alignment: center, spacing: 8}}, children: ["
        + "{width: 28, height: 28, background: '#0a84ff', cornerRadius: 6}, {text: Title \(row), width: fill}, "
        + "{text: Detail}, {width: 51, height: 31, background: '#34c759', cornerRadius: capsule}]"
    }
    return ScreenFile(
      name: "list of \(rows) rows",
      root: "layout: {stack: {axis: vertical, distribution: start, spacing: 8}}\n  padding: 16",
      children: children, limit: limit, last: Rect(x: 323, y: 39 * Double(rows) - 23, width: 51, height: 31),
      height: 39 * rows + 24)
  }

  /// Cells of a box with a number, ten a row.
  private static func grid(rows: Int, limit: Double? = nil) -> ScreenFile {
    let children = (0..<rows * 10).map { cell in
      "layout: overlay, background: '#eee', cornerRadius: 8, padding: 4, children: [{text: '\(cell % 10)'}]"
    }
    let y = Double(rows - 1) * 33.25
    return ScreenFile(
      name: "grid of \(rows) rows", root: "layout: {grid: {columns: 10, gap: 4}}", children: children, limit: limit,
      last: Rect(x: 354.6 + (35.4 - 8.5) / 2, y: y + 4, width: 8.5, height: 21.25))
  }

  /// An icon, a title, a detail and a switch in a card, five views and 20 constraints a row, all of one box.
  private static func settings(rows: Int, limit: Double? = nil) -> ScreenFile {
    let children = (0..<rows).flatMap { row in
      let above = row == 0 ? "superview + 8" : "card\(row - 1).bottom + 8"
      let (card, icon, toggle) = ("card\(row)", "icon\(row)", "switch\(row)")
      return [
        "id: \(card), background: '#eee', cornerRadius: 12, anchors: {leading: superview + 16, "
          + "trailing: superview - 16, top: \(above), height: 44}",
        "id: \(icon), background: '#0a84ff', anchors: {leading: \(card) + 12, centerY: \(card), width: 28, height: 28}",
        "id: title\(row), text: Title \(row), anchors: {leading: \(icon).trailing + 8, centerY: \(card), "
          + "top: '>= \(card) + 4', bottom: '<= \(card) - 4'}",
        "id: detail\(row), text: Detail, anchors: {leading: '>= title\(row).trailing + 8', "
          + "trailing: \(toggle).leading - 8, centerY: \(card), top: '>= \(card) + 4'}",
        "id: \(toggle), background: '#34c759', anchors: {trailing: \(card) - 12, centerY: \(card), width: 51, "
          + "height: 31}",
      ]
    }
    return ScreenFile(
      name: "\(rows * 20) constraints", root: "layout: constraints", children: children, limit: limit,
      last: Rect(x: 311, y: 52 * Double(rows) - 37.5, width: 51, height: 31))
  }

  /// Stacks that hug a stack that hugs a stack, 49 deep, with a text inside.
  private static func nests(_ count: Int) -> ScreenFile {
    let nest = (0..<49).reversed().reduce("text: a") { inner, depth in
      let axis = depth.isMultiple(of: 2) ? "vertical" : "horizontal"
      return "layout: {stack: {axis: \(axis), alignment: center}}, padding: 1, children: [{\(inner)}]"
    }
    return ScreenFile(
      name: "\(count) nests", root: "layout: {stack: {axis: vertical, distribution: start, alignment: leading}}",
      children: Array(repeating: nest, count: count),
      last: Rect(x: 49, y: 119.25 * Double(count - 1) + 49, width: 8.5, height: 21.25),
      height: 120 * count)
  }

  /// Texts beside each other, in as many lines as they need, which share what is left of the height.
  private static func wrapped(_ count: Int) -> ScreenFile {
    let child = "text: tag, padding: 4, background: '#eee', cornerRadius: 4"
    let (lines, column) = ((count + 9) / 10, (count - 1) % 10)
    let (height, gap) = (34 * lines, 4)
    let pitch = Double(height + gap) / Double(lines)
    return ScreenFile(
      name: "\(count) wrapped texts",
      root: "layout: {stack: {wrap: true, distribution: start, alignment: top, spacing: \(gap)}}",
      children: Array(repeating: child, count: count),
      last: Rect(x: 37.5 * Double(column), y: pitch * Double(lines - 1), width: 33.5, height: 29.25),
      height: height)
  }

  /// Boxes by their frames.
  private static func frames(_ count: Int) -> ScreenFile {
    let children = (0..<count).map { "frame: {left: 10%, top: \($0), width: 50%, height: 8}, background: '#eee'" }
    return ScreenFile(
      name: "\(count) frames", root: "layout: frames", children: children,
      last: Rect(x: 39, y: Double(count - 1), width: 195, height: 8))
  }
}
