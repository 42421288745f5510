import Graphics
import Layout
import Scene

/// Something of a view that is seen or touched, in device pixels.
struct Mark {
  /// What it is.
  enum Kind {
    /// The letters of a text, about as far as Latin ones reach.
    case letters
    /// A picture that says something.
    case picture
    /// What a finger is for.
    case touch
    /// Paint without a meaning of its own.
    case surface
  }

  var kind: Kind
  var area: Rect
  /// The view's number.
  var view: Int
  var role: Role
  /// Whether nothing shines through it.
  var isOpaque = false

  /// How far letters reach above and below their baseline, as a share of their size.
  static let ascent = 0.75, descent = 0.2
  private static let touchRoles: Set<Role> = [.button, .link, .switch, .slider, .tab, .cell]

  /// What people see or touch of a view; nil where it only holds or decorates others.
  static func content(of view: PlacedView, at index: Int) -> Mark? {
    if isTouched(view), !view.pixels.rect.isEmpty { return mark(.touch, view.pixels.rect, of: view, index) }
    if let letters = letters(of: view) {
      // Letters beyond the edges of their view are told as such, and what comes of that is not told again.
      let inside = letters.intersection(view.pixels.rect)
      return inside.isEmpty ? nil : mark(.letters, inside, of: view, index)
    }
    if view.kind == .image || view.kind == .screen, view.style.role != .none, let area = pictureArea(of: view) {
      return mark(.picture, area, of: view, index)
    }
    return nil
  }

  /// All that is seen or touched of a view itself, without what is inside it.
  static func all(of view: PlacedView, at index: Int) -> [Mark] {
    var marks: [Mark] = []
    if isPainted(view), !view.pixels.rect.isEmpty {
      var surface = mark(.surface, view.pixels.rect, of: view, index)
      surface.isOpaque = isOpaque(view.style)
      marks.append(surface)
    }
    if let content = content(of: view, at: index), content.kind != .letters { marks.append(content) }
    if let letters = letters(of: view) { marks.append(mark(.letters, letters, of: view, index)) }
    return marks
  }

  /// Whether nothing is seen through a view of this style, wherever its box is.
  private static func isOpaque(_ style: Style) -> Bool {
    style.background?.color?.alpha == 1 && style.mask == nil && style.blendMode == .normal && style.transform == nil
  }

  private static func mark(_ kind: Kind, _ area: Rect, of view: PlacedView, _ index: Int) -> Mark {
    Mark(kind: kind, area: area, view: index, role: view.style.role)
  }

  /// Whether a view is there for a finger.
  static func isTouched(_ view: PlacedView) -> Bool { touchRoles.contains(view.style.role) }

  /// Where the letters of a text are; nil where it has none.
  static func letters(of view: PlacedView) -> Rect? {
    lines(of: view).reduce(Rect?.none) { $0?.union($1) ?? $1 }
  }

  /// Where the letters of each line of a text are.
  static func lines(of view: PlacedView) -> [Rect] {
    guard let text = view.text, view.style.color.alpha > 0 || view.style.runs.contains(where: { $0.color != nil })
    else { return [] }
    return text.lines.compactMap { line in
      guard line.width > 0, line.text.contains(where: { !$0.isWhitespace }) else { return nil }
      let size = line.runs.map(\.style.size).max() ?? view.style.textStyle.size
      return Rect(
        x: view.textOrigin.x + line.x, y: view.textOrigin.y + line.baseline - size * ascent, width: line.width,
        height: size * (ascent + descent))
    }
  }

  /// Where an image paints; nil where it has no picture or no room.
  private static func pictureArea(of view: PlacedView) -> Rect? {
    let box = view.contentPixels.rect
    guard let size = view.image?.size ?? view.screenSize, size.width > 0, size.height > 0, !box.isEmpty
    else { return nil }
    guard view.style.contentMode == .scaleAspectFit else { return box }
    let factor = min(box.width / size.width, box.height / size.height)
    let (width, height) = (size.width * factor, size.height * factor)
    return Rect(x: box.midX - width / 2, y: box.midY - height / 2, width: width, height: height)
  }

  private static func isPainted(_ view: PlacedView) -> Bool {
    let style = view.style
    if let background = style.background, !background.isClear { return true }
    if let border = style.border, border.color.alpha > 0, border.width > 0 { return true }
    switch view.kind {
    case .path: return style.fill?.isClear == false || (style.stroke?.color.alpha ?? 0) > 0
    case .image: return view.image != nil
    case .screen: return view.screenSize != nil
    case .box, .text, .line, .spacer: return false
    }
  }
}

extension Rect {
  /// The smallest rectangle around two others.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// Whether all of another rectangle is inside, give or take a number of pixels.
  func contains(_ other: Rect, tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }

  /// How far it reaches over the edges of another rectangle.
  func reach(over other: Rect) -> Insets {
    Insets(
      top: max(0, other.y - y), left: max(0, other.x - x), bottom: max(0, maxY - other.maxY),
      right: max(0, maxX - other.maxX))
  }
}

extension Insets {
  /// The longest of them.
  var longest: Double { max(top, left, bottom, right) }
}
