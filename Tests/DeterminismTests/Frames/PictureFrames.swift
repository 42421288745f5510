extension Chance {
  mutating func image() -> String {
    let name = pick(["photo", "sheer", "badge", "camera", "progress", "web"])
    let modes = [
      "contentMode: scaleToFill", "contentMode: scaleAspectFill", "contentMode: scaleAspectFit", "contentMode: center",
      "contentMode: bottomRight", "resizing: tile", "template: true, tint: \(color())",
    ]
    let cuts = ["capInsets: {horizontal: 3, vertical: 4}", "capInsets: {horizontal: 5, top: 2}, resizing: tile"]
    let mode = pick(name == "badge" ? modes : modes + cuts)
    let rest = isLucky(3) ? ", opacity: \(share())" : isLucky(2) ? ", \(corners())" : ""
    return "{\(frame()), image: \(name), \(mode)\(rest)}"
  }

  /// A node with children, mixed with what is behind in a way of its own or plainly.
  mutating func group(blendMode: String?) -> String {
    let masks = ["{path: M0 1 L0.5 0 L1 1 Z, viewBox: [0, 0, 1, 1]}", gradient(), sheer()]
    let mask = "mask: \(pick(masks))"
    let plain = ["opacity: \(share()), clip: true", mask, "\(mask), opacity: \(share())"]
    let whole =
      blendMode.map { "blendMode: \($0), " + pick(["clip: true", "opacity: \(share())", mask]) } ?? pick(plain)
    let children = [filled(), isLucky(2) ? stroked() : bordered(), latin(row: 1)].joined(separator: ", ")
    return "{\(frame()), \(whole), \(corners()), background: \(sheer()), children: [\(children)]}"
  }

  mutating func transformed() -> String {
    let node = pick([filled(), stroked(), shadowed(), image(), latin(row: 2), script(row: 1), bordered()])
    // What is turned by itself already is turned again by what is around it.
    return "{\(frame()), \(transform()), background: \(sheer()), children: [\(node)]}"
  }

  mutating func stack() -> String {
    let distribution = pick(["fill", "fillEqually", "equalSpacing", "equalCentering", "start", "spaceEvenly"])
    let children = (0..<4).map { number in
      "{text: \"\(pick(["A", "Be", "Cee", "Item"]))\(number)\", font: \(whole(7...13)), background: \(color()), \(corners())}"
    }
    let layout = "{stack: {axis: horizontal, distribution: \(distribution), spacing: \(number(0...5))}}"
    return "{frame: [0, 0, 100%, 30%], layout: \(layout), children: [\(children.joined(separator: ", "))]}"
  }

  mutating func grid() -> String {
    let columns = pick(["3", "[auto, 1fr, 20%]", "[minmax(12 2fr), 1fr]", "[repeat(fill 23)]"])
    let layout = "{grid: {columns: \(columns), gap: \(number(0...4))}}"
    return "{frame: [0, 31%, 100%, 38%], layout: \(layout), children: "
      + "[{each: {count: \(whole(3...7))}, node: {background: \(gradient()), border: \(color()), \(corners())}}]}"
  }

  mutating func constraints() -> String {
    let (part, gap) = (whole(2...4), number(1...9))
    let first =
      "{id: first, background: \(color()), anchors: {leading: superview + \(gap), top: superview, "
      + "width: superview / \(part), height: self.width @750, bottom: \"<= superview - 1\"}, \(corners())}"
    let second =
      "{id: second, text: Next, font: 11, background: \(sheer()), anchors: {leading: first.trailing + \(gap), "
      + "centerY: first, trailing: \"<= superview\"}, derived: {cornerRadius: \"self.height / 3\"}}"
    return "{frame: [0, 70%, 100%, 30%], layout: constraints, children: [\(first), \(second)]}"
  }
}
