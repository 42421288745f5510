import Canvas
import Display
import Graphics

extension DisplayList {
  /// The same commands with groups for clips where viewers of documents would show a jagged edge: all but rectangles
  /// along the axes.
  ///
  /// Around what mixes with what is behind it a clip remains, because a group would keep the two apart.
  var cutByGroups: DisplayList {
    var list = self
    var clips: [OpenClip] = []
    var planes: [AffineTransform] = []
    for (index, command) in commands.enumerated() {
      switch command {
      case .beginClip(let shape):
        let keepsAxes = planes.allSatisfy(\.keepsAxes)
        clips.append(OpenClip(index: index, shape: shape, isGroup: !(shape.isRect && keepsAxes)))
      case .endClip:
        guard let clip = clips.popLast(), clip.isGroup else { continue }
        list.commands[clip.index] = .beginGroup(Group(outline: clip.shape))
        list.commands[index] = .endGroup
      case .beginGroup(let group) where group.blendMode != .normal:
        for clip in clips.indices { clips[clip].isGroup = false }
      case .beginTransform(let plane): planes.append(plane)
      case .endTransform: _ = planes.popLast()
      default: break
      }
    }
    return list
  }
}

/// A clip whose end is still to come.
private struct OpenClip {
  let index: Int
  let shape: Shape
  /// Whether it will be a group.
  var isGroup: Bool
}

extension Shape {
  fileprivate var isRect: Bool { if case .rounded(let shape) = self { shape.isRect } else { false } }
}
