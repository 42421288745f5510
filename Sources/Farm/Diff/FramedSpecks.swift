import Compare
import Graphics

/// Frames around the few pixels that differ and would be overlooked in an overlay, in a colour that it has nowhere else.
///
/// Only what is equal is painted over, and only where there is little that differs.
struct FramedSpecks {
  /// Opaque, and darker than any shade of an overlay.
  static let color: UInt32 = 0xFF20_2020
  /// How wide and high a group may be that gets a frame.
  private static let largest = 3
  /// Pictures that are smaller show every pixel.
  private static let leastSide = 48
  /// Equal pixels between a group and its frame.
  private static let gap = 4

  private let frames: [PixelRect]

  /// The frames of a comparison's overlay.
  init(_ verdict: Verdict) {
    guard let details = verdict.details, details.clusterCount == details.clusters.count else {
      frames = []
      return
    }
    frames = details.clusters.map(\.box).filter { max($0.width, $0.height) <= Self.largest }.map { box in
      let margin = Self.gap + 1
      return PixelRect(
        x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
    }
  }

  private func isNeeded(_ width: Int, _ height: Int, _ palette: [UInt32]) -> Bool {
    !frames.isEmpty && palette.count < 256 && max(width, height) >= Self.leastSide
  }

  /// Calls for each pixel of the frames that lies within a picture.
  private func forEachPixel(_ width: Int, _ height: Int, _ visit: (_ x: Int, _ y: Int) -> Void) {
    for frame in frames {
      for x in frame.x..<frame.maxX where (0..<width).contains(x) {
        for y in [frame.y, frame.maxY - 1] where (0..<height).contains(y) { visit(x, y) }
      }
      for y in (frame.y + 1)..<(frame.maxY - 1) where (0..<height).contains(y) {
        for x in [frame.x, frame.maxX - 1] where (0..<width).contains(x) { visit(x, y) }
      }
    }
  }

  /// The same picture with the frames in it; one of many colours has none.
  func drawn(on picture: DifferencePicture) -> DifferencePicture {
    guard case .indexed(let indexed) = picture else { return picture }
    return .indexed(drawn(on: indexed))
  }

  private func drawn(on picture: IndexedBitmap) -> IndexedBitmap {
    guard isNeeded(picture.width, picture.height, picture.palette) else { return picture }
    var indices = picture.indices
    let free = Self.free(picture.palette)
    forEachPixel(picture.width, picture.height) { x, y in
      let at = y * picture.width + x
      if free[Int(indices[at])] { indices[at] = UInt8(picture.palette.count) }
    }
    return IndexedBitmap(
      width: picture.width, height: picture.height, palette: picture.palette + [Self.color], indices: indices)
  }

  /// Draws the frames into the rows of a file, and says which palette they have then.
  func draw(on bytes: inout [UInt8], _ width: Int, _ height: Int, palette: [UInt32]) -> [UInt32] {
    guard isNeeded(width, height, palette) else { return palette }
    let free = Self.free(palette)
    forEachPixel(width, height) { x, y in
      let at = y * (width + 1) + x + 1
      if free[Int(bytes[at])] { bytes[at] = UInt8(palette.count) }
    }
    return palette + [Self.color]
  }

  /// For each place of a palette, whether it is a grey: what is equal.
  private static func free(_ palette: [UInt32]) -> [Bool] {
    palette.map { $0 & 0xFF == $0 >> 8 & 0xFF && $0 & 0xFF == $0 >> 16 & 0xFF }
  }
}
