import Graphics
import Layout
import Problems
import Scene

/// Texts of a scene that are behind what the system shows, where nobody reads them, and controls of which most is, where
/// nobody touches them.
///
/// Pictures may go on behind a bar, and so may what a bar lets through.
func viewsBehindChrome(_ screen: LintedScreen) -> [Found] {
  guard let chrome = screen.chrome else { return [] }
  let covers = screen.children(of: chrome).flatMap { screen.covers(of: $0) }
  guard !covers.isEmpty else { return [] }
  let own = Covers(screen)
  return screen.outermost(in: 1..<chrome) { mark in
    guard mark.kind == .touch || mark.kind == .letters else { return nil }
    let seen = screen.visible(mark)
    return covers.lazy.compactMap { cover in
      // What the scene itself hides there, as a list behind its tabs, is told with that.
      own.part(seen.intersection(cover.area), from: mark.view, before: cover.part)
        ? nil : screen.found(seen, of: mark, behind: cover)
    }.first
  }
}

extension LintedScreen {
  /// The number of the view that holds the parts of the system over the scene; nil where there are none.
  fileprivate var chrome: Int? {
    guard let holder = views.first, holder.kind == .box, holder.path == "screen[0]" else { return nil }
    let inside = children(of: 0)
    return inside.count == 2 ? inside[1] : nil
  }

  /// What nothing shines through of a part of the system, by the number of the part.
  fileprivate func covers(of part: Int) -> [(part: Int, area: Rect)] {
    var covers: [(part: Int, area: Rect)] = []
    var index = part
    while index < views[part].subtreeEnd {
      let isSolid = isShown[index] && views[index].style.opacity == 1
      if isSolid, Mark.all(of: views[index], at: index).contains(where: \.isOpaque) {
        covers.append((part, views[index].pixels.rect))
        index = max(index + 1, views[index].subtreeEnd)
      } else {
        index = isSolid ? index + 1 : max(index + 1, views[index].subtreeEnd)
      }
    }
    return covers
  }

  /// What is told of a mark of which this is seen; nil where nothing of a text that counts is behind a part of the system,
  /// or less than half of what is touched.
  fileprivate func found(_ seen: Rect, of mark: Mark, behind cover: (part: Int, area: Rect)) -> Found? {
    let shared = seen.intersection(cover.area)
    guard mark.kind == .letters ? counts(shared) : isHalf(shared, of: seen) else { return nil }
    let (width, height) = (points(shared.width), points(shared.height))
    let finding = LintFinding.overlap(
      subject(of: mark), with: views[cover.part].path, width: width, height: height, isHiding: false)
    return Found(.overlap, finding, extent: min(width, height), at: mark.view, with: cover.part)
  }

  private func isHalf(_ part: Rect, of all: Rect) -> Bool {
    !part.isEmpty && part.width * part.height * 2 >= all.width * all.height
  }
}
