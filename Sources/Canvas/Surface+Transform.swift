internal import CCairo
package import Graphics

extension Surface {
  /// Draws from now on in a plane of its own, until `restore()`.
  ///
  /// A plane that is seen from its edge, or enlarged more than a million times, shows nothing.
  package func transform(by transform: AffineTransform) {
    let whole = transform.concatenating(self.transform)
    guard whole.isFinite else {
      report(.notFinite(call: "transform"))
      return clip(to: Path())
    }
    guard whole.isDrawable else { return clip(to: Path()) }
    var matrix = whole.held.cairo
    cairo_set_matrix(context, &matrix)
  }

  /// Where the current plane lies in the picture.
  package var transform: AffineTransform {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    return AffineTransform(matrix)
  }

  /// How many times larger than itself the current plane is drawn at the most, at least 1.
  package var detail: Double {
    let transform = transform
    return transform.isTranslation ? 1 : max(1, max(transform.scaleX, transform.scaleY))
  }

  /// The pixels that drawing can change at the moment.
  package var visible: PixelRect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    inPixels { cairo_clip_extents(context, &left, &top, &right, &bottom) }
    return PixelRect(around: Rect(x: left, y: top, width: right - left, height: bottom - top))
  }

  /// Draws from now on in some pixels of the picture only, whatever the current plane is, until `restore()`.
  package func clip(toPixels rect: PixelRect) {
    inPixels { clip(to: rect.rect) }
  }

  /// Draws in pixels of the picture, whatever the current plane is.
  func inPixels(_ body: () -> Void) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    body()
    cairo_set_matrix(context, &matrix)
  }
}

extension AffineTransform {
  init(_ matrix: cairo_matrix_t) {
    self.init(a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0)
  }

  var cairo: cairo_matrix_t { cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty) }

  /// How long a horizontal unit of the plane is.
  package var scaleX: Double { (a * a + b * b).squareRoot() }
  /// How long a vertical unit of the plane is.
  package var scaleY: Double { (c * c + d * d).squareRoot() }
  /// How much larger areas are; negative where it mirrors.
  package var determinant: Double { a * d - b * c }

  /// The map back; nil where there is none.
  package var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant.isFinite, abs(determinant) > 1e-12 else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  fileprivate var isFinite: Bool { [a, b, c, d, tx, ty].allSatisfy(\.isFinite) }

  fileprivate var isDrawable: Bool {
    abs(determinant) > 1e-12 && [a, b, c, d].allSatisfy { abs($0) <= 1_000_000 }
  }

  /// The map with a translation that Cairo can count.
  fileprivate var held: AffineTransform {
    var held = self
    held.tx = min(max(tx, -1e7), 1e7)
    held.ty = min(max(ty, -1e7), 1e7)
    return held
  }
}

extension PixelRect {
  /// The pixels that a rectangle touches; none where it is empty or no number, and never beyond a million.
  package init(around rect: Rect) {
    let limit = 1_000_000.0
    func held(_ value: Double) -> Int { Int(min(max(value, -limit), limit)) }
    guard rect.width > 0, rect.height > 0, rect.x.isFinite, rect.y.isFinite else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    let (left, top) = (held(rect.x.rounded(.down)), held(rect.y.rounded(.down)))
    self.init(
      x: left, y: top, width: held(rect.maxX.rounded(.up)) - left, height: held(rect.maxY.rounded(.up)) - top)
  }

  /// Whether it has no pixel.
  package var isEmpty: Bool { width <= 0 || height <= 0 }

  /// The pixels that both have.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }

  /// The rectangle with its edges moved outwards; inwards where the distances are negative.
  package func grown(x distanceX: Int, y distanceY: Int) -> PixelRect {
    PixelRect(
      x: x - distanceX, y: y - distanceY, width: width + 2 * distanceX, height: height + 2 * distanceY)
  }
}
