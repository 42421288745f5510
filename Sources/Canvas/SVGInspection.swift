/// Looks through the text of an SVG document for what would make its picture depend on the host or on other files.
///
/// Not a parser: librsvg finds the mistakes. This one only has to see every tag, attribute and style sheet that an XML
/// parser would see, and may refuse more than it must.
struct SVGInspection {
  private static let textElements: Set<Substring> = ["text", "tspan", "tref", "textPath", "altGlyph", "foreignObject"]

  /// What librsvg draws in well under a second.
  private static let mostBytes = 2 << 20
  private static let mostElements = 20_000
  /// How deep libxml2 reads.
  private static let deepest = 256
  private static let mostStyle = 16 << 10
  private static let mostDashes = 1_000_000

  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// - Returns: How many such pictures there are at the most at one time, besides the one that is drawn on, and what other
  ///   versions of its libraries draw differently.
  /// - Throws: `svgRefused`, or `svgUnreadable` for what is not UTF-8 text.
  func check() throws(CanvasError) -> (layers: Int, unsteady: Set<SVGUnsteadyPart>) {
    guard bytes.count <= SVGInspection.mostBytes else {
      throw .svgRefused(.tooManyBytes(limit: SVGInspection.mostBytes))
    }
    guard let document = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
      throw .svgUnreadable(reason: "not UTF-8 text")
    }
    var scanner = MarkupScanner(document)
    var (elements, style) = (0, 0)
    var depth = (now: 0, most: 0)
    var hasGroups = false
    var (unsteady, dashes) = (UnsteadyParts(), SVGDashes())
    while let piece = scanner.next() {
      unsteady.see(piece)
      dashes.see(piece)
      switch piece {
      case .declaration: throw .svgRefused(.documentType)
      case .instruction(let text): try check(instruction: text)
      case .tag(let name, let attributes, let closes):
        elements += 1
        depth.now += name.isEmpty ? -1 : 1
        depth.most = max(depth.most, depth.now)
        if closes, !name.isEmpty { depth.now -= 1 }
        hasGroups = hasGroups || attributes.contains { groupWords.contains(String($0.name)) || $0.value.saysGroup }
        try check(tag: name, attributes)
      case .text(let text):
        // Text between elements is blank, or a style sheet: other text is refused.
        style += text.utf8.count { $0 > UInt8(ascii: " ") }
        try check(style: text)
        hasGroups = hasGroups || text.saysGroup
      }
      try check(elements: elements, style: style)
    }
    guard depth.most <= SVGInspection.deepest else { throw .svgRefused(.tooDeep(limit: SVGInspection.deepest)) }
    // What is no number is none that can be drawn.
    guard dashes.count <= Double(SVGInspection.mostDashes) else {
      throw .svgRefused(.tooManyDashes(limit: SVGInspection.mostDashes))
    }
    return (hasGroups ? depth.most : 0, unsteady.found)
  }

  private func check(elements: Int, style: Int) throws(CanvasError) {
    let limits = (elements: SVGInspection.mostElements, style: SVGInspection.mostStyle)
    // An element has two tags at the most.
    if elements > limits.elements * 2 { throw .svgRefused(.tooManyElements(limit: limits.elements)) }
    if style > limits.style { throw .svgRefused(.tooMuchStyle(limit: limits.style)) }
  }

  private func check(instruction: Substring) throws(CanvasError) {
    if instruction.hasPrefix("xml-stylesheet") { throw .svgRefused(.styleSheet("<?xml-stylesheet?>")) }
    guard instruction.hasPrefix("xml"), let name = instruction.range(ofWord: "encoding") else { return }
    let encoding = instruction[name...].split { $0 == "\"" || $0 == "'" }.dropFirst().first ?? ""
    guard ["utf-8", "utf8", "us-ascii"].contains(encoding.lowercased()) else {
      throw .svgUnreadable(reason: "not UTF-8 text, but \(encoding)")
    }
  }

  private func check(tag name: Substring, _ attributes: [MarkupScanner.Attribute]) throws(CanvasError) {
    if SVGInspection.textElements.contains(name) { throw .svgRefused(.text(element: String(name))) }
    if name == "filter" { throw .svgRefused(.filter(element: String(name))) }
    for attribute in attributes {
      switch attribute.name {
      // A link to a page is not drawn.
      case "href" where name == "a": break
      case "href", "src", "base": try check(reference: attribute.value)
      case "systemLanguage": throw .svgRefused(.systemLanguage)
      case "filter" where attribute.value != "none" && !attribute.value.isEmpty:
        throw .svgRefused(.filter(element: "filter"))
      default: try check(style: attribute.value)
      }
    }
  }

  /// A reference is to a part of the document (`#id`) or a picture inside it, and nothing else.
  private func check(reference: Substring) throws(CanvasError) {
    let address = reference.drop { $0.isWhitespace }
    let pictures = ["data:image/png", "data:image/jpeg", "data:image/jpg", "data:image/gif"]
    let isInside = address.hasPrefix("#") || pictures.contains { address.lowercased().hasPrefix($0) }
    guard isInside || address.isEmpty else {
      throw .svgRefused(.externalReference(String(address.prefix(100))))
    }
  }

  /// `url(…)` in a style or attribute, and other style sheets.
  private func check(style: Substring) throws(CanvasError) {
    let marks = Set(style.utf8).intersection("@\\({".utf8)
    // A backslash can spell any word of CSS differently; no drawing needs one.
    if marks.contains(UInt8(ascii: "\\")), marks.count > 1 { throw .svgRefused(.styleSheet("\\")) }
    if marks.contains(UInt8(ascii: "@")), style.range(ofWord: "@import") != nil {
      throw .svgRefused(.styleSheet("@import"))
    }
    if style.saysFilter { throw .svgRefused(.filter(element: "filter")) }
    guard marks.contains(UInt8(ascii: "(")) else { return }
    var rest = style
    while let start = rest.range(ofWord: "url(") {
      let inside = rest[start...].dropFirst(4).drop { $0.isWhitespace || $0 == "\"" || $0 == "'" }
      // An address without an end must not be looked through once for each that follows it.
      try check(reference: inside.prefix(120).prefix { $0 != ")" && $0 != "\"" && $0 != "'" })
      rest = inside
    }
  }
}

/// Words of what has librsvg draw an element and all in it on a picture of its own, as large as the whole.
private let groupWords = ["opacity", "mask", "mix-blend-mode", "isolation"]

extension Substring {
  /// Whether a style may ask for such a picture; a backslash can spell any word.
  fileprivate var saysGroup: Bool {
    utf8.contains(UInt8(ascii: "\\")) || groupWords.contains { range(ofWord: $0) != nil }
  }

  /// Whether it may give the property `filter` a value.
  fileprivate var saysFilter: Bool {
    guard utf8.contains(UInt8(ascii: ":")) else { return false }
    var rest = self
    while let start = rest.range(ofWord: "filter") {
      rest = rest[start...].dropFirst(6)
      // `color-interpolation-filters` is another word, and without a filter it does nothing.
      guard let next = rest.utf8.first else { return false }
      if !(next | 0x20 == UInt8(ascii: "s")) { return true }
    }
    return false
  }

  /// Where a word stands, in any case.
  fileprivate func range(ofWord word: String) -> Index? {
    let wanted = Array(word.utf8)
    var index = startIndex
    while index < endIndex {
      if self[index...].utf8.prefix(wanted.count).elementsEqual(wanted, by: { $0 | 0x20 == $1 | 0x20 }) { return index }
      utf8.formIndex(after: &index)
    }
    return nil
  }
}
