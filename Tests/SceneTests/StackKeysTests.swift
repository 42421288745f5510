import Problems
import Scene
import Testing

@Suite struct `Keys of stacks and their children` {
  @Test func `are read`() throws {
    let text = """
      - layout: {stack: {axis: vertical, distribution: equalCentering, alignment: leading, wrap: true,
                         lineSpacing: system, baselineRelative: true, quirks: uikit}}
        children:
          - {text: a, hugging: 251, compressionResistance: {vertical: 1}, intrinsicSize: [10, 2px]}
      """
    let stack = try #require(try Folder().children(text).first)
    var spec = StackSpec(axis: .vertical, distribution: .equalCentering, alignment: .leading)
    (spec.wraps, spec.lineSpacing, spec.isBaselineRelative, spec.quirks) = (true, .points(8), true, .uikit)
    #expect(stack.attributes.layout == .stack(spec))
    let child = try #require(stack.children.first).attributes
    #expect(child.hugging == ContentPriorities(horizontal: 251, vertical: 251))
    #expect(child.compressionResistance == ContentPriorities(vertical: 1))
    #expect(child.intrinsicSize == IntrinsicSize(width: .points(10), height: .pixels(2)))
  }

  @Test func `are merged axis by axis and key by key`() throws {
    let text = """
      - layout: {stack: {wrap: true, quirks: uikit, lineSpacing: 4}}
        when: [{if: {}, layout: {stack: {wrap: false}}}]
        children: [{hugging: 300, intrinsicSize: [1, 2], when: [{if: {}, hugging: {vertical: 1}, intrinsicSize: none}]}]
      """
    let stack = try #require(try Folder().children(text).first)
    var attributes = stack.attributes
    attributes.merge(try #require(stack.overrides.first).attributes)
    var spec = StackSpec()
    (spec.wraps, spec.lineSpacing, spec.quirks) = (false, .points(4), .uikit)
    #expect(attributes.layout == .stack(spec))
    let child = try #require(stack.children.first)
    var merged = child.attributes
    merged.merge(try #require(child.overrides.first).attributes)
    #expect(merged.hugging == ContentPriorities(horizontal: 300, vertical: 1))
    #expect(merged.intrinsicSize == nil)
  }

  @Test(arguments: [
    Mistake(node: "{hugging: «0}", in: "stack", .value(.outOfRange(key: "hugging", range: range, got: "0"))),
    Mistake(node: "{hugging: «1001}", in: "stack", .value(.outOfRange(key: "hugging", range: range, got: "1001"))),
    Mistake(
      node: "{hugging: {vertical: «2.5}}", in: "stack",
      .value(.wrongType(key: "vertical", wants: "a whole number \(range)", got: "2.5"))),
    Mistake(
      node: "{compressionResistance: {«width: 1}}", in: "stack",
      .value(.unknownKey("width", owner: "compressionResistance", nearest: nil))),
    Mistake(
      node: "{«hugging: 1}", in: "overlay",
      .placement(.wrongParent(key: "hugging", wants: "stack or constraints", parent: "overlay"))),
    Mistake(
      node: "{intrinsicSize: «10}", .value(.wrongType(key: "intrinsicSize", wants: "[width, height]", got: "10"))),
    Mistake(
      node: "{intrinsicSize: [10, «5%]}",
      .value(.wrongType(key: "intrinsicSize", wants: "a length without %", got: "5%"))),
    Mistake(
      node: "{intrinsicSize: [«-1, 1]}",
      .value(.outOfRange(key: "intrinsicSize", range: "from 0 to 1000000", got: "-1"))),
    Mistake(
      node: "{layout: «{stack: {baselineRelative: true}}}",
      .placement(.alignmentAxis("baselineRelative", axis: "horizontal"))),
    Mistake(
      node: "{layout: «{stack: {axis: vertical, alignment: lastBaseline}}}",
      .placement(.alignmentAxis("lastBaseline", axis: "vertical"))),
    Mistake(
      node: "{layout: {stack: {quirks: «css}}}",
      .value(.unknownWord("css", expected: "a quirk of a stack", nearest: nil, words: ["none", "uikit"]))),
    Mistake(
      node: "{layout: {stack: {wrap: «wrap}}}",
      .value(.wrongType(key: "wrap", wants: "true or false", got: "wrap"))),
  ])
  func `are told what is wrong`(_ mistake: Mistake) throws { try expectScene(mistake) }
}

private let range = "from 1 to 1000"
