import Devices
import Display
import Frames
import Graphics
import Layout
import Problems
import Render
import Scene

/// Scenes that show other scenes.
extension Worker {
  /// Lays out a scene that another shows, and makes what is drawn of it.
  ///
  /// - Returns: The picture, and what was found in it.
  /// - Throws: Why it cannot be shown.
  func picture(
    of screen: EmbeddedScreen, in placing: Placing
  ) throws(Problem) -> (picture: EmbeddedPicture, found: [Diagnostic]) {
    let chain = placing.chain + [screen.scene]
    if let first = placing.chain.firstIndex(of: screen.scene) { throw .name(.sceneCycle(Array(chain[first...]))) }
    guard chain.count <= SceneGraph.deepest else { throw .name(.scenesTooDeep(chain, limit: SceneGraph.deepest)) }
    let job = try placing.job.embedded(screen, of: suite)
    // Layouts that wait for each other take the stacks of all of them.
    let layout = onDeepStack { layOut(job, inside: placing.chain) }
    if let problem = sizeProblem(of: layout) { throw .suite(problem) }
    let plain = displayList(
      of: layout, background: background(for: job.environment), screens: screens.mapValues(\.list))
    let list = screen.frame.framing(plain.withoutHidden, of: job, hasBrowserBar: layout.hasBrowserBar)
    let note = screen.frame.color == .false ? nil : job.noDevice
    if let problem = sizeProblem(of: PixelSize(width: list.width, height: list.height)) { throw .suite(problem) }
    return (
      EmbeddedPicture(list: list, views: layout.countedViews(with: screens)),
      layout.diagnostics + [note].compactMap(\.self)
    )
  }
}

extension LayoutResult {
  /// How many views there are, with those of the scenes that are shown.
  func countedViews(with screens: [EmbeddedScreen: EmbeddedPicture]) -> Int {
    views.reduce(views.count) { count, view in
      let (sum, overflows) = count.addingReportingOverflow(view.style.screen.flatMap { screens[$0]?.views } ?? 0)
      return overflows ? .max : sum
    }
  }
}

extension DeviceFrameSpec {
  /// A screen with the device around it that is asked for; its shadow reaches out of the picture, as those of views do.
  fileprivate func framing(_ screen: DisplayList, of job: Job, hasBrowserBar: Bool) -> DisplayList {
    guard color != .false, job.scene.size == nil else { return screen }
    let style = FrameStyle(color: FrameColor(rawValue: color.rawValue) ?? .graphite, hasShadow: hasShadow, margin: 0)
    return FramedDevice(in: job.environment, style, hasBrowserBar: hasBrowserBar).framing(screen)
  }
}

extension Job {
  /// What is told where a device is asked for around a card, which has none; nil of other scenes.
  var noDevice: Diagnostic? {
    guard scene.size != nil else { return nil }
    return Diagnostic(.output(.noDevice(scene: scene.name)), severity: .warning, at: scene.location)
  }
}
