import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport
import Testing
import YAML

/// The worked examples of the scene format, from the file to the pixels.
@Suite struct WorkedExamplesTests {
  static let key = """
    components:
      key:
        parameters: {title: text}
        node: {text: $title, role: button, textAlignment: center, font: {size: 28dw}, color: white,
               background: rgb(80 80 80), cornerRadius: half(width)}
    """

  static let stacks = """
    scene: keypad-stacks
    design: {width: 375}
    data: {rows: [["7", "8", "9", ÷], ["4", "5", "6", ×], ["1", "2", "3", −], ["0", ".", "=", +]]}
    \(key)
    root:
      relativeTo: safeArea
      padding: {top: 20, horizontal: 30, bottom: 30}
      layout: {overlay: bottom}
      children:
        - id: pad
          width: fill
          height: fill
          aspectRatio: 1
          layout: {stack: {axis: vertical, distribution: fillEqually, spacing: 10}}
          children:
            - each: $rows
              as: row
              node:
                layout: {stack: {axis: horizontal, distribution: fillEqually, spacing: 10}}
                children: [{each: $row, as: key, node: {use: key, with: {title: $key}}}]
    """

  static let grid = """
    scene: keypad-grid
    design: {width: 375}
    \(key)
    root:
      relativeTo: safeArea
      padding: {top: 20, horizontal: 30, bottom: 30}
      layout: {overlay: bottom}
      children:
        - {id: pad, width: fill, height: fill, layout: {grid: {columns: 4, rows: 4, gap: 10, cellAspectRatio: 1}}, children: [
            {each: ["7", "8", "9", ÷, "4", "5", "6", ×, "1", "2", "3", −, "0", ".", "=", +], node: {id: key, use: key, with: {title: $item}}}]}
    """

  static let percent = """
    scene: percent
    root:
      rounding: truncate
      children:
        - id: a
          frame: {from: [15%, 20%], to: [85%, 80%]}
          background: blue
          children: [{id: b, frame: {from: [50%, 50%], to: [100%, 90%]}, background: lime}]
        - id: wall
          frame: {from: [0%, 82.5%], to: [100%, 100%]}
          layout: {grid: {columns: 3, rows: 4}}
          children: [{each: {count: 12}, node: {id: tile, background: systemTeal, border: {color: white, width: 1px}}}]
    """

  static let scaled = """
    scene: scaled
    design: {width: 375}
    root:
      children:
        - {id: hero, frame: [0, 0, 100%, 200], scale: [height], background: systemIndigo}
        - {id: badge, frame: [0, 0, 100, 100], scale: [size], background: systemOrange, cornerRadius: circle}
        - {id: title, text: Hello, frame: {leading: 20dw, top: 220dw}, font: {size: 20, weight: bold}, scale: [font]}
        - {id: note, text: drawn for 375, frame: {leading: 20dw, top: 250dw}, font: {size: 15dw}}
    """

  static let settings = """
    scene: settings
    components:
      row:
        parameters: {title: text, icon: asset, detail: {type: text, default: ""}}
        node:
          role: cell
          padding: {horizontal: 16, vertical: 12}
          minHeight: 44
          layout: {stack: {axis: horizontal, alignment: center, spacing: 12}}
          children: [{id: icon, image: $icon, width: 24, height: 24, template: true}, {id: title, text: $title},
                     {spacer: fill}, {id: detail, text: $detail, color: secondaryLabel}]
    root:
      relativeTo: safeArea
      layout: {stack: {axis: vertical, distribution: start, spacing: 1px}}
      children:
        - {id: title, text: Settings, font: {size: 34}, padding: {horizontal: 16, vertical: 8}}
        - {id: wifi, use: row, with: {title: Wi-Fi, icon: square, detail: Home}}
        - {id: language, use: row, with: {title: Language, icon: square}}
    """

  private func layOut(_ text: String, in environment: Environment) throws -> LayoutResult {
    let file = try parseYAML(Array(text.utf8), file: "test.yaml")
    let context = ReadingContext { (path, location) throws(Diagnostic) in
      throw Diagnostic(.file(.unreadable(reason: path)), at: location)
    }
    let (scene, diagnostics) = readScene(file, context: context)
    #expect(diagnostics.isEmpty)
    return Layout.layOut(
      try #require(scene), in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters())
  }

  static let screens = [
    phone(320, 480), phone(375, 667), phone(667, 375),
    phone(393, 852, scale: 3, safeArea: Insets(top: 59, bottom: 34)),
    phone(852, 393, scale: 3, safeArea: Insets(left: 59, bottom: 21, right: 59)),
    phone(1080 / 2.625, 2340 / 2.625, scale: 2.625, safeArea: Insets(top: 24, bottom: 24)),
  ]

  @Test(arguments: screens)
  func stacksAndGridGiveTheSameKeypad(_ screen: Environment) throws {
    let (first, second) = (try layOut(Self.stacks, in: screen), try layOut(Self.grid, in: screen))
    #expect(first.diagnostics.isEmpty && second.diagnostics.isEmpty)
    let keys = (first.views.filter { $0.kind == .text }, second.views.filter { $0.kind == .text })
    #expect(keys.0.count == 16)
    #expect(keys.0.map(\.pixels) == keys.1.map(\.pixels))
    #expect(keys.0.map(\.radii) == keys.1.map(\.radii))
    // The keys are circles of the room's width or height, 30 above what the system keeps at the bottom.
    let (size, safe) = (screen.size, screen.safeArea)
    let side = min(size.width - safe.horizontal - 60, size.height - safe.vertical - 50)
    #expect(
      first.frame("pad").isClose(to: [
        (size.width + safe.left - safe.right - side) / 2, size.height - safe.bottom - 30 - side, side, side,
      ]))
    #expect(keys.0.allSatisfy { $0.radii.topLeft.width == Double($0.pixels.width) / 2 })
  }

  @Test func percentFramesAndAWall() throws {
    let result = try layOut(Self.percent, in: phone(375, 667))
    #expect(result.frame("a") == [56, 133, 262, 400])
    #expect(result.frameInParent("a/b") == [131, 200, 131, 160])
    #expect(result.frame("wall") == [0, 550, 375, 117])
    let tiles = (0..<12).map { result.pixels("wall/tile.\($0)") }
    #expect(tiles.first == [0, 1100, 250, 59])
    #expect(tiles.last == [500, 1276, 250, 58])
    #expect(result.view("wall/tile.0")?.style.border?.width == 0.5)
  }

  @Test(arguments: [320.0, 375, 414])
  func scaledByDesignWidth(_ width: Double) throws {
    let result = try layOut(Self.scaled, in: phone(width, 568))
    let factor = width / 375
    #expect(result.frame("hero").isClose(to: [0, 0, width, 200 * factor]))
    #expect(result.frame("badge").isClose(to: [0, 0, 100 * factor, 100 * factor]))
    #expect(Array(result.frame("title").prefix(2)).isClose(to: [20 * factor, 220 * factor]))
    let sizes = ["title", "note"].map { result.view($0)?.style.textStyle.size ?? 0 }
    #expect(sizes.isClose(to: [40 * factor, 30 * factor]))
    #expect(result.view("title")?.style.textStyle.weight == 700)
    #expect(result.diagnostics.isEmpty)
  }

  @Test func aSettingsScreen() throws {
    let result = try layOut(Self.settings, in: phone(375, 667, safeArea: Insets(top: 20)))
    #expect(result.frame("title") == [0, 20, 375, 58.5])
    #expect(result.frame("wifi") == [0, 79, 375, 48])
    #expect(result.frame("language") == [0, 127.5, 375, 48])
    #expect(result.frame("wifi/icon") == [16, 91, 24, 24])
    #expect(result.frame("wifi/title") == [52, 92.375, 42.5, 21.25])
    #expect(result.frame("wifi/detail") == [325, 92.375, 34, 21.25])
    #expect(result.view("wifi")?.style.role == .cell)
    #expect(result.diagnostics.isEmpty)
  }
}
