import Graphics

/// How a box looks where a picture is missing: a light red ground, lines at 45° and a border.
///
/// The lines run through the whole picture, so that neighbouring boxes join.
struct Hatching {
  static let ground = Color(hex: 0xFFE5E5)
  static let line = Color(hex: 0xE05050)

  /// The distance of two lines along a row, and their width along it, in device pixels.
  let period, width: Int

  init(scale: Double) {
    let held = min(max(scale, 1), 16).rounded()
    period = Int(held) * 8
    width = Int(held)
  }

  /// Whether a pixel lies on a line.
  func hasLine(x: Int, y: Int) -> Bool { (x + y) % period < width }
}
