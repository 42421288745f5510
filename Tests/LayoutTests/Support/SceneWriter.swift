import Scene

/// Scenes as files have them, made by chance: any layout in any other, with any keys that may stand there.
///
/// Two of three are right, however silly; the others have values of other keys in them, or none that anything has.
struct SceneWriter {
  private(set) var random: SceneGenerator
  /// Whether something may be wrong.
  let isMistaken: Bool
  private var count = 0

  init(seed: UInt64) {
    random = SceneGenerator(seed: seed)
    isMistaken = random.below(3) == 0
  }

  mutating func scene() -> String {
    var lines = ["scene: s", "design: {width: \(size()), height: \(size())}"]
    if random.below(5) == 0 { lines.append("size: [\(card()), \(card())]") }
    let depth = random.below(150) == 0 ? 60 : 1 + random.below(3)
    lines += ["root:"] + box(keys: [], depth: depth).lines.map { "  \($0)" }
    if isMistaken { for _ in 0...random.below(3) { spoil(&lines) } }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Puts what stands on another line, or what nothing is, in place of a value.
  private mutating func spoil(_ lines: inout [String]) {
    let junk = [
      "-5", "1e300", ".nan", "100001", "hug", "fill(-1)", "150%", "2%", "self", "superview", "[1, 2]", "{}", "none",
      "v0 + 1", "5dw", "repeat(fill 1)", "[10000fr, auto]", "99999999999999999999",
    ]
    let (index, other) = (random.below(lines.count), random.pick(lines))
    guard let colon = lines[index].firstRange(of: ": ") else { return }
    let value = other.firstRange(of: ": ").map { String(other[$0.upperBound...]) }
    lines[index] = lines[index][..<colon.upperBound] + (random.below(2) == 0 ? value ?? "1" : random.pick(junk))
  }

  // Nodes.

  /// The lines of a node, and the paths of views that can be named from beside it.
  private struct Written {
    var lines: [String]
    var paths: [String]
  }

  private enum Parent: CaseIterable { case frames, overlay, stack, grid, constraints }

  private mutating func node(id: String?, in parent: Parent, among names: [String], depth: Int) -> Written {
    let head = id.map { ["id: \($0)"] } ?? []
    let keys = head + placement(in: parent, among: names) + common()
    if depth > 0, random.below(3) > 0 { return box(keys: keys, depth: depth - 1, id: id) }
    let isInStack = parent == .stack
    switch random.below(isInStack ? 6 : 5) {
    case 0:
      return Written(
        lines: keys + ["text: \(random.pick(["one", "some words that wrap", "1.50"]))"] + text(),
        paths: [id].compactMap { $0 })
    case 1:
      return Written(lines: keys + ["image: \(random.pick(["wide", "square", "gone"]))"], paths: [id].compactMap { $0 })
    case 2:
      return Written(
        lines: keys + ["path: M0 0 h40 v20", "viewBox: [0, 0, \(size()), \(size())]"], paths: [id].compactMap { $0 })
    case 3:
      return Written(lines: keys + ["line: \(random.pick(["horizontal", "vertical"]))"], paths: [id].compactMap { $0 })
    case 5: return Written(lines: keys + ["spacer: \(dimension())"], paths: [id].compactMap { $0 })
    default: return Written(lines: keys + ["background: red"], paths: [id].compactMap { $0 })
    }
  }

  private mutating func box(keys: [String], depth: Int, id: String? = nil) -> Written {
    let layout = random.pick(Parent.allCases)
    let count = depth == 0 ? 0 : depth > 5 ? 1 : 1 + random.below(3)
    let isNamed = layout == .constraints || random.below(2) == 0
    let ids = (0..<count).map { _ in isNamed ? name() : nil }
    let gutter = layout == .constraints && random.below(4) == 0 ? name() : nil
    var lines = keys + ["layout: \(written(layout))"] + insides()
    var names = ids.compactMap { $0 } + [gutter].compactMap { $0 }
    var children: [String] = []
    var paths: [String] = []
    for child in ids {
      let isRepeated = layout != .constraints && child == nil && random.below(8) == 0
      let written = node(id: child, in: layout, among: names, depth: depth)
      children +=
        isRepeated
        ? ["  - each: {count: \(random.below(5))}", "    node:"] + written.lines.map { "      \($0)" }
        : ["  -"] + written.lines.map { "    \($0)" }
      guard !isRepeated else { continue }
      if layout == .constraints, random.below(3) == 0 { names += written.paths.dropFirst() }
      paths += written.paths
    }
    if let gutter { lines.append("guides: {\(gutter): {\(edge("leading", of: names)), width: \(length())}}") }
    if !children.isEmpty { lines += ["children:"] + children }
    if children.isEmpty { lines.append("clip: true") }
    return Written(lines: lines, paths: id.map { id in [id] + paths.map { "\(id)/\($0)" } } ?? paths)
  }

  private mutating func name() -> String {
    count += 1
    return "v\(count)"
  }

  // Keys.

  private mutating func placement(in parent: Parent, among names: [String]) -> [String] {
    switch parent {
    case .frames: return frame()
    case .overlay: return sizes() + maybe("alignSelf: \(alignment())")
    case .stack: return sizes() + priorities() + maybe("spacingAfter: \(random.pick([length(), "system"]))")
    case .grid:
      let isFar = random.below(200) == 0
      return sizes() + maybe("alignSelf: \(alignment())") + maybe("column: \(isFar ? 10_000 : 1 + random.below(6))")
        + maybe("row: \(isFar ? 10_000 : 1 + random.below(6))")
        + maybe("columnSpan: \(isFar ? 1000 : 1 + random.below(4))")
        + maybe("rowSpan: \(1 + random.below(4))")
    case .constraints: return anchors(among: names) + priorities() + maybe("alignmentRectInsets: \(insets())")
    }
  }

  private mutating func frame() -> [String] {
    switch random.below(5) {
    case 0: return sizes()
    case 1: return ["frame: [\(length()), \(length()), \(length()), \(length())]"]
    case 2: return ["frame: {from: [\(length()), \(length())], to: [\(length()), \(length())]}"]
    case 3:
      return ["frame: {\(random.pick(["x", "leading", "centerX", "right"])): \(length())}", "height: \(dimension())"]
    default:
      let across = random.shuffled([["leading"], ["trailing"], ["centerX"], ["width"]]).prefix(1 + random.below(2))
      let down = random.shuffled([["y", "top"], ["bottom"], ["centerY"], ["height"]]).prefix(random.below(3))
      let keys = (across + down).map { random.pick($0) }
      return ["frame: {\(keys.map { "\($0): \(length())" }.joined(separator: ", "))}"]
    }
  }

  private mutating func sizes() -> [String] {
    let (width, height) = (random.below(2) == 0, random.below(2) == 0)
    let ratio = random.below(4) == 0 && !(width && height)
    return (width ? ["width: \(dimension())"] : []) + (height ? ["height: \(dimension())"] : [])
      + (ratio ? ["aspectRatio: \(random.pick(["1", "16:9", "0.001", "1000"]))"] : [])
      + maybe("minWidth: \(extent())") + maybe("maxWidth: \(extent())") + maybe("minHeight: \(extent())")
      + maybe("maxHeight: \(extent())")
  }

  private mutating func priorities() -> [String] {
    let priority = 1 + random.below(1000)
    return maybe("hugging: {horizontal: \(priority)}") + maybe("compressionResistance: \(priority)")
  }

  /// Constraints of attributes with the attributes that they go with.
  private mutating func anchors(among names: [String]) -> [String] {
    let edges = ["leading", "trailing", "centerX", "top", "bottom", "centerY", "firstBaseline"]
    let attributes = random.shuffled(edges).prefix(random.below(5))
    let keys =
      attributes.map { edge($0, of: names) } + maybe("width: \(side("width", of: names))")
      + maybe("height: \(side(random.pick(["height", "width"]), of: names))")
    let isSaid = keys.contains { $0.hasPrefix("width") || $0.hasPrefix("height") }
    return (keys.isEmpty ? [] : ["anchors: {\(keys.joined(separator: ", "))}"]) + (isSaid ? [] : sizes())
  }

  private mutating func edge(_ attribute: String, of names: [String]) -> String {
    "\(attribute): [\((0...random.below(2)).map { _ in "\"\(relation())\(target(attribute, names))\(priority())\"" }.joined(separator: ", "))]"
  }

  private mutating func target(_ attribute: String, _ names: [String]) -> String {
    let isAcross = ["leading", "trailing", "centerX"].contains(attribute)
    let other = random.pick(
      isAcross ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY", "lastBaseline"])
    let guide = random.pick(["", "", "", ".safeArea", ".layoutMargins"])
    return
      "\(random.pick(names + ["superview", "superview"]))\(names.isEmpty ? guide : "").\(other)\(factor()) + \(length())"
  }

  private mutating func side(_ attribute: String, of names: [String]) -> String {
    if random.below(3) == 0 { return "\"\(relation())\(extent())\(priority())\"" }
    return "\"\(relation())\(random.pick(names + ["superview", "self"])).\(attribute)\(factor())\(priority())\""
  }

  private mutating func relation() -> String { random.pick(["", "", "== ", ">= ", "<= "]) }

  private mutating func factor() -> String {
    random.below(4) == 0 ? " * \(random.pick(["0.5", "2", "-1", "10000", "1e-9"]))" : ""
  }

  private mutating func priority() -> String { random.below(3) == 0 ? " @\(1 + random.below(1000))" : "" }

  private mutating func common() -> [String] {
    maybe("snap: \(random.pick(Snap.allCases).rawValue)")
      + maybe("cornerRadius: \(random.pick(["circle", "50%", extent()]))")
      + maybe("hidden: \(random.pick(["true", "false"]))") + maybe("rounding: truncate")
      + maybe("direction: \(random.pick(["rightToLeft", "leftToRight", "fromLocale"]))")
      + maybe("scale: [\(random.pick(ScaledField.allCases).rawValue)]") + maybe("lineHeight: \(extent())")
      + maybe("when: [{if: {orientation: landscape}, hidden: true}, {if: {minWidth: 300}, tracking: \(length())}]")
  }

  private mutating func text() -> [String] {
    maybe("lineLimit: \(1 + random.below(3))") + maybe("font: {size: \(1 + random.below(90))}")
      + maybe("padding: \(insets())")
  }

  private mutating func insides() -> [String] {
    maybe("padding: \(insets())") + maybe("layoutMargins: \(insets())")
      + maybe("relativeTo: \(random.pick(["superview", "safeArea", "layoutMargins", "readableContent"]))")
      + maybe("preservesSuperviewLayoutMargins: true") + maybe("insetsLayoutMarginsFromSafeArea: false")
  }

  private mutating func written(_ layout: Parent) -> String {
    switch layout {
    case .frames: return "frames"
    case .constraints: return "constraints"
    case .overlay: return "{overlay: \(alignment())}"
    case .stack: return stack()
    case .grid: return grid()
    }
  }

  private mutating func stack() -> String {
    let isAcross = random.below(2) == 0
    let words = isAcross ? ["top", "bottom", "firstBaseline", "lastBaseline"] : ["leading", "trailing"]
    let keys =
      ["axis: \(isAcross ? "horizontal" : "vertical")"]
      + maybe("distribution: \(random.pick(StackSpec.Distribution.allCases).rawValue)", 2)
      + maybe("alignment: \(random.pick(words + ["fill", "center"]))", 2) + maybe("spacing: \(length())", 2)
      + maybe("wrap: true") + maybe("lineSpacing: \(length())") + maybe("quirks: uikit")
      + (isAcross ? [] : maybe("baselineRelative: true"))
    return "{stack: {\(keys.joined(separator: ", "))}}"
  }

  private mutating func grid() -> String {
    var keys =
      maybe("gap: {row: \(extent()), column: \(extent())}") + maybe("flow: column") + maybe("alignment: \(alignment())")
    let most = random.below(100) == 0 ? 10_000 : 6
    if random.below(3) == 0 {
      keys += ["columns: \(1 + random.below(most))", "rows: \(1 + random.below(6))"]
      keys += maybe("cellAspectRatio: \(random.pick(["1", "0.001", "16:9"]))", 2)
    } else {
      keys += ["columns: [\((0...random.below(4)).map { _ in track() }.joined(separator: ", "))]"]
      keys += maybe("rows: [\(track()), \(track())]", 2)
    }
    return "{grid: {\(keys.joined(separator: ", "))}}"
  }

  private mutating func track() -> String {
    switch random.below(12) {
    case 0, 1: "auto"
    case 2, 3: "\(random.pick(["1", "2", "0.25", "0", "10000"]))fr"
    case 4: "minmax(\(extent()) \(random.pick(["1fr", "auto", extent()])))"
    case 5: "minmax(auto \(extent()))"
    case 6: "repeat(\(1 + random.below(3)) 1fr 10)"
    default: extent()
    }
  }

  // Values.

  private mutating func maybe(_ key: String, _ chance: Int = 4) -> [String] { random.below(chance) == 0 ? [key] : [] }

  private mutating func number() -> String {
    random.below(10) == 0 ? random.pick(["0", "1000000", "0.001", "999999.99"]) : "\(random.length(0...400))"
  }

  private mutating func size() -> String { random.pick(["375", "1", "1000", "100000"]) }

  private mutating func card() -> String { random.pick(["hug", "100", "1dw", "0"]) }

  private mutating func extent() -> String { number() + random.pick(["", "", "", "%", "dw", "dh", "px"]) }

  private mutating func length() -> String { random.pick(["", "", "-"]) + extent() }

  private mutating func dimension() -> String {
    random.pick(["auto", "hug", "fill", "fill(2)", "fill(0.001)", "fill(1000)", extent(), extent(), extent()])
  }

  private mutating func insets() -> String {
    random.pick([
      extent(), "{top: \(extent()), horizontal: \(extent())}", "{leading: \(extent()), bottom: \(extent())}",
    ])
  }

  private mutating func alignment() -> String { random.pick(OverlayAlignment.allCases).rawValue }
}
