import Problems
import Scene
import Testing

@Suite struct `Keys that are wrong` {
  @Test(arguments: [
    Mistake(
      node: "{text: Hi, «cornerRaduis: 3}", .value(.unknownKey("cornerRaduis", owner: "text", nearest: "cornerRadius"))),
    Mistake(node: "{«margin: 3}", .value(.unknownKey("margin", owner: "box", nearest: "padding"))),
    Mistake(
      node: "{«backgroundColor: red}", .value(.unknownKey("backgroundColor", owner: "box", nearest: "background"))),
    Mistake(
      node: "{text: Hi, «numberOfLines: 2}", .value(.unknownKey("numberOfLines", owner: "text", nearest: "lineLimit"))),
    Mistake(node: "{layout: {stack: {«gap: 3}}}", .value(.unknownKey("gap", owner: "stack", nearest: "spacing"))),
    Mistake(node: "{layout: {grid: {«spacing: 3}}}", .value(.unknownKey("spacing", owner: "grid", nearest: "gap"))),
    Mistake(node: "{«zzzzzz: 3}", .value(.unknownKey("zzzzzz", owner: "box", nearest: nil))),
    Mistake(
      node: "{image: a, «lineLimit: 2}", .value(.wrongKind(key: "lineLimit", belongsTo: "text", owner: "image"))),
    Mistake(
      node: "{text: a, «layout: stack}", .value(.wrongKind(key: "layout", belongsTo: "box", owner: "text"))),
    Mistake(
      node: "{«stroke: red}", .value(.wrongKind(key: "stroke", belongsTo: "path or line", owner: "box"))),
    Mistake(
      node: "{text: a, «children: []}", .value(.wrongKind(key: "children", belongsTo: "box", owner: "text"))),
    Mistake(node: "{text: Hi, «image: a}", .name(.twoContents("text", line: 5, and: "image"))),
    Mistake(node: "{each: [], node: {}, «use: key}", .name(.twoContents("each", line: 5, and: "use"))),
    Mistake(
      node: "{text: Hi, «each: [], «slot: children, «screen: a}", .name(.twoContents("text", line: 5, and: "each")),
      .name(.twoContents("text", line: 5, and: "slot")), .name(.twoContents("text", line: 5, and: "screen"))),
    Mistake(node: "{each: [1], node: {}, «id: a}", .value(.unknownKey("id", owner: "each", nearest: nil))),
    Mistake(node: "«{each: [1]}", .value(.missingKey("node", owner: "each"))),
    Mistake("scene: s\n«rot: {}\nroot: {}", .value(.unknownKey("rot", owner: "scene", nearest: "root"))),
    Mistake("«scene: s", .value(.missingKey("root", owner: "scene"))),
    Mistake("scene: «9lives\nroot: {}", .name(.badName("9lives"))),
    Mistake("format: «2\nscene: s\nroot: {}", .file(.newerFormat(2, known: 1))),
    Mistake("scene: s\nroot: {«each: [1], node: {}}", .value(.wrongType(key: "root", wants: "one node", got: "each"))),
    Mistake(
      "scene: s\nroot:\n  children:\n    - {width: «abc}\n    - {«bord: 1}\n    - {«textCase: red}",
      .value(.unknownWord("abc", expected: "a length, auto, hug or fill", nearest: nil)),
      .value(.unknownKey("bord", owner: "box", nearest: nil)),
      .value(.wrongKind(key: "textCase", belongsTo: "text", owner: "box"))),
  ])
  func `are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }

  @Test(arguments: ["tolerance"])
  func `of the format are not called unknown`(_ key: String) throws {
    try expectScene(Mistake(node: "{«\(key): 1}", .value(.notBuilt(key))))
    try expectScene(Mistake(node: "{when: [{if: {}, «\(key): 1}]}", .value(.notBuilt(key))))
  }

  @Test(arguments: [
    Mistake(node: "{path: {«file: a.svg}}", .value(.notBuilt("file"))),
    Mistake(node: "{use: «Parts/card.yaml}", .value(.notBuilt("Parts/card.yaml"))),
    Mistake(node: "{use: «cards/pay}", .value(.notBuilt("cards/pay"))),
    Mistake("scene: s\ndevices: [{«id: a}]\nroot: {}", .value(.notBuilt("id"))),
    Mistake(
      "scene: s\nvariants: {«appearence: [dark]}\nroot: {}",
      .value(.unknownKey("appearence", owner: "variants", nearest: "appearance"))),
  ])
  func `and words that are not built say so`(_ mistake: Mistake) throws { try expectScene(mistake) }
}
