import Canvas
import Graphics

/// The faces the tests are written for: Debian's fonts-roboto-unhinted, fonts-noto-core and fonts-droid-fallback.
enum TestFonts {
  static let folders = ["/usr/share/fonts"]
  static let families = ["Roboto", "Droid Sans Fallback", "Noto Naskh Arabic", "Noto Sans Hebrew"]
  static let catalog = FontCatalog.find(families: families, in: folders)

  static func set() throws -> FontSet { try FontSet(faces: catalog.faces) }

  static func style(_ size: Double = 20, _ change: (inout TextStyle) -> Void = { _ in }) -> TextStyle {
    var style = TextStyle(families: families, size: size)
    change(&style)
    return style
  }
}

extension Bitmap {
  /// The opacity of a pixel, 0 to 255.
  func alpha(_ x: Int, _ y: Int) -> Int { Int(pixels[y * width + x] >> 24) }

  subscript(_ x: Int, _ y: Int) -> UInt32 { pixels[y * width + x] }

  /// The columns that have any ink.
  var inkedColumns: ClosedRange<Int>? {
    let columns = (0..<width).filter { x in (0..<height).contains { alpha(x, $0) > 0 } }
    return columns.first.flatMap { first in columns.last.map { first...$0 } }
  }

  /// The area covered, in pixels.
  var coverage: Double { pixels.reduce(0) { $0 + Double($1 >> 24) / 255 } }
}

/// A picture drawn by a closure.
func picture(_ width: Int, _ height: Int, _ draw: (borrowing Surface) throws -> Void) throws -> Bitmap {
  let surface = try Surface(width: width, height: height)
  try draw(surface)
  return try surface.bitmap()
}
