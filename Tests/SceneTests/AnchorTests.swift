import Problems
import Scene
import Testing

@Suite struct `Anchors` {
  /// A key of `anchors`, its value, and the constraint that it says; places do not matter here.
  struct Reading: Sendable, CustomTestStringConvertible {
    let key: String
    let value: String
    let anchors: [Anchor]

    init(_ key: String, _ value: String, _ anchors: Anchor...) {
      self.key = key
      self.value = value
      self.anchors = anchors
    }

    var testDescription: String { "\(key): \(value)" }
  }

  @Test(arguments: [
    Reading("leading", "superview", Anchor(.leading, .equal, .init(.superview, .leading))),
    Reading("width", "120", Anchor(.width, constant: .points(120))),
    Reading("width", "-8", Anchor(.width, constant: .points(-8))),
    Reading("width", "'- 8'", Anchor(.width, constant: .points(-8))),
    Reading("width", "'<= 20dw'", Anchor(.width, .lessOrEqual, constant: .designWidth(20))),
    Reading(
      "width", "[safeArea - 60 @999, '<= safeArea - 60']",
      Anchor(.width, .equal, .init(.superview, guide: "safeArea", .width), constant: .points(-60), priority: 999),
      Anchor(.width, .lessOrEqual, .init(.superview, guide: "safeArea", .width), constant: .points(-60))),
    Reading("height", "self.width", Anchor(.height, .equal, .init(.own, .width))),
    Reading(
      "height", "1.25 * self.width + 2.5",
      Anchor(.height, .equal, .init(.own, .width), multiplier: 1.25, constant: .points(2.5))),
    Reading(
      "width", "superview * 0.25 - 7.5",
      Anchor(.width, .equal, .init(.superview, .width), multiplier: 0.25, constant: .points(-7.5))),
    Reading("width", "2 * b * 2", Anchor(.width, .equal, .init(.named("b"), .width), multiplier: 4)),
    Reading("width", "superview / 3", Anchor(.width, .equal, .init(.superview, .width), divisor: 3)),
    Reading(
      "width", "2 * b / 3 + 1",
      Anchor(.width, .equal, .init(.named("b"), .width), multiplier: 2, divisor: 3, constant: .points(1))),
    Reading(
      "width", "'<=(superview - 20) / 3 @750'",
      Anchor(.width, .lessOrEqual, .init(.superview, .width), offset: .points(-20), divisor: 3, priority: 750)),
    Reading(
      "width", "( b + 10% ) * 0.5 - 4",
      Anchor(
        .width, .equal, .init(.named("b"), .width), offset: .percent(10), multiplier: 0.5, constant: .points(-4))),
    Reading("leading", "b/c-1 / 2", Anchor(.leading, .equal, .init(.named("b/c-1"), .leading), divisor: 2)),
    Reading(
      "leading", "b.trailing + 10%",
      Anchor(.leading, .equal, .init(.named("b"), .trailing), constant: .percent(10))),
    Reading(
      "top", "'>=b.bottom @defaultHigh'", Anchor(.top, .greaterOrEqual, .init(.named("b"), .bottom), priority: 750)),
    Reading("top", "b @ required", Anchor(.top, .equal, .init(.named("b"), .top))),
    Reading(
      "bottom", "keyboard.top - 1px",
      Anchor(.bottom, .equal, .init(.superview, guide: "keyboard", .top), constant: .pixels(-1))),
    Reading("left", "b.safeArea", Anchor(.left, .equal, .init(.named("b"), guide: "safeArea", .left))),
    Reading("leading", "b/c-1.trailing", Anchor(.leading, .equal, .init(.named("b/c-1"), .trailing))),
    Reading("leading", "gutter", Anchor(.leading, .equal, .init(.named("gutter"), .leading))),
    Reading(
      "leading", "superview.gutter.trailing", Anchor(.leading, .equal, .init(.superview, guide: "gutter", .trailing))),
    Reading("firstBaseline", "b", Anchor(.firstBaseline, .equal, .init(.named("b"), .firstBaseline))),
    Reading("bottom", "b.lastBaseline", Anchor(.bottom, .equal, .init(.named("b"), .lastBaseline))),
    Reading(
      "edges", "b @500", Anchor(.top, .equal, .init(.named("b"), .top), priority: 500),
      Anchor(.leading, .equal, .init(.named("b"), .leading), priority: 500),
      Anchor(.bottom, .equal, .init(.named("b"), .bottom), priority: 500),
      Anchor(.trailing, .equal, .init(.named("b"), .trailing), priority: 500)),
  ])
  func `are read`(_ reading: Reading) throws {
    let scene = try Folder().scene(
      """
      scene: s
      design: {width: 375}
      root:
        layout: constraints
        guides: {gutter: {width: 8}}
        children: [{id: a, anchors: {\(reading.key): \(reading.value)}}, {id: b, children: [{id: c-1}]}]
      """)
    let read = scene.root.children[0].attributes.anchors ?? []
    #expect(read.map(\.withoutPlaces) == reading.anchors)
  }

  /// What messages show of a constraint is read as the same again, also where they say how to write it.
  @Test(arguments: [
    "superview", "120", "-8", ">= 120 @999", "1.25 * self.height + 2.5", "b * 2 / 3 - 10%", "(b - 20) / 3",
    "<= (superview + 10%) * 0.5 - 4 @750", "<= b",
  ])
  func `are written as they are read`(_ value: String) throws {
    func anchors(_ entry: String) throws -> [Anchor] {
      let scene = try Folder().scene(
        "scene: s\nroot: {layout: constraints, children: [{id: a, anchors: {\(entry)}}, {id: b}]}")
      return (scene.root.children[0].attributes.anchors ?? []).map(\.withoutPlaces)
    }
    let said = try anchors("width: '\(value)'")
    #expect(said.count == 1)
    #expect(try anchors(said[0].entry) == said)
    #expect(try anchors("width: '\(said[0].written)'") == said)
  }

  @Test func `a later value replaces all of them`() throws {
    let nodes = try Folder().children(
      "- {id: a, anchors: {top: superview, left: superview}, when: [{if: {}, anchors: {top: superview}}, "
        + "{if: {}, anchors: none}]}", layout: "constraints")
    var attributes = nodes[0].attributes
    attributes.merge(nodes[0].overrides[0].attributes)
    #expect(attributes.anchors?.count == 1)
    attributes.merge(nodes[0].overrides[1].attributes)
    #expect(attributes.anchors == nil)
  }

  @Test func `may stand beside a use`() throws {
    let folder = Folder(components: ["component: c\nnode: {text: x}"])
    let scene = try folder.scene(
      "scene: s\nroot: {layout: constraints, children: [{use: c, anchors: {leading: superview}}]}")
    #expect(scene.root.children[0].attributes.anchors?.count == 1)
  }
}

/// Names that are found: in components that have no id, in repetitions, further out, and by paths.
@Suite struct `Names in anchors` {
  static let card = """
    component: card
    node:
      layout: constraints
      guides: {middle: {width: 1}}
      children: [{id: icon, anchors: {leading: middle}}, {id: title, anchors: {leading: icon.trailing + 8}}]
    """

  @Test(arguments: [
    "[{use: card}, {use: card}]",
    "[{id: one, use: card}, {id: two, use: card}]",
    "[{each: {count: 3}, node: {use: card}}]",
    "[{each: {count: 3}, node: {id: row, use: card}}]",
    "[{each: {count: 3}, node: {layout: constraints, children: [{id: a}, {id: b, anchors: {left: a.right}}]}}]",
    "[{id: one, use: card}, {anchors: {top: one/title}}]",
    "[{id: one, use: card}, {anchors: {top: title}}]",
    "[{id: one, use: card}, {anchors: {top: one.middle}}]",
    "[{id: header}, {layout: constraints, children: [{anchors: {top: header.bottom}}]}]",
    "[{each: {count: 3}, node: {id: row}}, {anchors: {top: row.2.bottom}}]",
    "[{id: a, anchors: {height: a.width}}]",
    "[{id: a, children: [{id: b}]}, {children: [{id: c}]}, {anchors: {top: a/b, left: c}}]",
  ])
  func `are found`(children: String) throws {
    let scene = try Folder(components: [Self.card]).scene(
      "scene: s\nroot: {layout: constraints, children: \(children)}")
    #expect(!scene.root.children.isEmpty)
  }

  /// A sibling comes before what is below siblings, and what is near before what is further out.
  @Test func `mean the nearest view`() throws {
    let scene = try Folder().scene(
      """
      scene: s
      root:
        layout: constraints
        children:
          - {id: title}
          - {id: box, layout: constraints, children: [{id: title}, {id: sub, children: [{id: title}]}, {anchors: {top: title}}]}
      """)
    let references = References(scene.root)
    #expect(references.answer("title", in: 2, space: 0) == .view(3))
    #expect(references.answer("title", in: 0, space: 0) == .view(1))
    #expect(references.answer("sub/title", in: 0, space: 0) == .view(5))
    #expect(references.answer("box", in: 2, space: 0) == .view(2))
    #expect(references.answer("title", in: 4, space: 0) == .view(5))
  }
}

extension Anchor {
  fileprivate var withoutPlaces: Anchor {
    var anchor = self
    anchor.location = nil
    anchor.item?.location = nil
    return anchor
  }
}
