import Graphics
import Layout
import Scene

/// The commands so far, and the views that are still open.
struct DisplayBuilder {
  private(set) var commands: [DisplayList.Command] = []
  let scale: Double
  let visible: Visibility
  private var openViews: [OpenView] = []
  private var paintCount = 0

  /// A view whose children are still to come.
  private struct OpenView {
    var subtreeEnd: Int
    var isPainted: Bool
    var opacity: Double
    var border: DisplayList.Command?
    /// Where the commands inside the view begin, and how much had been painted before them.
    var start: Int
    var paintsBefore: Int
    /// The same for the clip around the children; nil without one.
    var clip: (start: Int, paintsBefore: Int)?
  }

  init(width: Int, height: Int, scale: Double) {
    self.scale = scale
    visible = Visibility(width: width, height: height)
  }

  /// Adds something that is seen, unless nothing of it would be.
  mutating func paint(_ command: DisplayList.Command) {
    guard visible.shows(command) else { return }
    commands.append(command)
    paintCount += 1
  }

  /// Cuts what follows to a shape.
  mutating func enterClip(_ shape: Shape) { commands.append(.beginClip(shape)) }

  /// Ends the clip entered last.
  mutating func leaveClip() { commands.append(.endClip) }

  /// Adds what a view paints below its children.
  mutating func open(_ view: PlacedView) {
    commands.append(.beginView(DisplayList.View(view)))
    let opacity = min(max(view.style.opacity, 0), 1)
    let isPainted = openViews.last?.isPainted != false && !view.style.isHidden && opacity > 0
    var opened = OpenView(
      subtreeEnd: view.subtreeEnd, isPainted: isPainted, opacity: opacity, start: commands.count,
      paintsBefore: paintCount)
    if isPainted {
      paintBackground(of: view)
      paintContent(of: view)
      opened.border = border(of: view)
      if view.style.clips {
        opened.clip = (commands.count, paintCount)
        commands.append(.beginClip(.rounded(view.box(scale: scale), view.radii)))
      }
    }
    openViews.append(opened)
  }

  /// Ends the views whose last descendant stands before an index.
  mutating func close(upTo index: Int) {
    while let view = openViews.last, view.subtreeEnd <= index {
      openViews.removeLast()
      close(view)
    }
  }

  private mutating func close(_ view: OpenView) {
    if let clip = view.clip { closeClip(start: clip.start, paintsBefore: clip.paintsBefore) }
    if let border = view.border { paint(border) }
    if view.isPainted, view.opacity < 1 { fade(view) }
    commands.append(.endView)
  }

  /// A clip around nothing is taken back.
  private mutating func closeClip(start: Int, paintsBefore: Int) {
    if paintCount > paintsBefore {
      commands.append(.endClip)
    } else {
      commands.remove(at: start)
    }
  }

  /// Makes what a view painted as transparent as the view is.
  ///
  /// Only things that may overlap need a group; a single one has its colour changed, which gives the same pixels
  /// without a second surface.
  private mutating func fade(_ view: OpenView) {
    let paints = paintCount - view.paintsBefore
    guard paints > 0 else { return }
    if paints == 1, let index = commands[view.start...].firstIndex(where: \.isPaint),
      let faded = commands[index].opacity(view.opacity)
    {
      commands[index] = faded
      return
    }
    commands.insert(.beginGroup(.init(opacity: view.opacity)), at: view.start)
    commands.append(.endGroup)
  }

  private mutating func paintBackground(of view: PlacedView) {
    guard let background = view.style.background else { return }
    paint(.fill(.rounded(view.box(scale: scale), view.radii), .color(background)))
  }

  /// The ring inside the edge, at least one device pixel wide so that no border is lost on a coarse screen.
  private func border(of view: PlacedView) -> DisplayList.Command? {
    guard let border = view.style.border, border.width > 0 else { return nil }
    let width = max(1, (border.width * scale).rounded())
    let shape = RoundedRect(view.box(scale: scale), view.radii)
    return .border(shape, .init(widths: Insets(all: width), color: border.color))
  }
}
