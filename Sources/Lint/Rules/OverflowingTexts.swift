import Graphics
import Layout
import Problems

/// Letters that reach over the edge of their own view: a word wider than it, or more lines than it is high.
func overflowingTexts(_ screen: LintedScreen) -> [Found] {
  screen.views.indices.compactMap { index in
    let view = screen.views[index]
    guard screen.isShown[index], let letters = Mark.letters(of: view) else { return nil }
    var reach = letters.reach(over: view.pixels.rect)
    // Of a text that is cut off, what sticks out is the "…", and it is told as cut off already.
    if view.text?.isTruncated == true { (reach.left, reach.right) = (0, 0) }
    // How high letters are is known roughly, so that a pixel is none.
    guard reach.longest > 1 else { return nil }
    let (across, along) = (reach.horizontal, reach.vertical)
    let points = screen.points(max(across, along))
    return Found(
      .textOverflows, .textOverflows(view.style.text, isVertical: along > across, points: points), extent: points,
      at: index)
  }
}
