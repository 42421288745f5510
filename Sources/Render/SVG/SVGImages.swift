import Canvas
import Display
import Graphics

/// Pictures from files.
extension SVGWriter {
  mutating func add(_ image: DisplayList.Image) {
    for line in lines(of: image) { add(line: line) }
  }

  /// The elements of a picture, a line each.
  mutating func lines(of image: DisplayList.Image) -> [String] {
    if let tint = image.tint, !options.hasFilters, image.holdsBytes(in: self) { return [masked(image, in: tint)] }
    if image.isTiled { return [wall(of: image)] }
    if image.slices != nil, let parts = parts(of: image) { return parts }
    return [whole(image)]
  }

  private mutating func whole(_ image: DisplayList.Image) -> String {
    let source = reference(to: image)
    // A clip of an element that is transformed would be transformed with it.
    var element = SVGElement(source?.isShared == true ? "g" : "image")
    if source?.isShared != true {
      element.set(image.destination.svgAttributes)
      element.set("preserveAspectRatio", "none")
    }
    describe(image, &element)
    if let slices = image.slices { element.set(slices) }
    guard let source else { return element.empty }
    guard source.isShared else {
      // The older spelling is the one that every drawing program reads.
      element.set("xlink:href", source.address)
      return element.empty
    }
    return element.containing(markup: use(source.address, in: image.destination))
  }

  /// A wall of copies, as the fill of a rectangle.
  private mutating func wall(of image: DisplayList.Image) -> String {
    var element = SVGElement("rect")
    element.set(image.clip.svgAttributes)
    let tile = image.destination
    let box = Rect(x: 0, y: 0, width: tile.width, height: tile.height)
    var copy = image
    (copy.destination, copy.clip, copy.isTiled, copy.slices) = (box, box, false, nil)
    (copy.tint, copy.opacity) = (nil, 1)
    let place = svgNumbers([tile.x, tile.y])
    let attributes = [
      ("patternUnits", "userSpaceOnUse"), ("width", svgNumber(max(0, tile.width))),
      ("height", svgNumber(max(0, tile.height))), ("patternTransform", "translate(\(place))"),
    ]
    let name = definitions.define(
      "tile:\(svgName(image.file)):" + tile.svgName, "pattern", attributes, containing: whole(copy))
    element.set("fill", definitions.reference(to: name))
    describe(image, &element)
    return element.empty
  }

  /// The nine parts; nil where the size of the picture is not known.
  private mutating func parts(of image: DisplayList.Image) -> [String]? {
    guard let slices = image.slices, case .embedded(_, let size) = pictures,
      let picture = slices.drawnAt ?? size(image.file), let source = reference(to: image)
    else { return nil }
    let target = PixelRect(
      around: Rect(
        x: image.destination.x.rounded(), y: image.destination.y.rounded(),
        width: image.destination.maxX.rounded() - image.destination.x.rounded(),
        height: image.destination.maxY.rounded() - image.destination.y.rounded()))
    var group = SVGElement("g")
    describe(image, &group)
    let all = Rect(x: 0, y: 0, width: Double(picture.width), height: Double(picture.height))
    let content = use(source.address, in: all)
    let parts = NineSlices(slices, picture: picture, into: target).parts
    return [group.opening] + parts.map { "  " + element(of: $0, of: image.file, content) } + ["</g>"]
  }

  /// One part: a window through which only its pixels are seen, or a wall of those.
  private mutating func element(of part: NineSlices.Part, of file: String, _ content: String) -> String {
    let window = [
      (
        "viewBox",
        svgNumbers([part.source.rect.x, part.source.rect.y, part.source.rect.width, part.source.rect.height])
      ),
      ("preserveAspectRatio", "none"),
    ]
    let box = part.target.rect
    var view = SVGElement("svg")
    guard let tile = part.tile else {
      view.set(box.svgAttributes + window)
      return view.containing(markup: content)
    }
    // A pattern could have the window itself, but not every viewer moves its content then.
    view.set([("width", svgNumber(tile.width)), ("height", svgNumber(tile.height))] + window)
    let attributes = [
      ("patternUnits", "userSpaceOnUse"), ("width", svgNumber(tile.width)), ("height", svgNumber(tile.height)),
      ("patternTransform", "translate(\(svgNumbers([box.x, box.y])))"),
    ]
    let name = "tile:\(svgName(file)):" + part.source.rect.svgName + "to" + box.svgName
    var element = svgShape(RoundedRect(box))
    element.set(
      "fill",
      definitions.reference(
        to: definitions.define(name, "pattern", attributes, containing: view.containing(markup: content))))
    return element.empty
  }

  /// A tint without a filter: its colour, seen through the picture.
  private mutating func masked(_ image: DisplayList.Image, in tint: Color) -> String {
    var picture = image
    picture.tint = nil
    let content = lines(of: picture).map(\.withoutIndentation).joined()
    let box = image.isTiled ? image.clip : image.destination.intersection(image.clip)
    let attributes = [("maskUnits", "userSpaceOnUse")] + box.svgAttributes + [("mask-type", "alpha")]
    let name = "mask:\(svgName(image.file)):" + svgNumberName(of: content)
    var element = svgShape(RoundedRect(box))
    element.paint("fill", tint)
    element.set(
      "mask", definitions.reference(to: definitions.define(name, "mask", attributes, containing: content)))
    return element.empty
  }

  /// Sets how a picture is laid, and which one it is.
  private mutating func describe(_ image: DisplayList.Image, _ element: inout SVGElement) {
    let shown = image.destination.intersection(image.clip)
    if !image.isTiled, shown != image.destination {
      element.set("clip-path", definitions.clip(.rect(image.clip)))
    }
    if let tint = image.tint {
      // Without filters and without bytes nothing is seen of it anyway.
      if options.hasFilters {
        element.set("filter", definitions.tint(tint))
      } else {
        element.set("data-tint", tint.hex)
      }
    }
    if image.opacity != 1 { element.set("opacity", image.opacity) }
    element.set("data-file", image.file)
    element.set("data-digest", image.digest)
  }

  /// A shared picture, which is one unit wide and high, in a rectangle.
  private func use(_ address: String, in rect: Rect) -> String {
    let place = AffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.x, ty: rect.y)
    var use = SVGElement("use")
    use.set("xlink:href", address)
    use.set("transform", place.svgMatrix)
    return use.empty
  }

  /// Where the bytes of a picture are: in the document, once, if it needs them more than once.
  private mutating func reference(to image: DisplayList.Image) -> (address: String, isShared: Bool)? {
    guard case .embedded(let read, _) = pictures else { return nil }
    let name = "picture:" + svgName(image.file)
    guard !definitions.has(name) else { return ("#" + name, true) }
    guard let file = read(image.file) else { return nil }
    let bytes = image.isVector ? sized(file, as: image.file) : file
    guard uses.shared.contains(image.file) else { return (dataAddress(bytes), false) }
    let attributes = [
      ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"), ("xlink:href", dataAddress(bytes)),
    ]
    return ("#" + definitions.define(name, "image", attributes), true)
  }

  /// An SVG that says the size at which it is drawn, or as it is where it cannot.
  private func sized(_ file: [UInt8], as name: String) -> [UInt8] {
    uses.largest[name].flatMap { SVGRootTag(file)?.resized(to: ($0.width, $0.height)) } ?? file
  }
}

extension DisplayList.Image {
  /// Whether its bytes are in the document.
  fileprivate func holdsBytes(in writer: SVGWriter) -> Bool {
    guard case .embedded(let read, _) = writer.pictures else { return false }
    return read(file) != nil
  }
}

extension SVGElement {
  /// Says where a picture is cut that is stretched here: from the top, the right, the bottom and the left.
  fileprivate mutating func set(_ slices: DisplayList.Slices) {
    set("data-slices", slices.source.svgSides)
    set("data-slices-drawn", slices.target.svgSides)
    if slices.areTiled { set("data-resizing", "tile") }
  }
}

extension Insets {
  fileprivate var svgSides: String { svgNumbers([top, right, bottom, left]) }
}
