import Devices
import Graphics
import Problems
import Scene

/// Turns solved frames into views: pixels, radii, lines of text and pictures (scene-format section 5.4, steps 6 and 7).
struct Finisher {
  let solver: Solver
  let grid: PixelGrid
  /// The root's pixels, which the screen decides.
  let root: PixelRect

  func views() -> [PlacedView] {
    var views: [PlacedView] = []
    views.reserveCapacity(solver.tree.elements.count)
    for (index, element) in solver.tree.elements.enumerated() {
      let frame = solver.frames[index]
      let pixels =
        index == 0 ? root : grid.pixels(of: frame, snap: element.style.snap, isText: element.kind == .text)
      views.append(
        PlacedView(
          path: element.path, id: element.id, kind: element.kind, parent: element.parent,
          subtreeEnd: element.subtreeEnd, frame: frame, pixels: pixels, style: finished(element),
          location: element.location))
      // In its place, because a view is too large to be handed around while it is made.
      finish(&views[index], of: element, index)
    }
    blankKeys(&views)
    derive(&views)
    return views
  }

  /// Leaves keys blank whose letters no font has; that is told once, as a keyboard says nothing of a scene.
  private func blankKeys(_ views: inout [PlacedView]) {
    var lacking: [Unicode.Scalar] = []
    var first: Int?
    for (index, element) in solver.tree.elements.enumerated() where element.isKeyTitle && element.isDrawn {
      guard let missing = views[index].text?.missing, !missing.isEmpty else { continue }
      first = first ?? index
      lacking += characters(missing, asIn: views[index].style.text).filter { !lacking.contains($0) }
      views[index].text = nil
    }
    if let first { solver.report(.name(.blankKeys(lacking, remedies: [])), .note, at: "text", of: first) }
  }

  /// Adds what most views have not.
  private func finish(_ view: inout PlacedView, of element: Element, _ index: Int) {
    view.waivers = element.waivers
    view.systemPart = element.systemPart
    if element.padding != .zero {
      view.contentPixels = grid.pixels(
        of: view.frame.inset(by: element.padding), snap: element.style.snap, isText: element.kind == .text)
    }
    if let radius = element.style.cornerRadius {
      let rounding = rounding(radius, of: index, pixels: view.pixels, frame: view.frame)
      (view.radii, view.cornerCurve) = (rounding.radii, rounding.curve)
    }
    view.pictures = pictures(of: index)
    switch element.kind {
    case .text: setText(of: index, into: &view)
    case .image: view.image = solver.image(of: index)
    case .screen: view.screenSize = solver.screenSize(of: index)
    case .box, .path, .line, .spacer: break
    }
  }

  /// The style of an element, percentages in its padding settled.
  private func finished(_ element: Element) -> Shared<Style> {
    guard element.padding != element.style.padding else { return element.sharedStyle }
    var style = element.style
    style.padding = element.padding
    return Shared(style)
  }

  /// How the corners of a view are rounded; what does not come out as it was said is told.
  func rounding(_ radius: CornerRadius, of index: Int, pixels: PixelRect, frame: Rect) -> CornerRounding {
    var size = pixels.rect.size
    if solver.tree[index].style.snap == .none {
      size = Size(width: frame.width.size * grid.scale, height: frame.height.size * grid.scale)
    }
    let rounding = CornerRounding(radius, curve: solver.tree[index].style.cornerCurve, on: size, scale: grid.scale)
    if let (problem, severity) = rounding.finding, size.width > 0, size.height > 0 {
      let isDerived = solver.tree[index].style.cornerRadius == nil
      solver.report(.layout(problem), severity, at: isDerived ? "derived" : "cornerRadius", of: index)
    }
    return rounding
  }

  /// Breaks the text at its final width and places it in its box.
  private func setText(of index: Int, into view: inout PlacedView) {
    let block = solver.text(of: index, width: view.frame.width)
    let content = view.frame.inset(by: view.style.padding)
    let free = content.height * grid.scale - block.size.height
    view.text = block
    view.textOrigin = Point(
      x: content.x * grid.scale, y: content.y * grid.scale + free * view.style.verticalAlignment.position)
    guard solver.tree[index].isDrawn else { return }
    if block.isTruncated { solver.report(.layout(.textTruncated(view.style.text)), .note, at: "text", of: index) }
    let lacking = characters(block.missing, asIn: view.style.text)
    guard !lacking.isEmpty, !solver.tree[index].isKeyTitle else { return }
    solver.report(.name(.missingGlyphs(lacking, remedies: [])), .error, at: "text", of: index)
  }

  /// Some of the characters of a text, each once, in its order.
  private func characters(_ wanted: [Unicode.Scalar], asIn text: String) -> [Unicode.Scalar] {
    guard !wanted.isEmpty else { return [] }
    var left = Set(wanted)
    return text.unicodeScalars.filter { left.remove($0) != nil }
  }
}

extension VerticalAlignment {
  /// The share of the free height that lies above the text.
  var position: Double {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
