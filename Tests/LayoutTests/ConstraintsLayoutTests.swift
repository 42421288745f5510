import Devices
import Graphics
import Layout
import Problems
import Testing

/// Texts are set in letters of 8.5 × 21.25 points.
@Suite struct `Layout by constraints` {
  @Test(arguments: [
    FrameCase(
      "sizes that are said", children: "- {id: a, width: 50, height: 25%, anchors: {left: superview, top: superview}}",
      frames: ["a": [0, 0, 50, 25]]),
    FrameCase(
      "edges", children: "- {id: a, anchors: {edges: superview}}", frames: ["a": [0, 0, 200, 100]]),
    FrameCase(
      "percentages and multiples",
      children:
        "- {id: a, anchors: {leading: superview + 10%, width: superview * 0.5, top: superview.centerY, height: 20%}}",
      frames: ["a": [20, 50, 100, 20]]),
    FrameCase(
      "divisions and sums in parentheses",
      children: """
        - {id: a, anchors: {left: superview, width: (superview - 20) / 3, top: (superview - 50%) / 5, height: 1}}
        - {id: b, anchors: {left: a.right + 10, width: a, top: superview / 5 + 1, height: 3 * self.width / 90}}
        - {id: c, anchors: {left: b.right + 10, width: [a, (superview + 40) * 0.25], top: superview, height: 1}}
        - {id: d, anchors: {right: superview, left: c.right, top: superview, height: 1}}
        """,
      frames: ["a": [0, -10, 60, 1], "b": [70, 1, 60, 2], "c": [140, 0, 60, 1], "d": [200, 0, 0, 1]]),
    FrameCase(
      "bounds win over what is wished",
      children:
        "- {id: a, minWidth: 60, maxHeight: 10, intrinsicSize: [40, 40], anchors: {left: superview, top: superview}}",
      frames: ["a": [0, 0, 60, 10]]),
    FrameCase(
      "hug holds against a pull",
      children:
        "- {id: a, width: hug, intrinsicSize: [40, 10], anchors: {left: superview, top: superview, width: 90 @700}}",
      frames: ["a": [0, 0, 40, 10]]),
    FrameCase(
      "fill takes what is left, by weight",
      children: """
        - {id: a, width: 20, height: 1, anchors: {left: superview, top: superview}}
        - {id: b, width: fill, height: 1, anchors: {left: a.right, top: superview}}
        - {id: c, width: fill(2), height: fill, anchors: {left: b.right, right: superview, top: superview}}
        """, frames: ["a": [0, 0, 20, 1], "b": [20, 0, 60, 1], "c": [80, 0, 120, 100]]),
    FrameCase(
      "a ratio joins the axes",
      children: "- {id: a, aspectRatio: 2, anchors: {left: superview, width: superview * 0.25, bottom: superview}}",
      frames: ["a": [0, 75, 50, 25]]),
    FrameCase(
      "hidden views keep their frames",
      children: """
        - {id: a, hidden: true, width: 50, height: 10, anchors: {left: superview, top: superview}}
        - {id: b, width: 10, height: 10, anchors: {left: a.right, top: a.bottom}}
        """, frames: ["a": [0, 0, 50, 10], "b": [50, 10, 10, 10]]),
    FrameCase(
      "alignment rectangles",
      children: """
        - {id: a, width: 50, height: 10, alignmentRectInsets: {top: 2, left: 4, right: 6}, anchors: {left: superview, top: superview}}
        - {id: b, width: 10, height: 10, anchors: {left: a.right, top: a.bottom}}
        """, frames: ["a": [-4, -2, 60, 12], "b": [50, 10, 10, 10]]),
    FrameCase(
      "padding and guides of the root",
      root: "  padding: 10\n  guides: {half: {leading: superview, width: superview * 0.5}}\n",
      children: """
        - {id: a, anchors: {edges: superview}}
        - {id: b, height: 5, anchors: {leading: half.trailing, trailing: superview, top: superview}}
        """, frames: ["a": [10, 10, 180, 80], "b": [100, 10, 90, 5]]),
    FrameCase(
      "a text wraps at the width that it gets",
      children: """
        - {id: a, text: aaa bbb ccc, width: 60, anchors: {left: superview, top: superview}}
        - {id: b, height: 5, anchors: {edges: superview @500, left: superview, right: superview, top: a.bottom}}
        """, frames: ["a": [0, 0, 60, 42.5], "b": [0, 42.5, 200, 5]]),
    FrameCase(
      "a text wraps at a width that depends on a height",
      children: """
        - {id: a, text: aaa bbb ccc, anchors: {left: superview, top: superview, width: b.height}}
        - {id: b, width: 1, height: 60, anchors: {left: superview, top: a.bottom}}
        """, frames: ["a": [0, 0, 60, 42.5], "b": [0, 42.5, 1, 60]]),
    FrameCase(
      "baselines of texts in boxes of any height",
      children: """
        - {id: a, text: a, height: 41.25, anchors: {left: superview, top: superview}}
        - {id: b, text: b, height: 21.25, anchors: {left: a.right, firstBaseline: a}}
        - {id: c, width: 1, height: 2, anchors: {left: b.right, bottom: a.lastBaseline}}
        """, frames: ["a": [0, 0, 8.5, 41.25], "b": [8.5, 10, 8.5, 21.25], "c": [17, 25, 1, 2]]),
    FrameCase(
      "a constraint into a nested box",
      children: """
        - id: card
          layout: constraints
          padding: 5
          anchors: {left: superview + 10, top: superview + 10, right: superview.right - 50, height: 50}
          children: [{id: label, width: 30, height: 10, anchors: {centerX: superview, top: superview}}]
        - {id: mark, width: 4, height: 4, anchors: {left: card/label.right + 1, top: label.bottom}}
        """, frames: ["card": [10, 10, 140, 50], "card/label": [65, 15, 30, 10], "mark": [96, 25, 4, 4]]),
    FrameCase(
      "a constraint out of a nested box",
      children: """
        - {id: header, height: 30, anchors: {left: superview, right: superview, top: superview}}
        - id: card
          layout: constraints
          anchors: {edges: superview}
          children: [{id: label, width: 30, height: 10, anchors: {left: superview, top: header.bottom + 2}}]
        """, frames: ["card": [0, 0, 200, 100], "card/label": [0, 32, 30, 10]]),
    FrameCase(
      "a nested box that hugs",
      children: """
        - id: card
          layout: constraints
          padding: 5
          anchors: {left: superview, top: superview}
          children: [{id: label, text: abcd, anchors: {edges: superview}}]
        """, frames: ["card": [0, 0, 44, 31.25], "card/label": [5, 5, 34, 21.25]]),
    FrameCase(
      "a view inside a stack",
      children: """
        - id: row
          layout: {stack: {spacing: 3}}
          anchors: {left: superview + 10, top: superview + 10}
          children: [{id: a, width: 20, height: 10}, {id: b, width: 30, height: 20}]
        - {id: mark, height: 4, anchors: {left: row/b, width: b, top: b.bottom + 1}}
        """, frames: ["row": [10, 10, 53, 20], "row/b": [33, 10, 30, 20], "mark": [33, 31, 30, 4]]),
    FrameCase(
      "margins, kept by boxes inside", (400, 100), root: "  layoutMargins: {left: 30, right: 10}\n",
      children: """
        - {id: a, height: 5, anchors: {left: layoutMargins, right: layoutMargins, top: superview}}
        - id: b
          layout: constraints
          preservesSuperviewLayoutMargins: true
          anchors: {left: superview + 10, right: superview, top: superview, bottom: superview}
          children: [{id: c, anchors: {edges: layoutMargins}}]
        - id: d
          relativeTo: layoutMargins
          anchors: {left: superview, top: superview, width: 50, height: 50}
          children: [{id: e}]
        """, frames: ["a": [30, 0, 360, 5], "b/c": [30, 8, 360, 84], "d/e": [8, 8, 34, 34]]),
    FrameCase(
      "from right to left, with a box the other way", root: "  direction: rightToLeft\n",
      children: """
        - {id: a, width: 20, height: 5, alignmentRectInsets: {leading: 5}, anchors: {leading: superview, top: superview}}
        - {id: b, width: 20, height: 5, anchors: {leading: a.trailing + 10, top: superview}}
        - {id: c, width: 20, height: 5, anchors: {left: superview + 10, top: superview}}
        - {id: d, width: 20, height: 5, anchors: {centerX: superview + 10, top: superview}}
        - id: e
          direction: leftToRight
          layout: constraints
          anchors: {edges: superview}
          children: [{id: f, width: 10, height: 5, anchors: {leading: b.trailing + 3, bottom: superview}}]
        """,
      frames: [
        "a": [180, 0, 25, 5], "b": [150, 0, 20, 5], "c": [10, 0, 20, 5], "d": [80, 0, 20, 5], "e/f": [173, 95, 10, 5],
      ]),
    FrameCase(
      "what other layouts make of a box with constraints", root: "  guides: none\n",
      children: """
        - id: row
          layout: {stack: {alignment: top}}
          anchors: {left: superview, top: superview}
          children:
            - id: card
              layout: constraints
              children: [{id: a, width: 30, height: 10, anchors: {leading: superview + 4, trailing: superview - 4, top: superview, bottom: superview - 2}}]
            - {id: b, width: 5, height: 20}
        """, frames: ["row": [0, 0, 43, 20], "row/card": [0, 0, 38, 12], "row/card/a": [4, 0, 30, 10]]),
  ])
  func `gives frames`(_ test: FrameCase) throws {
    let result = try layOut(text: test.scene, in: phone(test.size.0, test.size.1))
    for (path, expected) in test.frames {
      #expect(result.frame(path).isClose(to: expected), "\(path): \(result.frame(path))")
    }
    #expect(result.diagnostics.filter { $0.severity != .note } == [])
  }

  @Test func `the keyboard waits below the safe area`() throws {
    let test = FrameCase(
      "",
      children: """
        - {id: a, height: 10, anchors: {left: superview, right: superview, bottom: keyboard.top}}
        - {id: b, anchors: {edges: keyboard}}
        """, frames: [:])
    let screen = phone(100, 200, safeArea: Insets(top: 20, bottom: 30))
    let result = try layOut(text: test.scene, in: screen)
    #expect(result.frame("a") == [0, 160, 100, 10])
    #expect(result.frame("b") == [0, 170, 100, 30])
  }

  /// Margins of the root come on top of the safe area, and a nested box has of it what reaches in.
  @Test func `guides know the safe area`() throws {
    let test = FrameCase(
      "",
      children: """
        - {id: a, anchors: {edges: layoutMargins}}
        - id: b
          layout: constraints
          anchors: {left: superview, right: superview, top: superview + 5, bottom: superview}
          children: [{id: c, anchors: {edges: safeArea}}, {id: d, anchors: {edges: readableContent}}]
        """, frames: [:])
    let result = try layOut(text: test.scene, in: phone(800, 200, safeArea: Insets(top: 20, left: 40, bottom: 30)))
    #expect(result.frame("a") == [60, 20, 720, 150])
    #expect(result.frame("b/c") == [40, 20, 760, 150])
    #expect(result.frame("b/d") == [84, 28, 672, 134])
  }

  /// Without a width for the reader's size that for `large` counts, and without any the usual one.
  @Test(
    arguments: [([:], 672), ([.large: 500], 500), ([.large: 500, .accessibility1: 640], 640)]
      as [([TextSize: Double], Double)])
  func `lines are as wide as the profile says for a text size`(widths: [TextSize: Double], expected: Double) throws {
    let test = FrameCase("", children: "- {id: a, anchors: {edges: readableContent}}", frames: [:])
    var environment = phone(800, 200)
    environment.device.readableWidths = widths
    environment.readingSize = .category(.accessibility1)
    #expect(try layOut(text: test.scene, in: environment).frame("a")[2] == expected)
  }
}
