import Compare
import Graphics
import PNG

/// The file of a picture that shows how two pictures differ; of two that blink, an animation.
///
/// The comparison is left without its classes, in whose memory an overlay is painted.
func paintedDifference(
  _ kind: PictureKind, expected: StraightBitmap, actual: StraightBitmap, taking comparison: inout Comparison
) -> [UInt8] {
  var painter = DifferencePainter(expected: expected, actual: actual, taking: &comparison)
  let specks = FramedSpecks(comparison.verdict)
  if kind == .overlay, let picture = painter.overlayRows() {
    return framedFile(of: picture, specks)
  }
  let pictures = kind == .overlay ? [specks.drawn(on: painter.overlay())] : painter.paint(kind)
  guard pictures.count == 1 else {
    return animatedPNG(
      frames: pictures.map(\.straight), delay: 700, level: colorLevel, provenance: differenceProvenance)
  }
  return switch pictures[0] {
  case .indexed(let picture): EncodedPNG(picture, level: indexedLevel).file(provenance: differenceProvenance)
  case .bitmap(let picture): EncodedPNG(picture, level: colorLevel).file(provenance: differenceProvenance)
  }
}

/// The file of an overlay, whose rows are drawn on where they are.
private func framedFile(of picture: consuming OverlayRows, _ specks: FramedSpecks) -> [UInt8] {
  let (width, height, plain) = (picture.width, picture.height, picture.palette)
  var bytes = picture.takeBytes()
  let palette = specks.draw(on: &bytes, width, height, palette: plain)
  return EncodedPNG(rows: bytes, width: width, height: height, palette: palette, level: indexedLevel)
    .file(provenance: differenceProvenance)
}

extension OverlayRows {
  fileprivate consuming func takeBytes() -> [UInt8] { bytes }
}

// These pictures are made often and kept seldom. With a palette the second level is both faster and smaller.
private let indexedLevel = 2
private let colorLevel = 1
