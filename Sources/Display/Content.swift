import Graphics
import Layout
import Scene

/// What each kind of view paints between its background and its children.
extension DisplayBuilder {
  mutating func paintContent(of view: PlacedView) {
    switch view.kind {
    case .box, .spacer: break
    case .text: paintText(of: view)
    case .image: paintImage(of: view)
    case .screen: paintScreen(of: view)
    case .path: paintPath(of: view)
    case .line: paintDivider(of: view)
    }
  }

  private mutating func paintText(of view: PlacedView) {
    guard let block = view.text else { return }
    let origin = view.textOrigin
    var lines: [TextBlock.Line] = []
    var decorations: [TextBlock.Decoration] = []
    for var line in block.lines where !line.text.isEmpty {
      line.x += origin.x
      line.baseline += origin.y
      guard visible.shows(line, em: line.largestSize(in: view.style.textStyle)) else { continue }
      decorations += line.decorations.map { $0.placed(in: line) }
      line.decorations = []
      lines.append(line)
    }
    guard !lines.isEmpty else { return }
    for line in decorations where !line.isOverLetters { paint(line.fill(view.style.color)) }
    if !block.isBlocks {
      paint(.text(DisplayList.Text(lines: lines, style: view.style.textStyle, color: view.style.color)))
    }
    for line in decorations where line.isOverLetters { paint(line.fill(view.style.color)) }
  }

  /// A picture stands inside the padding, cut to the rounded shape of its view: an avatar needs no box around it.
  private mutating func paintImage(of view: PlacedView) {
    let box = view.contentBox(scale: scale)
    guard let image = view.image else {
      paint(.missing(box))
      return
    }
    let size = Size(width: image.size.width * scale, height: image.size.height * scale)
    var drawing = DisplayList.Image(
      file: image.file, digest: image.digest, isVector: image.isVector,
      destination: view.style.contentMode.destination(of: size, in: box), clip: box,
      tint: view.style.isTemplate ?? image.isTemplate ? view.style.tint : nil)
    drawing.resize(as: view, image, scale: scale)
    paint([.image(drawing)], clippedTo: view.radii.isZero ? nil : .rounded(view.shape(scale: scale)))
  }

  private mutating func paintPath(of view: PlacedView) {
    guard let shape = view.style.path, let bounds = shape.path.bounds else { return }
    let viewBox = shape.viewBox ?? bounds
    let box = view.box(scale: scale)
    let size = Size(width: viewBox.width * scale, height: viewBox.height * scale)
    let path = shape.path.moved(from: viewBox, to: view.style.contentMode.destination(of: size, in: box), scale: scale)
    var drawings: [DisplayList.Command] = []
    if let fill = view.style.fill {
      let paint = view.paint(fill, on: box, scale: scale)
      drawings.append(paint.map { .fill(.path(path, view.style.fillRule), $0) } ?? .missing(box))
    }
    let stroke = view.style.stroke.map { ($0.color, $0.style.scaled(by: scale)) }
    if let (color, style) = stroke, style.width > 0 { drawings.append(.strokePath(path, style, color)) }
    // Without a view box the outline itself touches the edges, and half of its line has to lie outside.
    let reach = shape.viewBox == nil ? 0 : stroke.map { $0.1.reach } ?? 0
    paint(drawings, clippedTo: path.isInside(box, reach: reach) ? nil : .rect(box))
  }

  /// A line as wide as its stroke in the middle of its box, so that dividers of one width all look alike however
  /// their edges were snapped.
  private mutating func paintDivider(of view: PlacedView) {
    guard let stroke = view.style.stroke, stroke.style.width > 0 else { return }
    let box = view.box(scale: scale)
    let width = max(1, (stroke.style.width * scale).rounded())
    let line =
      view.style.line == .vertical
      ? Rect(x: box.x + ((box.width - width) / 2).rounded(.down), y: box.y, width: width, height: box.height)
      : Rect(x: box.x, y: box.y + ((box.height - width) / 2).rounded(.down), width: box.width, height: width)
    var style = stroke.style.scaled(by: scale)
    guard !style.dash.isEmpty || style.cap == .round else {
      return paint(.fill(.rounded(line, view.radii), .color(stroke.color)))
    }
    style.width = width
    paint(.strokePath(middle(of: line, isVertical: view.style.line == .vertical, style), style, stroke.color))
  }

  /// From one short side to the other, less what ends that are not cut off reach beyond.
  private func middle(of line: Rect, isVertical: Bool, _ style: StrokeStyle) -> Path {
    let end = style.cap == .butt ? 0 : min(style.width, isVertical ? line.height : line.width) / 2
    let (first, last) =
      isVertical
      ? (Point(x: line.midX, y: line.y + end), Point(x: line.midX, y: line.maxY - end))
      : (Point(x: line.x + end, y: line.midY), Point(x: line.maxX - end, y: line.midY))
    return Path([.move(first), .line(last)])
  }
}
