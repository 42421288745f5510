import Canvas
package import Display
import Graphics

extension DisplayList {
  /// The most bytes that one of its blurred shadows takes while it is made, wherever clips cut it.
  package var bytesOfShadows: Int {
    let all = PixelRect(x: 0, y: 0, width: width, height: height)
    var (planes, most): ([AffineTransform], Int) = ([], 0)
    for command in commands {
      switch command {
      case .beginTransform(let transform): planes.append(transform.concatenating(planes.last ?? .identity))
      case .endTransform: _ = planes.popLast()
      case .shadow(let shape, let shadow) where shadow.isBlurred(around: shape):
        let placed = shadow.placed(around: shape, in: planes.last ?? .identity, visible: all)
        most = max(most, placed?.need ?? 0)
      default: break
      }
    }
    return most
  }
}
