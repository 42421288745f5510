import Problems
import Scene
import Testing

@Suite struct `Mistakes in anchors` {
  private static func anchors(_ text: String, _ problem: Problem) -> Mistake {
    Mistake(node: "{id: a, anchors: {\(text)}}", in: "constraints", problem)
  }

  private static let example = "a constraint such as superview + 16"
  private static let lengthExample = "a constraint such as superview - 16"

  @Test(arguments: [
    anchors("width: «pad.width-60", .value(.unspaced("pad.width-60", spaced: "pad.width - 60"))),
    anchors("width: «superview-60", .value(.unspaced("superview-60", spaced: "superview - 60"))),
    anchors("width: «superview*2", .value(.unspaced("superview*2", spaced: "superview * 2"))),
    anchors("height: «2*self.width", .value(.unspaced("2*self.width", spaced: "2 * self.width"))),
    anchors("leading: «safeArea+8", .value(.unspaced("safeArea+8", spaced: "safeArea + 8"))),
    anchors("width: «superview/3", .value(.unspaced("superview/3", spaced: "superview / 3"))),
    anchors("width: (superview - 20)«/3", .value(.unspaced("/3", spaced: "/ 3"))),
    anchors("width: superview «-20", .value(.unspaced("-20", spaced: "- 20"))),
    anchors("width: (superview «-20) / 3", .value(.unspaced("-20", spaced: "- 20"))),
    anchors("width: («superview-20) / 3", .value(.unspaced("superview-20", spaced: "superview - 20"))),
    anchors("width: superview / «0", .value(.wrongType(key: "width", wants: "a number other than 0", got: "0"))),
    anchors("width: superview / «b", .value(.wrongType(key: "width", wants: "a number", got: "b"))),
    anchors(
      "width: superview «/", .value(.wrongType(key: "width", wants: lengthExample, got: "superview /"))),
    anchors(
      "width: «(superview - 20", .value(.wrongType(key: "width", wants: lengthExample, got: "(superview - 20"))),
    anchors(
      "width: superview - 20«) / 3", .value(.wrongType(key: "width", wants: lengthExample, got: "superview - 20) / 3"))
    ),
    anchors("width: 120 «/ 3", .value(.wrongType(key: "width", wants: lengthExample, got: "120 / 3"))),
    anchors(
      "edges: «superview / 3",
      .value(.wrongType(key: "edges", wants: "a view or guide such as safeArea", got: "superview / 3"))),
    anchors("width: \"<= «superview-60\"", .value(.unspaced("superview-60", spaced: "superview - 60"))),
    anchors("width: 120 @«1200", .value(.priorityAbove("1200"))),
    anchors(
      "width: 120 @«0", .value(.outOfRange(key: "priority", range: "from 1 to 1000", got: "0"))),
    anchors(
      "width: 120 @«defaultHihg",
      .value(.unknownWord("defaultHihg", expected: "a priority", nearest: "defaultHigh"))),
    anchors("leading: «left", .name(.unknownView("left", nearest: nil))),
    anchors("leading: «superview.left", .placement(.leadingAndLeft("leading", "left"))),
    anchors("top: «superview.leading", .placement(.axisMismatch("top", "superview.leading", isVertical: true))),
    anchors("centerX: «superview.top", .placement(.axisMismatch("centerX", "superview.top", isVertical: false))),
    anchors("top: «20", .placement(.bareNumber("top"))),
    anchors("top: 0 * «superview + 20", .placement(.bareNumber("top"))),
    anchors("width: «superview.leading", .placement(.sideAndPlace("width", "superview.leading"))),
    anchors("leading: «safeArea.width", .placement(.sideAndPlace("leading", "safeArea.width"))),
    anchors("width: «12pt", .value(.badLength("12pt"))),
    anchors("width: superview - «12pt", .value(.badLength("12pt"))),
    anchors("width: «12dw", .value(.noDesignSize("12dw", axis: "width"))),
    anchors("width: superview «60", .value(.wrongType(key: "width", wants: lengthExample, got: "superview 60"))),
    anchors("width: superview «-", .value(.wrongType(key: "width", wants: lengthExample, got: "superview -"))),
    anchors("top: «\"\"", .value(.wrongType(key: "top", wants: example, got: ""))),
    anchors("top: «a..b", .value(.wrongType(key: "top", wants: example, got: "a..b"))),
    anchors("top: superview * «x", .value(.wrongType(key: "top", wants: "a number", got: "x"))),
    anchors("«tpo: superview", .value(.unknownKey("tpo", owner: "anchors", nearest: "top"))),
    anchors("top: «{a: b}", .value(.wrongType(key: "top", wants: "a constraint, or a list of them", got: "map"))),
    anchors(
      "edges: «superview + 16",
      .value(.wrongType(key: "edges", wants: "a view or guide such as safeArea", got: "superview + 16"))),
    anchors(
      "top: «superview.botom",
      .value(
        .unknownWord(
          "botom", expected: "an attribute or guide", nearest: "bottom",
          words: Anchor.Attribute.allCases.map(\.rawValue)))),
    Mistake(
      node: "{«anchors: {top: superview}}",
      .placement(.wrongParent(key: "anchors", wants: "constraints", parent: "frames"))),
    Mistake(
      node: "{width: «120, anchors: {width: superview}}", in: "constraints",
      .placement(.saidTwice(axis: "width", "width: 120", "anchors.width"))),
    Mistake(
      node: "{height: 50%, when: [{if: {}, anchors: {height: 5}, height: «20}]}", in: "constraints",
      .placement(.saidTwice(axis: "height", "height: 20", "anchors.height"))),
    Mistake(
      node: "{guides: {«middle: {width: 1}}}",
      .placement(.wrongLayout(key: "guides", wants: "constraints", has: "frames"))),
    Mistake(node: "{layout: constraints, guides: {«self: {width: 1}}}", .name(.badName("self"))),
    Mistake(node: "{layout: constraints, guides: {«top: {width: 1}}}", .name(.badName("top"))),
    Mistake(
      node: "{id: b, layout: constraints, guides: {«x: {width: 1}}, children: [{id: x}]}",
      .name(.duplicateID("x", path: "b/x", firstLine: 5))),
    Mistake(
      node: "{layout: constraints, hugging: «0}", in: "stack",
      .value(
        .outOfRange(key: "hugging", range: "from 1 to 1000", got: "0"))),
  ])
  func `are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test(arguments: [
    Mistake(
      "scene: s\nroot:\n  layout: constraints\n  children:\n  - {id: title}\n  - {anchors: {top: «titel.bottom}}",
      .name(.unknownView("titel", nearest: "title"))),
    Mistake(
      """
      scene: s
      root:
        layout: constraints
        children:
          - {id: row, children: [{id: title}]}
          - {id: header, children: [
               {id: title}]}
          - {anchors: {top: superview, leading: «title}}
      """,
      .name(
        .ambiguousView(
          "title", [ViewPlace(path: "row/title", line: 5), ViewPlace(path: "header/title", line: 7)]))),
    Mistake(
      """
      scene: s
      root:
        children:
          - {id: header}
          - {layout: constraints, children: [{anchors: {top: «header.bottom}}]}
      """,
      .placement(.outOfReach("header"))),
    Mistake(
      """
      scene: s
      components: {c: {node: {layout: constraints, children: [{anchors: {top: «tilte}}, {id: title}]}}}
      root: {}
      """,
      .name(.unknownView("tilte", nearest: "title"))),
    Mistake(
      """
      scene: s
      data: {x: superveiw + 8}
      root: {layout: constraints, children: [{anchors: {top: $x}}]}
      """.replacing("superveiw", with: "«superveiw"),
      .name(.unknownView("superveiw", nearest: "superview"))),
  ])
  func `about names are told where the name is`(_ mistake: Mistake) throws { try expectScene(mistake) }

  /// Ids of a component count outside only where its use has one.
  @Test func `about what a component hides`() throws {
    let folder = Folder(components: ["component: c\nnode: {children: [{id: inside}]}"])
    let mistake = Mistake(
      "scene: s\nroot: {layout: constraints, children: [{use: c}, {anchors: {top: «inside}}]}",
      .name(.unknownView("inside", nearest: nil)))
    try expectScene(mistake, in: folder)
  }

  @Test func `more than the limit are refused`() throws {
    var folder = Folder()
    folder.limits.maxConstraints = 3
    let children = "[{anchors: {edges: superview}}]"
    try expectScene(
      Mistake(
        "scene: s\nroot: «{layout: constraints, children: \(children)}", .file(.tooManyConstraints(limit: 3))),
      in: folder)
    folder.limits.maxConstraints = 4
    _ = try folder.scene("scene: s\nroot: {layout: constraints, children: \(children)}")
  }
}
