import Problems
import Scene
import Testing

@Suite struct `Ids` {
  private func ids(_ nodes: String, components: [String] = []) throws -> [String] {
    func paths(_ node: Node, _ path: String) -> [String] {
      let own = node.id.map { path.isEmpty ? $0 : "\(path)/\($0)" }
      return (own.map { [$0] } ?? []) + node.children.flatMap { paths($0, own ?? path) }
    }
    return try Folder(components: components).children(nodes).flatMap { paths($0, "") }
  }

  @Test func `that are fixed are numbered where they repeat`() throws {
    #expect(try ids("- {each: {count: 2}, node: {id: key}}") == ["key.0", "key.1"])
    let inside = "- {each: {count: 2}, node: {id: row, children: [{id: title, text: a}]}}"
    #expect(try ids(inside) == ["row.0", "row.0/title", "row.1", "row.1/title"])
    let without = "- {each: {count: 2}, node: {children: [{id: title, text: a}]}}"
    #expect(try ids(without) == ["title.0", "title.1"])
    let nested = "- {each: [[1], [2]], as: row, node: {children: [{each: $row, node: {id: key}}]}}"
    #expect(try ids(nested) == ["key.0.0", "key.1.0"])
  }

  @Test func `that are made from data keep themselves`() throws {
    #expect(try ids("- {each: [{id: a}, {id: b}], node: {id: $item.id}}") == ["a", "b"])
    #expect(
      try ids("- {each: [x, y], node: {id: \"key-${item}\", children: [{id: in}]}}") == [
        "key-x", "key-x/in", "key-y", "key-y/in",
      ])
  }

  @Test func `of components are reached through the id of the use`() throws {
    let row = "component: row\nnode: {children: [{id: title, text: a}]}"
    #expect(
      try ids("- {use: row, id: first}\n- {use: row, id: second}", components: [row]) == [
        "first", "first/title", "second", "second/title",
      ])
    #expect(try ids("- {use: row}\n- {use: row}", components: [row]) == [])
    #expect(
      try ids("- {each: [1, 2], node: {use: row, id: r}}", components: [row]) == [
        "r.0", "r.0/title", "r.1", "r.1/title",
      ])
    let own = "component: own\nnode: {id: own, children: [{use: row, id: r}]}"
    #expect(try ids("- {use: own}", components: [row, own]) == ["own", "own/r", "own/r/title"])
    let wrapper = "component: wrapper\nnode: {use: row}"
    #expect(try ids("- {use: wrapper, id: w}\n- {use: wrapper}", components: [row, wrapper]) == ["w", "w/title"])
  }

  @Test func `in the slot of a component's own use belong to that component`() throws {
    let card = "component: card\nnode: {children: [{slot: children}]}"
    let wrapper = "component: wrapper\nnode: {use: card, children: [{id: inner}]}"
    let uses = "- {use: wrapper}\n- {use: wrapper}\n- {use: wrapper, id: w}"
    #expect(try ids(uses, components: [card, wrapper]) == ["w", "w/inner"])
  }

  @Test func `in a slot are those of the use`() throws {
    let card = "component: card\nnode: {id: hidden, children: [{id: body, children: [{slot: children}]}]}"
    #expect(
      try ids("- {use: card, id: c, children: [{id: mine}]}", components: [card]) == ["c", "c/body", "c/body/mine"])
  }

  @Test(arguments: [
    Mistake(
      "scene: s\nroot:\n  children:\n    - {id: card, children: [{id: pay}, {id: «pay}]}",
      .name(.duplicateID("pay", path: "card/pay", firstLine: 4))),
    Mistake(
      "scene: s\nroot:\n  children:\n    - {id: a, children: [{children: [{id: b}]}]}\n    - {id: «a}",
      .name(.duplicateID("a", path: "a", firstLine: 4))),
    Mistake(
      "scene: s\ndata:\n  rows: [{id: a},\n    {id: «a}]\nroot: {children: [{each: $rows, node: {id: $item.id}}]}",
      .name(.duplicateID("a", path: "a", firstLine: 3))),
    Mistake(node: "{each: [«1], node: {id: $item}}", .name(.badName("1"))),
    Mistake(node: "{id: «0a}", .name(.badName("0a"))), Mistake(node: "{id: «superview}", .name(.badName("superview"))),
    Mistake(node: "{id: «a/b}", .name(.badName("a/b"))),
    Mistake(node: "{id: «[a]}", .value(.wrongType(key: "id", wants: "a name", got: "list"))),
  ])
  func `that are wrong are told`(_ mistake: Mistake) throws {
    try expectScene(mistake)
  }

  @Test func `may be of any script`() throws {
    #expect(try ids("- {id: título_1}\n- {id: 題名}") == ["título_1", "題名"])
  }
}
