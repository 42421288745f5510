import Problems
import Scene
import Testing

@Suite struct `Keys in the wrong place` {
  @Test(arguments: [
    Mistake(
      node: "{«frame: [0, 0, 1, 1]}", in: "stack",
      .placement(.wrongParent(key: "frame", wants: "frames", parent: "stack"))),
    Mistake(
      node: "{«spacingAfter: 4}", in: "overlay",
      .placement(.wrongParent(key: "spacingAfter", wants: "stack", parent: "overlay"))),
    Mistake(
      node: "{«alignSelf: center}",
      .placement(.wrongParent(key: "alignSelf", wants: "overlay, stack or grid", parent: "frames"))),
    Mistake(
      node: "{«spacer: fill}", in: "grid", .placement(.wrongParent(key: "spacer", wants: "stack", parent: "grid"))),
    Mistake(
      node: "{when: [{if: {}, «frame: [0, 0, 1, 1]}]}", in: "stack",
      .placement(.wrongParent(key: "frame", wants: "frames", parent: "stack"))),
    Mistake(
      node: "{alignSelf: «leading}", in: "{stack: horizontal}",
      .value(.unknownWord("leading", expected: "an alignment of a stack", nearest: "top"))),
    Mistake(
      node: "{width: «120, frame: [0, 0, 1, 1]}",
      .placement(.saidTwice(axis: "width", "width: 120", "frame.width"))),
    Mistake(
      node: "{height: «fill, frame: {top: 1, bottom: 2}}",
      .placement(.saidTwice(axis: "height", "height: fill", "frame"))),
    Mistake(
      node: "{frame: {x: 1, «left: 2}}", .placement(.saidTwice(axis: "left edge", "x", "left"))),
    Mistake(
      node: "{width: 100, height: 50, aspectRatio: «1}",
      .placement(.contradictingRatio(width: "100", height: "50", ratio: "1"))),
    Mistake(
      node: "{width: 100, aspectRatio: «16:9, when: [{if: {}, height: 50%}]}",
      .placement(.contradictingRatio(width: "100", height: "50%", ratio: "1.7777777777777777"))),
    Mistake(node: "{frame: {from: [0, 0], to: [1, 1], «width: 3}}", .placement(.fromTo("width"))),
    Mistake(node: "{frame: {left: 1, right: 1, «width: 3}}", .placement(.frameAxis("width", axis: "horizontal"))),
    Mistake(
      node: "{layout: «{stack: {axis: vertical, alignment: firstBaseline}}}",
      .placement(.alignmentAxis("firstBaseline", axis: "vertical"))),
    Mistake(
      node: "{layout: {stack: {alignment: top}}, when: [{if: {}, layout: «{stack: vertical}}]}",
      .placement(.alignmentAxis("top", axis: "vertical"))),
    Mistake("scene: s\nroot: {«width: 10}", .placement(.rootSize("width"))),
    Mistake("scene: s\nroot: {«aspectRatio: 1}", .placement(.rootSize("aspectRatio"))),
    Mistake("scene: s\nroot: {when: [{if: {}, «maxHeight: 10}]}", .placement(.rootSize("maxHeight"))),
    Mistake(node: "{when: [{if: {}, «children: []}]}", .placement(.when("children"))),
    Mistake(
      node: "{when: [{if: {}, «id: a, «use: b, «each: [], «when: []}]}",
      .placement(.when("id")), .placement(.when("use")), .placement(.when("each")), .placement(.when("when"))),
    Mistake(
      node: "{image: a, when: [{if: {}, «text: b}]}",
      .value(.wrongKind(key: "text", belongsTo: "text", owner: "image"))),
    Mistake(node: "{«slot: children}", .placement(.slotOutside)),
  ])
  func `are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test func `may stand where one of the parent's layouts gives them a meaning`() throws {
    let scene = try Folder().scene(
      """
      scene: s
      root:
        layout: overlay
        when: [{if: {orientation: landscape}, layout: stack}]
        children: [{spacingAfter: 4, alignSelf: top}]
      """)
    #expect(scene.root.children.first?.attributes.spacingAfter == .points(4))
  }
}
