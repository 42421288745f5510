import Canvas
package import Display
import Graphics
import Scene

/// Writes a picture as SVG, one element a line.
///
/// The width and height are points, the coordinates device pixels. Every view is a `<g>` that says its frame in points
/// and its line in the scene, nested as in the scene. The same list gives the same bytes.
///
/// Two things SVG cannot say: what is behind a view is not blurred, its place is only named; and viewers differ in
/// whether something inside a clip mixes with what is behind the clip.
package func svgDocument(
  of list: DisplayList, pictures: SVGPictures = .referenced, options: SVGOptions = SVGOptions()
) -> String {
  var writer = SVGWriter(list: list, pictures: pictures, options: options)
  for (index, command) in list.commands.enumerated() { writer.write(command, at: index) }
  return writer.finish()
}

struct SVGWriter {
  let pictures: SVGPictures
  let options: SVGOptions
  /// How files are drawn.
  let uses: PictureUses
  var definitions = SVGDefinitions()
  private let list: DisplayList
  private var body = ""
  private var depth = 1
  private var names = SVGViewNames()
  /// From each open transform to the picture.
  private var planes: [AffineTransform] = []

  init(list: DisplayList, pictures: SVGPictures, options: SVGOptions) {
    self.list = list
    self.pictures = pictures
    self.options = options
    uses = if case .embedded = pictures { PictureUses(list) } else { PictureUses() }
  }

  mutating func write(_ command: DisplayList.Command, at index: Int) {
    switch command {
    case .beginView(let view): begin(view, isEmpty: list.isEmptyView(at: index))
    case .endView: endView(isEmpty: index > 0 && list.isEmptyView(at: index - 1))
    case .beginGroup(let group): begin(element(of: group))
    case .beginClip(let shape): begin("clip-path", definitions.clip(shape))
    case .beginTransform(let transform):
      planes.append(transform.concatenating(planes.last ?? .identity))
      begin("transform", transform.svgMatrix)
    case .endTransform:
      _ = planes.popLast()
      end()
    case .endGroup, .endClip: end()
    case .blurBehind(let shape, let sigma): addBlur(behind: shape, sigma: sigma)
    case .shadow(let shape, let shadow): add(shadow, of: shape)
    case .fill(let shape, let paint): fill(shape, with: paint)
    case .border(let shape, let border): add(line: svgBorder(shape, border, &definitions).empty)
    case .strokePath(let path, let style, let color):
      var element = svgShape(.path(path, .nonzero))
      element.stroke(style, color)
      add(line: element.empty)
    case .text(let text): for line in text.lines { add(line, of: text) }
    case .image(let image): add(image)
    case .missing(let rect): addMissing(rect)
    }
  }

  /// The whole document; what was left open is closed.
  mutating func finish() -> String {
    while depth > 1 { end() }
    var root = SVGElement("svg")
    root.set("xmlns", "http://www.w3.org/2000/svg")
    if hasLinks { root.set("xmlns:xlink", "http://www.w3.org/1999/xlink") }
    let scale = list.scale > 0 ? list.scale : 1
    root.set("width", Double(list.width) / scale)
    root.set("height", Double(list.height) / scale)
    root.set("viewBox", "0 0 \(list.width) \(list.height)")
    var document = [root.opening]
    let definitions = definitions.sorted
    if !definitions.isEmpty { document += ["  <defs>"] + definitions.map { "    " + $0 } + ["  </defs>"] }
    return document.joined(separator: "\n") + "\n" + body + "</svg>\n"
  }

  private var hasLinks: Bool {
    if case .embedded = pictures { true } else { options.outlines != nil }
  }

  mutating func add(line: String) {
    for _ in 0..<depth { body += "  " }
    body += line
    body += "\n"
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

  private mutating func begin(_ attribute: String, _ value: String) {
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
}

/// Everything that is seen.
extension SVGWriter {
  private mutating func fill(_ shape: Shape, with paint: DisplayList.Paint) {
    var element = svgShape(shape)
    switch paint {
    case .color(let color): element.paint("fill", color)
    case .linear(let gradient): element.fill(definitions.fill(gradient))
    case .radial(let gradient): element.fill(definitions.fill(gradient))
    case .image(let image):
      // A picture keeps to its own box, which is most often the shape.
      guard shape != .rect(image.clip) else { return add(image) }
      begin("clip-path", definitions.clip(shape))
      add(image)
      return end()
    }
    add(line: element.empty)
  }

  private mutating func add(_ line: TextBlock.Line, of text: DisplayList.Text) {
    guard let glyphs = options.outlines?(line, text.style, planes.last ?? .identity) else {
      return add(line: svgText(line, in: text))
    }
    let seen = glyphs.filter { !$0.outline.elements.isEmpty }
    guard !seen.isEmpty else { return }
    var group = SVGElement("g")
    group.paint("fill", text.color)
    group.set("role", "img")
    group.set("aria-label", line.text)
    begin(group)
    for glyph in seen {
      var use = SVGElement("use")
      use.set("xlink:href", definitions.glyph(glyph.outline))
      use.set("x", glyph.origin.x)
      use.set("y", glyph.origin.y)
      if let color = glyph.color { use.paint("fill", color) }
      add(line: use.empty)
    }
    end()
  }

  private mutating func addMissing(_ rect: Rect) {
    let hatching = Hatching(scale: list.scale)
    let shape = RoundedRect(rect)
    for fill in [.color(Hatching.ground), .reference(definitions.hatching(hatching))] as [SVGFill] {
      var element = svgShape(shape)
      element.fill(fill)
      add(line: element.empty)
    }
    let border = DisplayList.Border(widths: Insets(all: Double(hatching.width)), color: Hatching.line)
    add(line: svgBorder(shape, border).empty)
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
