import Graphics

/// What of a picture can be seen at all, from the plane that is being drawn in.
struct Visibility {
  /// All of the picture, in device pixels.
  let picture: Rect
  /// Where the planes that are open lie in the picture, the innermost last.
  private var planes: [AffineTransform] = []

  init(width: Int, height: Int) {
    picture = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// Goes on in a plane of its own.
  mutating func enter(_ plane: AffineTransform) {
    planes.append(planes.last.map(plane.concatenating) ?? plane)
  }

  /// Goes back to the plane around.
  mutating func leave() { planes.removeLast() }

  /// Whether a drawing can change a pixel.
  func shows(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fill(_, let paint): !paint.isClear && reaches(command.bounds)
    case .border(_, let border): border.color.alpha > 0 && reaches(command.bounds)
    case .shadow(_, let shadow): shadow.color.alpha > 0 && reaches(command.bounds)
    case .blurBehind(_, let sigma): sigma > 0 && reaches(command.bounds)
    case .strokePath(_, _, let color): color.alpha > 0 && reaches(command.bounds)
    case .text(let text): text.isSeen && reaches(command.bounds)
    case .image(let image): !image.isClear && reaches(command.bounds)
    case .missing: reaches(command.bounds)
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip, .beginTransform, .endTransform: false
    }
  }

  /// Whether a line of text may reach into the picture.
  func shows(_ line: TextBlock.Line, em: Double) -> Bool { reaches(line.bounds(em: em)) }

  /// Whether a rectangle of the open plane may reach into the picture.
  func reaches(_ bounds: Rect?) -> Bool {
    guard let bounds else { return false }
    let seen = planes.last.map { $0.bounds(of: bounds) } ?? bounds
    return !seen.intersection(picture).isEmpty
  }
}

extension DisplayList.Text {
  /// Whether any of its letters have a colour that can be seen.
  fileprivate var isSeen: Bool {
    color.alpha > 0 || lines.contains { $0.runs.contains { ($0.color?.alpha ?? 0) > 0 } }
  }
}
