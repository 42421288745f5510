import Graphics
import Layout
import Scene

/// The commands so far, and the views that are still open.
struct DisplayBuilder {
  private(set) var commands: [DisplayList.Command] = []
  let scale: Double
  /// The pictures of the scenes that it shows.
  let screens: [EmbeddedScreen: DisplayList]
  private(set) var visible: Visibility
  private var openViews: [OpenView] = []
  private var paintCount = 0

  /// A view whose children are still to come.
  private struct OpenView {
    var subtreeEnd: Int
    var isPainted: Bool
    /// How all of it is laid over what is behind.
    var group: DisplayList.Group
    var borders: [DisplayList.Command] = []
    /// What surrounds the view, the outermost first.
    var scopes: [Scope] = []
    /// Where the commands inside the view begin, and how much had been painted before them.
    var start: Int
    var paintsBefore: Int
    /// The clip around the children.
    var clip: Scope?
  }

  /// A pair of commands around others, the second of which is still to come.
  private struct Scope {
    var start: Int
    var paintsBefore: Int
    var end: DisplayList.Command
  }

  init(width: Int, height: Int, scale: Double, screens: [EmbeddedScreen: DisplayList] = [:]) {
    self.scale = scale
    self.screens = screens
    visible = Visibility(width: width, height: height)
  }

  /// Adds something that is seen, unless nothing of it would be.
  mutating func paint(_ command: DisplayList.Command) {
    guard visible.shows(command) else { return }
    commands.append(command)
    paintCount += 1
  }

  /// Adds drawings inside a shape, if there is one, unless nothing of them would be seen.
  mutating func paint(_ drawings: [DisplayList.Command], clippedTo shape: Shape?) {
    let scope = shape.map { enter(.beginClip($0), until: .endClip) }
    drawings.forEach { paint($0) }
    if let scope { leave(scope) }
  }

  /// Adds a picture that is made already, unless nothing of it would be seen.
  ///
  /// - Parameters:
  ///   - picture: Its commands, whole.
  ///   - bounds: Where it may change pixels.
  mutating func paint(picture: [DisplayList.Command], in bounds: Rect) {
    guard visible.reaches(bounds), picture.contains(where: \.isPaint) else { return }
    commands += picture
    // It may be drawn over itself, so that making it transparent takes a group.
    paintCount += 2
  }

  private mutating func enter(_ begin: DisplayList.Command, until end: DisplayList.Command) -> Scope {
    commands.append(begin)
    return Scope(start: commands.count - 1, paintsBefore: paintCount, end: end)
  }

  /// Closes a scope; one around nothing is taken back.
  private mutating func leave(_ scope: Scope) {
    if paintCount > scope.paintsBefore {
      commands.append(scope.end)
    } else {
      commands.remove(at: scope.start)
    }
  }

  /// Adds what a view paints below its children.
  mutating func open(_ view: PlacedView) {
    commands.append(.beginView(DisplayList.View(view)))
    let group = group(of: view)
    let plane = view.plane(scale: scale)
    let isSeen = group.opacity > 0 && group.mask?.paint.isClear != true && plane?.isDrawable != false
    let isPainted = openViews.last?.isPainted != false && !view.style.isHidden && isSeen
    var opened = OpenView(
      subtreeEnd: view.subtreeEnd, isPainted: isPainted, group: group, start: commands.count, paintsBefore: paintCount)
    if isPainted {
      if let plane, plane != .identity {
        opened.scopes.append(enter(.beginTransform(plane), until: .endTransform))
        visible.enter(plane)
      }
      if let outline = maskOutline(of: view) { opened.scopes.append(enter(.beginClip(outline), until: .endClip)) }
      opened.start = commands.count
      paintSurface(of: view)
      paintContent(of: view)
      opened.borders = view.borderCommands(scale: scale)
      if view.style.clips { opened.clip = enter(.beginClip(.rounded(view.shape(scale: scale))), until: .endClip) }
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
    if let clip = view.clip { leave(clip) }
    close(view.borders)
    if view.isPainted { lay(view) }
    for scope in view.scopes.reversed() {
      leave(scope)
      if scope.end == .endTransform { visible.leave() }
    }
    commands.append(.endView)
  }

  /// Lines along single sides may stand in a clip of their own.
  private mutating func close(_ borders: [DisplayList.Command]) {
    guard case .beginClip(let shape) = borders.first else { return borders.forEach { paint($0) } }
    paint(borders.dropFirst().dropLast(), clippedTo: shape)
  }

  /// Makes what a view painted as transparent as the view is, and mixes it with what is behind.
  ///
  /// Only things that may overlap need a group to be transparent; a single one has its colour changed, which gives the
  /// same pixels without a second surface.
  private mutating func lay(_ view: OpenView) {
    let paints = paintCount - view.paintsBefore
    guard paints > 0, view.group != .init() else { return }
    let isOpacityAlone = view.group == .init(opacity: view.group.opacity)
    if isOpacityAlone, paints == 1, let index = commands[view.start...].firstIndex(where: \.isPaint),
      let faded = commands[index].opacity(view.group.opacity)
    {
      commands[index] = faded
      return
    }
    commands.insert(.beginGroup(view.group), at: view.start)
    commands.append(.endGroup)
  }
}
