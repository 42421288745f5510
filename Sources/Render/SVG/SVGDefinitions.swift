import Graphics

/// What elements refer to, each kept once under a name made of what it is.
///
/// The names hold a colon, which the id of a view never does. They are written in the order of their names, so that
/// views may change places without touching them.
struct SVGDefinitions {
  /// What has a name: the name of an element and everything after its id.
  private struct Content: Equatable {
    let element, rest: String
  }

  private var contents: [String: Content] = [:]

  /// The definitions, a line each.
  var sorted: [String] {
    contents.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }.map { name, content in
      var element = SVGElement(content.element)
      element.set("id", name)
      return element.text + content.rest
    }
  }

  /// Whether something has this name.
  func has(_ name: String) -> Bool { contents[name] != nil }

  /// Keeps a definition; one of the same name and content is the same one.
  ///
  /// - Returns: Its name, which is another one only where two contents would have the same.
  mutating func define(
    _ name: String, _ element: String, _ attributes: [(String, String)], containing content: String? = nil
  ) -> String {
    var attributed = SVGElement("")
    attributed.set(attributes)
    // Without its "<", what is left are the attributes.
    let rest = String(attributed.text.dropFirst()) + (content.map { ">" + $0 + "</\(element)>" } ?? "/>")
    let wanted = Content(element: element, rest: rest)
    var (candidate, count) = (name, 1)
    while let known = contents[candidate], known != wanted {
      count += 1
      candidate = "\(name)~\(count)"
    }
    contents[candidate] = wanted
    return candidate
  }

  /// A reference to the inside of a shape.
  mutating func clip(_ shape: Shape) -> String {
    let element = svgShape(shape, rule: "clip-rule")
    return reference(to: define("clip:" + shape.svgName, "clipPath", [], containing: element.empty))
  }

  /// A reference to a rectangle without the inside of a shape.
  mutating func outside(_ shape: RoundedRect, within box: Rect) -> String {
    var path = SVGElement("path")
    path.set("d", roundedOutline(RoundedRect(box)) + " " + roundedOutline(shape))
    path.set("clip-rule", "evenodd")
    let name = "outside:" + shape.svgName + "in" + box.svgName
    return reference(to: define(name, "clipPath", [], containing: path.empty))
  }

  /// A reference to the lines over a missing picture.
  mutating func hatching(_ hatching: Hatching) -> String {
    let (period, width) = (Double(hatching.period), Double(hatching.width))
    var path = SVGElement("path")
    let corner = "M0 0 L\(svgNumber(width)) 0 L0 \(svgNumber(width)) Z"
    let band = [(period, 0), (period, width), (width, period), (0, period)].map { svgNumbers([$0.0, $0.1]) }
    path.set("d", corner + " M" + band.joined(separator: " L") + " Z")
    path.paint("fill", Hatching.line)
    let side = svgNumber(period)
    let attributes = [("patternUnits", "userSpaceOnUse"), ("width", side), ("height", side)]
    return reference(to: define("hatching:\(hatching.period)", "pattern", attributes, containing: path.empty))
  }

  /// A reference to the outline of a glyph, its origin at zero.
  mutating func glyph(_ outline: Path) -> String {
    let data = outline.svgData
    return "#" + define("glyph:" + svgNumberName(of: data), "path", [("d", data)])
  }

  /// How attributes refer to a name.
  func reference(to name: String) -> String { "url(#\(name))" }
}

extension Rect {
  /// The rectangle as the attributes of an element.
  var svgAttributes: [(String, String)] {
    [
      ("x", svgNumber(x)), ("y", svgNumber(y)), ("width", svgNumber(max(0, width))),
      ("height", svgNumber(max(0, height))),
    ]
  }
}
