import Display
import Layout

/// What a picture was drawn from, kept for the sheet that shows it small.
struct SheetPicture: Sendable {
  private let screen: DisplayList
  private let dressed: DisplayList
  private let hasBrowserBar: Bool

  init(_ sketch: Sketch) {
    (screen, dressed, hasBrowserBar) = (sketch.screen, sketch.list, sketch.layout.hasBrowserBar)
  }

  /// What the sheet shows: devices stand on its own ground.
  func list(of job: Job, _ dressing: Dressing) -> DisplayList {
    guard dressing.frame != nil, dressing.background != nil else { return dressed }
    var dressing = dressing
    dressing.background = nil
    return dressing.dressed(screen, of: job, hasBrowserBar: hasBrowserBar)
  }
}
