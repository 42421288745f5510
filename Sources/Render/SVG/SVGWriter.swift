package import Display
import Graphics
import Scene

/// Writes a picture as SVG, one element a line.
///
/// The width and height are points, the coordinates device pixels. Every view is a `<g>` that says its frame in points
/// and its line in the scene, nested as in the scene. The same list gives the same bytes.
package func svgDocument(of list: DisplayList, pictures: SVGPictures = .referenced) -> String {
  var writer = SVGWriter(list: list, pictures: pictures)
  for (index, command) in list.commands.enumerated() { writer.write(command, at: index) }
  return writer.finish()
}

struct SVGWriter {
  private let list: DisplayList
  private let pictures: SVGPictures
  private var body = ""
  private var depth = 1
  private var definitions = SVGDefinitions()
  private var names = SVGViewNames()

  init(list: DisplayList, pictures: SVGPictures) {
    self.list = list
    self.pictures = pictures
  }

  mutating func write(_ command: DisplayList.Command, at index: Int) {
    switch command {
    case .beginView(let view): begin(view, isEmpty: list.isEmptyView(at: index))
    case .endView: endView(isEmpty: index > 0 && list.isEmptyView(at: index - 1))
    case .beginGroup(let group): beginGroup("opacity", svgNumber(group.opacity))
    case .beginClip(.rounded(let shape)): beginGroup("clip-path", definitions.clip(shape.rect, shape.radii))
    case .endGroup, .endClip: end()
    case .fill(.rounded(let shape), .color(let color)):
      add(svgShape(shape.rect, shape.radii)) { $0.paint("fill", color) }
    case .border(let shape, let border):
      add(svgBorder(shape.rect, shape.radii, width: border.widths.top, border.color))
    case .fill(.path(let path, let rule), .color(let color)): fill(path, rule, color)
    case .beginClip, .beginTransform, .endTransform, .blurBehind, .shadow, .fill: break
    case .strokePath(let path, let style, let color):
      add(SVGElement("path")) {
        $0.set("d", path.svgData)
        $0.stroke(style, color)
      }
    case .text(let text): for line in text.lines { add(line: svgText(line, in: text)) }
    case .image(let image): add(image)
    case .missing(let rect): addMissing(rect)
    }
  }

  /// The whole document; what was left open is closed.
  mutating func finish() -> String {
    while depth > 1 { end() }
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    if case .embedded = pictures { root.set("xmlns:xlink", "http://www.w3.org/1999/xlink") }
    let scale = list.scale > 0 ? list.scale : 1
    root.set("width", Double(list.width) / scale)
    root.set("height", Double(list.height) / scale)
    root.set("viewBox", "0 0 \(list.width) \(list.height)")
    var document = [root.opening]
    let definitions = definitions.sorted
    if !definitions.isEmpty { document += ["  <defs>"] + definitions.map { "    " + $0 } + ["  </defs>"] }
    return document.joined(separator: "\n") + "\n" + body + "</svg>\n"
  }
}

/// Views, groups and clips: everything that holds something.
extension SVGWriter {
  private mutating func begin(_ view: DisplayList.View, isEmpty: Bool) {
    var group = SVGElement("g")
    group.set("id", names.name(of: view))
    let frame = view.frame
    group.set("data-frame", svgNumbers([frame.x, frame.y, frame.width, frame.height]))
    group.set("data-source", view.source)
    if let role = view.role.aria { group.set("role", role) }
    if let label = view.label { group.set("aria-label", label) }
    guard !isEmpty else { return add(line: group.empty) }
    begin(group)
    if let label = view.label { add(line: SVGElement("title").containing(label)) }
  }

  private mutating func endView(isEmpty: Bool) {
    if !isEmpty { end() }
  }

  private mutating func beginGroup(_ attribute: String, _ value: String) {
    var group = SVGElement("g")
    group.set(attribute, value)
    begin(group)
  }

  private mutating func begin(_ group: SVGElement) {
    add(line: group.opening)
    depth += 1
  }

  private mutating func end() {
    guard depth > 1 else { return }
    depth -= 1
    add(line: "</g>")
  }

  private mutating func add(line: String) {
    for _ in 0..<depth { body += "  " }
    body += line
    body += "\n"
  }
}

/// Everything that is seen.
extension SVGWriter {
  private mutating func add(_ element: SVGElement, _ finish: (inout SVGElement) -> Void = { _ in }) {
    var element = element
    finish(&element)
    add(line: element.empty)
  }

  private mutating func fill(_ path: Path, _ rule: FillRule, _ color: Color) {
    add(SVGElement("path")) {
      $0.set("d", path.svgData)
      if rule == .evenodd { $0.set("fill-rule", "evenodd") }
      $0.paint("fill", color)
    }
  }

  private mutating func add(_ image: DisplayList.Image) {
    let destination = image.destination
    var element = SVGElement("image")
    element.set("x", destination.x)
    element.set("y", destination.y)
    element.set("width", max(0, destination.width))
    element.set("height", max(0, destination.height))
    element.set("preserveAspectRatio", "none")
    let shown = destination.intersection(image.clip)
    if shown != destination { element.set("clip-path", definitions.clip(image.clip, .zero)) }
    if let tint = image.tint { element.set("filter", definitions.tint(tint)) }
    element.set("data-file", image.file)
    element.set("data-digest", image.digest)
    // The older spelling is the one that every drawing program reads.
    if case .embedded(let read) = pictures, let bytes = read(image.file) {
      element.set("xlink:href", dataAddress(bytes))
    }
    add(line: element.empty)
  }

  private mutating func addMissing(_ rect: Rect) {
    let hatching = Hatching(scale: list.scale)
    let lines = definitions.hatching(hatching)
    add(svgShape(rect, .zero)) { $0.paint("fill", Hatching.ground) }
    add(svgShape(rect, .zero)) { $0.set("fill", lines) }
    add(svgBorder(rect, .zero, width: Double(hatching.width), Hatching.line))
  }
}

extension DisplayList {
  /// Whether a view begins at an index, ends right after it and has nothing to say.
  fileprivate func isEmptyView(at index: Int) -> Bool {
    guard index + 1 < commands.count, case .beginView(let view) = commands[index], case .endView = commands[index + 1]
    else { return false }
    return view.label == nil
  }
}

extension Role {
  /// ARIA's word; nil where there is nothing to say.
  fileprivate var aria: String? {
    switch self {
    case .none: nil
    case .header: "heading"
    case .image: "img"
    case .button, .link, .switch, .slider, .tab, .cell: rawValue
    }
  }
}
