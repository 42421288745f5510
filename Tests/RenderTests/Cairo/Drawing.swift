import Canvas
import Display
import Graphics
import Render

/// The pictures of a test.
final class Pictures: PictureSource {
  var bitmaps: [String: Bitmap] = [:]
  /// What was asked for at a size.
  var sizes: [PixelSize] = []
  /// The files that are JPEGs.
  var jpegs: [String: [UInt8]] = [:]

  struct NoSuchPicture: Error {}

  func bitmap(of file: String) throws -> Bitmap {
    guard let bitmap = bitmaps[file] else { throw NoSuchPicture() }
    return bitmap
  }

  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap {
    sizes.append(size)
    return Bitmap(
      width: size.width, height: size.height,
      pixels: Array(repeating: 0xFF00_FF00, count: size.width * size.height))
  }

  func jpeg(of file: String) -> [UInt8]? { jpegs[file] }

  /// A shape of one colour for every file.
  func draw(_ file: String, in rect: Rect, on page: borrowing Surface) throws {
    page.fill(rect, Color(hex: 0x00FF00))
  }
}

/// Draws a list without fonts.
func pixels(_ list: DisplayList, _ pictures: Pictures = Pictures()) throws -> Bitmap {
  try draw(list, fonts: FontSet(faces: []), pictures: pictures).bitmap()
}

extension Bitmap {
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// The rows as text: a letter for each word.
  func rows(_ letters: [UInt32: Character]) -> [String] {
    (0..<height).map { y in String((0..<width).map { letters[self[$0, y]] ?? "?" }) }
  }
}
