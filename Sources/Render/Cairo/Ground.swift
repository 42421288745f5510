package import Display
import Graphics

extension DisplayList {
  /// The same picture without what an opaque ground hides.
  ///
  /// Where the picture is made small, its edges cover parts of pixels, and a hidden colour would shine through there.
  package var withoutHidden: DisplayList {
    guard let ground, ground.count > 1 else { return self }
    var list = self
    list.commands = commands.enumerated().filter { $0.offset >= ground.count - 1 || !$0.element.isPaint }.map(\.element)
    return list
  }

  /// The last opaque colour that covers all of the picture, and the number of commands up to it, of which nothing is
  /// seen; nil where the picture has no such ground.
  var ground: (color: Color, count: Int)? {
    var ground: (color: Color, count: Int)?
    var depth = 0
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginGroup, .beginClip, .beginTransform: depth += 1
      case .endGroup, .endClip, .endTransform: depth -= 1
      case .fill(.rounded(let shape), .color(let color)):
        guard depth == 0, shape.isRect, color.alpha >= 1, covers(shape.rect) else { continue }
        ground = (color, index + 1)
      default: break
      }
    }
    return ground
  }

  private func covers(_ rect: Rect) -> Bool {
    rect.x <= 0 && rect.y <= 0 && rect.maxX >= Double(width) && rect.maxY >= Double(height)
  }
}
