/// What a frame is mostly about; frames take turns.
enum FrameKind: Int, CaseIterable {
  case fills, borders, shadows, strokes, letters, scripts, images, groups, transforms, layouts

  /// The nodes of a frame of this kind, from back to front, as a scene file writes them; `turn` counts frames of a kind.
  func nodes(_ chance: inout Chance, turn: Int) -> [String] {
    switch self {
    case .fills: (0..<5).map { _ in chance.filled() }
    case .borders: (0..<4).map { _ in chance.bordered() }
    case .shadows: (0..<3).map { _ in chance.shadowed() } + [chance.frosted()]
    case .strokes: (0..<4).map { _ in chance.stroked() }
    case .letters: (0..<5).map { chance.latin(row: $0) }
    case .scripts: (0..<4).map { chance.script(row: $0) }
    case .images: (0..<5).map { _ in chance.image() }
    case .groups:
      [chance.filled(), chance.image(), chance.group(blendMode: nil)]
        + (0..<2).map { chance.group(blendMode: FrameWords.blends[(2 * turn + $0) % FrameWords.blends.count]) }
    case .transforms: (0..<4).map { _ in chance.transformed() }
    case .layouts: [chance.stack(), chance.grid(), chance.constraints()]
    }
  }
}

extension Chance {
  mutating func filled() -> String {
    let fill = isLucky(4) ? "{image: {image: photo, tile: true, opacity: \(share())}}" : gradient()
    return "{\(frame()), background: \(fill), \(corners())\(isLucky(3) ? ", opacity: \(share())" : "")}"
  }

  mutating func bordered() -> String {
    let dashes = ["style: dashed", "style: dotted", "style: solid", "dash: [\(number(2...5)), 1.5, 1]"]
    let sides = isLucky(3) ? ", sides: [top, leading]" : ""
    let border = "{color: \(color()), width: \(number(1...4)), \(pick(dashes))\(sides)}"
    return "{\(frame()), background: \(sheer()), border: \(border), \(corners())}"
  }

  mutating func shadowed() -> String {
    let shadows = (0...whole(0...2)).map { _ in shadow() }.joined(separator: ", ")
    return "{\(frame()), background: \(isLucky(3) ? sheer() : color()), shadow: [\(shadows)], \(corners())}"
  }

  mutating func frosted() -> String {
    "{\(frame()), backgroundBlur: \(number(2...12)), background: \(sheer()), \(corners())}"
  }

  mutating func stroked() -> String {
    let outlines = [
      "M12 21 C5 15 1 11 1 7 A5.5 5.5 0 0 1 12 6 A5.5 5.5 0 0 1 23 7 C23 11 19 15 12 21 Z",
      "M2 12 L9 19 L22 4", "M3 20 C3 2 4 2 4 20 S5 2 6 20 T9 20 Q12 -8 15 20 T22 20",
      "M1 1 L23 1.2 L1 1.6 L23 23 Z M12 4 a4 4 0 1 0 .1 0 Z",
      "M4 12 A8 8 0 1 1 20 12 A8 3 30 0 1 4 12 M6 6 h12 v12 h-12 z",
      "M\(number(1...9)) 3 C\(number(0...24)) 24 \(number(0...24)) 0 22 \(number(2...22)) S 4 4 9 \(number(1...23))",
      "M3 11 L12 3 L21 11 V20 a1 1 0 0 1 -1 1 H15 V15 a1 1 0 0 0 -1 -1 H10 a1 1 0 0 0 -1 1 V21 H4 a1 1 0 0 1 -1 -1 Z",
    ]
    let ends = "cap: \(pick(["butt", "round", "square"])), join: \(pick(["miter", "round", "bevel"]))"
    let dash = isLucky(2) ? ", dash: [\(number(1...6)), \(number(1...4))], dashPhase: \(number(0...5))" : ""
    let stroke = "{color: \(isLucky(2) ? sheer() : color()), width: \(number(0...5)), \(ends)\(dash)}"
    let fill = isLucky(2) ? "none" : isLucky(2) ? gradient() : sheer()
    let rule = isLucky(2) ? ", fillRule: evenodd" : ""
    let path = "path: \"\(pick(outlines))\", viewBox: [0, 0, 24, 24], contentMode: scaleToFill"
    return "{\(frame()), \(path), fill: \(fill)\(rule), stroke: \(stroke)}"
  }
}
