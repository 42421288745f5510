import Graphics
import Problems
import Scene
import Testing

@Suite struct `The worked examples` {
  private let folder = Folder(components: [Examples.key])

  @Test func `keypad of stacks`() throws {
    let scene = try folder.scene(Examples.keypadStacks)
    let keys = ["7", "8", "9", "÷", "4", "5", "6", "×", "1", "2", "3", "−", "0", ".", "=", "+"]
    var expected = ["box", " box #pad"]
    for (index, key) in keys.enumerated() {
      if index % 4 == 0 { expected.append("  box") }
      expected.append("   text \"\(key)\"")
    }
    #expect(outline(scene.root) == expected)
    #expect(scene.design == Scene.Design(width: 375))
    #expect(scene.variants?.map(\.name) == ["orientation"])
    #expect(scene.variants?.map(\.values) == [["portrait", "landscape"]])
    let root = scene.root.attributes
    #expect(root.layout == .overlay(OverlaySpec(alignment: .bottom)))
    #expect(root.relativeTo == .safeArea)
    #expect(root.padding == EdgeLengths(top: .points(20), bottom: .points(30), left: .points(30), right: .points(30)))
    let pad = try #require(scene.root.children.first?.attributes)
    #expect(pad.width == .fill(weight: 1) && pad.height == .fill(weight: 1) && pad.aspectRatio == 1)
    let stack = StackSpec(axis: .vertical, distribution: .fillEqually, spacing: .points(10))
    #expect(pad.layout == .stack(stack))
    let key = try #require(scene.root.children.first?.children.first?.children.first?.attributes)
    #expect(key.font == FontSpec(size: .designWidth(28)))
    #expect(key.background == .color(ColorValue(light: Color(hex: 0x505050))))
    #expect(key.cornerRadius == .halfWidth && key.role == .button && key.textAlignment == .center)
  }

  @Test func `keypad in a grid`() throws {
    let scene = try folder.scene(Examples.keypadGrid)
    let pad = try #require(scene.root.children.first)
    #expect(pad.children.map(\.id) == (0..<16).map { "key.\($0)" })
    #expect(pad.children.map(\.attributes.text?.string).prefix(4) == ["7", "8", "9", "÷"])
    var grid = GridSpec()
    (grid.columns, grid.rows, grid.cellAspectRatio) = (4, 4, 1)
    (grid.rowGap, grid.columnGap) = (.points(10), .points(10))
    #expect(pad.attributes.layout == .grid(grid))
    let override = try #require(pad.overrides.first)
    #expect(override.condition == Condition([.word(.verticalSizeClass, anyOf: ["compact"])]))
    var merged = pad.attributes
    merged.merge(override.attributes)
    (grid.columns, grid.rows) = (8, 2)
    #expect(merged.layout == .grid(grid))
  }

  @Test func `percent frames and a wall`() throws {
    let scene = try folder.scene(Examples.percent)
    let tiles = (0..<12).map { "  box #tile.\($0)" }
    #expect(outline(scene.root) == ["box", " box #a", "  box #b", " box #wall"] + tiles)
    #expect(scene.root.attributes.rounding == .truncate)
    let frame = try #require(scene.root.children.first?.attributes.frame)
    #expect(frame.from == LengthPoint(x: .percent(15), y: .percent(20)))
    #expect(frame.to == LengthPoint(x: .percent(85), y: .percent(80)))
    let tile = try #require(scene.root.children.last?.children.first?.attributes)
    #expect(tile.border == BorderSpec(color: ColorValue(light: .white), width: .pixels(1)))
    let teal = ColorValue(
      light: Color(hex: 0x30B0C7), dark: Color(hex: 0x40C8E0), lightHighContrast: Color(hex: 0x008299),
      darkHighContrast: Color(hex: 0x5DE6FF))
    #expect(tile.background == .color(teal))
  }

  @Test func `scaled by design width`() throws {
    let scene = try folder.scene(Examples.scaled)
    let expected = ["box", " box #hero", " box #badge", " text #title \"Hello\"", " text #note \"drawn for 375\""]
    #expect(outline(scene.root) == expected)
    let hero = try #require(scene.root.children.first?.attributes)
    #expect(hero.scale == [.height])
    #expect(hero.frame?.width == .percent(100) && hero.frame?.height == .points(200) && hero.frame?.x == .points(0))
    let title = scene.root.children[2].attributes
    #expect(title.font == FontSpec(size: .points(20), weight: 700))
    #expect(title.frame?.leading == .designWidth(20) && title.frame?.top == .designWidth(220))
  }

  @Test func `an image with a height tag`() throws {
    let scene = try folder.scene(Examples.launch)
    #expect(outline(scene.root) == ["box", " image #backdrop \"bg\""])
    #expect(scene.devices?.map(\.name) == ["iphone-4s", "iphone-5", "iphone-6", "iphone-x"])
    #expect(scene.devices?.last?.location == Problems.SourceLocation(file: "s.yaml", line: 2, column: 42))
    #expect(scene.root.children.first?.attributes.contentMode == .scaleAspectFill)
  }
}
