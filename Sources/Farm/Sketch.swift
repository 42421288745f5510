import Display
import Layout

/// A snapshot that is placed but not drawn.
struct Sketch {
  /// Where its views are, and what was found while placing them.
  let layout: LayoutResult
  /// What the screen shows.
  let screen: DisplayList
  /// What is drawn: the screen with what is around it.
  let list: DisplayList
  /// How many bytes drawing and finishing it takes at the worst.
  let need: Int

  init(layout: LayoutResult, screen: DisplayList, list: DisplayList) {
    (self.layout, self.screen, self.list) = (layout, screen, list)
    need = MemoryBudget.need(of: list)
  }
}
