import Devices
import Graphics
import Layout
import Problems
import Scene

/// A placed scene with what several rules ask of it; everything in device pixels.
struct LintedScreen {
  let views: [PlacedView]
  let environment: Environment
  /// Device pixels in a point.
  let scale: Double
  /// Whether it is all of a screen, and no card.
  let isScreen: Bool
  /// All of the picture.
  let picture: Rect
  /// What bars, cutouts and the home indicator leave; nil where it is not known, or the scene is a card.
  let safeArea: Rect?
  /// Where the camera is; nil where it is not known, there is none, or the scene is a card.
  let cutout: (kind: String, area: Rect)?
  /// What people see or touch of each view; nil where that is nothing.
  let contents: [Mark?]
  /// What clipping views around a view leave of it; nil where there are none.
  let clips: [Rect?]
  /// Whether a view and everything around it is shown.
  let isShown: [Bool]

  init(_ result: LayoutResult, in environment: Environment, isScreen: Bool) {
    views = result.views
    scale = result.scale
    (self.environment, self.isScreen) = (environment, isScreen)
    picture = Rect(x: 0, y: 0, width: Double(result.width), height: Double(result.height))
    let insets = environment.safeArea
    safeArea =
      isScreen && environment.isSafeAreaKnown
      ? picture.inset(
        by: Insets(
          top: insets.top * scale, left: insets.left * scale, bottom: insets.bottom * scale,
          right: insets.right * scale)) : nil
    cutout = isScreen ? Self.cutout(of: environment, scale: scale) : nil
    let views = result.views
    let isShown = Self.shown(views)
    self.isShown = isShown
    clips = Self.clips(views)
    contents = views.indices.map { isShown[$0] ? Mark.content(of: views[$0], at: $0) : nil }
  }

  private static func shown(_ views: [PlacedView]) -> [Bool] {
    var isShown: [Bool] = []
    for view in views {
      let isVisible = !view.style.isHidden && view.style.opacity > 0
      isShown.append(isVisible && (view.parent.map { isShown[$0] } ?? true))
    }
    return isShown
  }

  private static func clips(_ views: [PlacedView]) -> [Rect?] {
    var clips: [Rect?] = []
    for view in views { clips.append(view.parent.flatMap { clip(of: views[$0], inside: clips[$0]) }) }
    return clips
  }

  private static func cutout(of environment: Environment, scale: Double) -> (kind: String, area: Rect)? {
    guard let cutout = environment.device.cutout, cutout.kind != .none,
      let rect = environment.device.cutoutRect(in: environment.orientation)
    else { return nil }
    let area = Rect(x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
    return (cutout.kind.rawValue, area)
  }

  private static func clip(of parent: PlacedView, inside outer: Rect?) -> Rect? {
    guard parent.style.clips else { return outer }
    return outer.map { $0.intersection(parent.pixels.rect) } ?? parent.pixels.rect
  }

  /// All that is seen or touched of a view itself, as far as what is around it lets it be seen.
  func marks(of view: Int) -> [Mark] {
    Mark.all(of: views[view], at: view).compactMap { mark in
      var mark = mark
      if let clip = clips[view] { mark.area = mark.area.intersection(clip) }
      return mark.area.isEmpty ? nil : mark
    }
  }

  /// What can be seen of a mark.
  func visible(_ mark: Mark) -> Rect { visible(mark.area, of: mark.view) }

  /// What can be seen of an area of a view.
  func visible(_ area: Rect, of view: Int) -> Rect {
    let inside = area.intersection(picture)
    return clips[view].map { inside.intersection($0) } ?? inside
  }

  /// A point, and the pixel that rounding may add to it, is a matter of rounding, or of how high letters are.
  func counts(_ area: Rect) -> Bool { area.width > scale + 1 && area.height > scale + 1 }

  /// What of its view a mark is, as messages call it.
  func subject(of mark: Mark) -> LintFinding.Subject {
    mark.kind == .letters ? .letters(views[mark.view].style.text) : .view
  }

  /// Device pixels as points, in hundredths.
  func points(_ pixels: Double) -> Double { (pixels / scale * 100).rounded() / 100 }

  /// Asks for each view that people see or touch, from outside in and from back to front; what is inside one that was
  /// found is not asked for, because it is told with it.
  func outermost(_ look: (Mark) -> Found?) -> [Found] { outermost(in: views.indices, look) }

  /// The same for some of the views.
  func outermost(in views: Range<Int>, _ look: (Mark) -> Found?) -> [Found] {
    var found: [Found] = []
    var index = views.lowerBound
    while index < views.upperBound {
      if let mark = contents[index], let fault = look(mark) {
        found.append(fault)
        index = max(index + 1, self.views[index].subtreeEnd)
      } else {
        index += 1
      }
    }
    return found
  }

  /// The numbers of the children of a view, the first at the back.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < views[index].subtreeEnd {
      children.append(next)
      next = max(next + 1, views[next].subtreeEnd)
    }
    return children
  }
}
