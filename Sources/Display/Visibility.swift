import Graphics

/// What of a picture can be seen at all.
struct Visibility {
  /// All of the picture, in device pixels.
  let picture: Rect

  init(width: Int, height: Int) {
    picture = Rect(x: 0, y: 0, width: Double(width), height: Double(height))
  }

  /// Whether a drawing can change a pixel.
  func shows(_ command: DisplayList.Command) -> Bool {
    switch command {
    case .fill(_, let paint): !paint.isClear && reaches(command.bounds)
    case .border(_, let border): border.color.alpha > 0 && reaches(command.bounds)
    case .shadow(_, let shadow): shadow.color.alpha > 0 && reaches(command.bounds)
    case .blurBehind(_, let sigma): sigma > 0 && reaches(command.bounds)
    case .strokePath(_, _, let color): color.alpha > 0 && reaches(command.bounds)
    case .text(let text): text.color.alpha > 0 && reaches(command.bounds)
    case .image(let image): !image.isClear && reaches(command.bounds)
    case .missing: reaches(command.bounds)
    case .beginView, .endView, .beginGroup, .endGroup, .beginClip, .endClip, .beginTransform, .endTransform: false
    }
  }

  /// Whether a line of text may reach into the picture.
  func shows(_ line: TextBlock.Line, em: Double) -> Bool { reaches(line.bounds(em: em)) }

  private func reaches(_ bounds: Rect?) -> Bool {
    bounds.map { !$0.intersection(picture).isEmpty } ?? false
  }
}
