internal import Graphics

/// Whether Cairo draws a rectangle where it is told to: with some settings of its environment it draws nothing, and says
/// so nowhere.
package func cairoDrawsWhatItIsTold() -> Bool {
  guard let surface = try? Surface(width: 8, height: 8) else { return false }
  surface.fill(.white)
  surface.fill(Rect(x: 2, y: 2, width: 4, height: 4), Color(red: 255, green: 0, blue: 0))
  guard let bitmap = try? surface.bitmap() else { return false }
  return bitmap.pixels.enumerated().allSatisfy { index, pixel in
    let isInside = (2..<6).contains(index % 8) && (2..<6).contains(index / 8)
    return pixel == (isInside ? 0xFFFF_0000 : 0xFFFF_FFFF)
  }
}
