import Graphics
import Problems
import Scene
import Testing

@Suite struct `Merging` {
  /// The keys of a node with those of its first condition over them.
  private func merged(_ node: String) throws -> Attributes {
    let read = try #require(try Folder().children("- \(node)").first)
    var attributes = read.attributes
    for override in read.overrides { attributes.merge(override.attributes) }
    return attributes
  }

  @Test func `fonts, padding and layouts of a kind go key by key`() throws {
    let text = try merged("{text: a, font: {size: 20, weight: bold}, when: [{if: {}, font: {italic: true, size: 10}}]}")
    #expect(text.font == FontSpec(size: .points(10), weight: 700, isItalic: true))
    let box = try merged(
      "{padding: 8, layout: {stack: {axis: vertical, spacing: 4}}, "
        + "when: [{if: {}, padding: {leading: 1}, layout: {stack: {spacing: 9}}}]}"
    )
    #expect(box.padding == EdgeLengths(top: .points(8), bottom: .points(8), right: .points(8), leading: .points(1)))
    #expect(box.layout == .stack(StackSpec(axis: .vertical, spacing: .points(9))))
    let other = try merged("{layout: {stack: {axis: vertical}}, when: [{if: {}, layout: {grid: 2}}]}")
    var grid = GridSpec()
    grid.columns = 2
    #expect(other.layout == .grid(grid))
  }

  @Test func `everything else is replaced, the later wins`() throws {
    let node = try merged(
      "{opacity: 0.1, border: {color: red, width: 3}, "
        + "when: [{if: {}, opacity: 0.2, border: blue}, {if: {}, opacity: 0.3}]}"
    )
    #expect(node.opacity == 0.3)
    #expect(node.border?.width == .points(1))
    let effects = try merged(
      "{shadow: [red, blue], transform: {rotate: 4}, cornerRadius: {top: 3}, "
        + "when: [{if: {}, shadow: {blur: 1}, transform: {scale: 2}, cornerRadius: {bottom: 4}}]}")
    #expect(effects.shadows == [ShadowSpec(blur: .points(1))])
    var steps = TransformSpec.Steps()
    steps.scale = Size(width: 2, height: 2)
    #expect(effects.transform == .steps(steps))
    #expect(effects.cornerRadius == .corners(CornerLengths(bottomLeading: .points(4), bottomTrailing: .points(4))))
  }

  @Test func `none takes a value back`() throws {
    let node = try merged(
      "{border: red, minWidth: 4, background: red, when: [{if: {}, border: none, minWidth: none, background: none}]}")
    #expect(node.border == nil && node.minWidth == nil && node.background == Paint.none)
    let again = try merged("{border: red, when: [{if: {}, border: none}, {if: {}, border: blue}]}")
    #expect(again.border != nil)
    let effects = try merged(
      "{shadow: red, mask: red, transform: {rotate: 4}, blendMode: multiply, "
        + "when: [{if: {}, shadow: none, mask: none, transform: none, blendMode: normal}]}")
    #expect(effects.shadows == nil && effects.mask == nil && effects.transform == nil && effects.blendMode == .normal)
    #expect(try merged("{text: a, lineLimit: 2, when: [{if: {}, lineLimit: none}]}").lineLimit == nil)
  }

  @Test func `a condition may change what a node shows`() throws {
    #expect(try merged("{text: a, when: [{if: {}, text: b}]}").text == "b")
  }

  @Test func `conditions have every built key`() throws {
    let text = """
      - when:
          - if: {orientation: landscape, device: [a, "@b"], scale: [2, 3], minWidth: 600,
                 not: {idiom: tv}, any: [{platform: ios}]}
            opacity: 1
      """
    let node = try #require(try Folder().children(text).first)
    let expected = Condition([
      .word(.orientation, anyOf: ["landscape"]), .word(.device, anyOf: ["a", "@b"]), .scale([2, 3]),
      .bound(.minWidth, 600), .not(Condition([.word(.idiom, anyOf: ["tv"])])),
      .any([Condition([.word(.platform, anyOf: ["ios"])])]),
    ])
    #expect(node.overrides.map(\.condition) == [expected])
  }

  @Test func `places are those of the values`() throws {
    let node = try #require(try Folder().children("- {text: a, opacity: 0.5}").first)
    #expect(node.attributes.place(of: "opacity") == Problems.SourceLocation(file: "s.yaml", line: 5, column: 26))
  }
}
