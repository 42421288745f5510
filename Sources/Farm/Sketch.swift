import Display
import Layout

/// A snapshot that is placed but not drawn.
struct Sketch {
  /// Where its views are, and what was found while placing them.
  let layout: LayoutResult
  /// What is drawn.
  let list: DisplayList
  /// How many bytes drawing and finishing it takes at the worst.
  let need: Int

  init(layout: LayoutResult, list: DisplayList) {
    (self.layout, self.list) = (layout, list)
    need = MemoryBudget.need(of: list)
  }
}
