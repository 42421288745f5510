import Problems
import Scene
import TestSupport
import Testing
import YAML

@Suite struct `Files with random mistakes` {
  private static let extra = """
    scene: extra
    design: {width: 375, height: 667}
    variants: {plan: {free: {n: [a]}, pro: {n: [b, c]}}, skin: [plain, dark]}
    exclude: [{plan: pro, not: {skin: dark}}]
    include: [{scene: e*, device: a, orientation: [portrait, landscape]}]
    masks: [{if: {skin: dark}, views: [a.*, b], rects: [[0, 1, 2, 3]], polygons: [[[0, 0], [1, 0], [0, 1]]], reason: r}]
    components:
      row:
        parameters: {title: text, c: {type: color, default: red}}
        node: {padding: {left: 1, top: 2}, children: [{slot: children}, {text: "a ${title}", color: $c,
               when: [{if: {not: {device: a}, any: [{scale: 2}]}, text: b}]}]}
    data: {rows: [{id: a, t: 1.50}, {id: b, t: x}]}
    root:
      layout: {grid: {columns: 2, gap: {row: 1, column: 2}}}
      children:
        - each: $rows
          as: r
          node: {id: $r.id, use: row, with: {title: $r.t}, opacity: 0.5, children: [{line: horizontal}]}
        - {path: "M1 2 3 4 h5 a1 2 30 011 2z q1,2-3.5.5t1 1", viewBox: [0, 0, 10, 10], stroke: {color: "#123 / 5%"}}
        - {each: $plan.n, node: {label: "${skin} ${item}"}}
        - background: {linear: {stops: [red, {color: blue / 5%, at: 30%}], from: [0, 5%], to: [1px, 2dw]}}
          shadow: [red, {offset: [0, 1], blur: 2, inner: true}]
          cornerRadius: {top: 4, bottomLeading: 5%}
          mask: {path: M0 0h1v1z, viewBox: [0, 0, 1, 1]}
          transform: {rotate: 30, scale: [1, -2], skew: [3, 4], origin: [0, 100%]}
          border: {dash: [1, 2.5], sides: [top, leading]}
          children: [{transform: {matrix: [1, 0, 0, 1, 5, 6]}, background: {radial: {stops: [red, blue], radius: 4}}}]
        - {image: a/b, aspectRatio: 16:9, cornerRadius: 5%, capInsets: 4, resizing: tile,
           border: {color: {light: red, dark: "#11223344"}, width: 1px}}
    """

  /// What replaces or follows bytes: signs of YAML and of the format's own small languages.
  private static let pieces = [
    "$", "{", "}", "[", "]", ":", ",", "\"", "#", "%", "-", "1e999", "99999999999999999999", "$item", "${", "..", "/",
    "null", "true", "\n", "  ", "each", "use", "é", "fill(", "rgb(", ".", "@", "&a", "*a", "0", "-1", "when", "id",
  ]

  @Test(.timeLimit(.minutes(10)), arguments: Examples.scenes + [extra])
  func `are refused or read, never more`(_ scene: String) throws {
    var random = SeededGenerator(seed: scene.utf8.count)
    var folder = Folder(components: [Examples.key])
    folder.limits.maxNodes = 2000
    let context = try folder.context()
    #expect(readScene(try parse(scene), context: context).diagnostics == [])
    var (read, refused) = (0, 0)
    for _ in 0..<600 {
      guard let node = try? parseYAML(random.mutate(Array(scene.utf8), with: Self.pieces), file: "f.yaml") else {
        continue
      }
      let result = readScene(node, context: context)
      if result.scene != nil { read += 1 } else { refused += 1 }
      #expect((result.scene == nil) == !result.diagnostics.isEmpty)
      #expect(result.diagnostics.map(\.location) == result.diagnostics.map(\.location).sorted(by: isBefore))
      _ = readSuite(node)
      if let component = readComponent(node).component { _ = checkComponent(component, context: context) }
    }
    #expect(read > 3 && refused > 40)
  }

  private func isBefore(_ first: Problems.SourceLocation?, _ second: Problems.SourceLocation?) -> Bool {
    guard let first, let second else { return false }
    return first < second
  }
}

extension SeededGenerator {
  /// A file with one to three changes: a digit changed, a piece put in, bytes taken out, or a part copied elsewhere.
  mutating func mutate(_ bytes: [UInt8], with pieces: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0...below(2) {
      let place = below(bytes.count)
      let end = min(bytes.count, place + 1 + below(6))
      switch below(6) {
      case 0: bytes.insert(contentsOf: Array(pieces[below(pieces.count)].utf8), at: place)
      case 1: bytes.replaceSubrange(place..<end, with: Array(pieces[below(pieces.count)].utf8))
      case 2: bytes.removeSubrange(place..<end)
      case 3, 4:
        let digit = bytes[place...].firstIndex { (0x30...0x39).contains($0) }
        if let digit { bytes[digit] = UInt8(0x30 + below(10)) }
      default:
        let start = below(bytes.count)
        bytes.insert(contentsOf: Array(bytes[start..<min(bytes.count, start + 20)]), at: place)
      }
    }
    return bytes
  }
}
