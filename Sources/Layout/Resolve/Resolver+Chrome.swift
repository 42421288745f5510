import Devices
import Problems
import Scene

/// What Snapfarm's own components make of a device.
extension Resolver {
  /// The root to be laid out: the scene's, below the system's chrome where there is some.
  ///
  /// What the device does not have is dropped from components of Snapfarm's own, so that nobody meets it anywhere.
  mutating func screen(of scene: Scene) -> Node {
    guard scene.hasBuiltInNodes || scene.chrome != nil else { return scene.root }
    var root = scene.root
    root.dropAbsent(where: conditions)
    guard card == nil, var chrome = scene.chrome else { return root }
    noteUnknown(of: chrome, over: scene)
    chrome.dropAbsent(where: conditions)
    guard !chrome.children.isEmpty else { return root }
    tree.sceneRoot = 1
    var attributes = Attributes()
    attributes.layout = .overlay(OverlaySpec(alignment: .fill))
    return Node(.box, attributes: attributes, children: [root, chrome], location: scene.root.location)
  }

  /// Tells what chrome leaves out although the device may have it.
  private mutating func noteUnknown(of chrome: Node, over scene: Scene) {
    let device = environment.device
    guard device.family == .phone || device.family == .tablet, device.platform != .web else { return }
    if device.statusBarHeight[environment.orientation] == nil { note("statusBar", of: chrome, over: scene) }
    if !environment.isSafeAreaKnown { note("homeIndicator", of: chrome, over: scene) }
  }

  /// What the scene or a flag asks for is missed more than what a suite has over all its scenes.
  private mutating func note(_ id: String, of chrome: Node, over scene: Scene) {
    guard let part = chrome.children.first(where: { $0.id == id }) else { return }
    let problem = LayoutFinding.unknownGuide(id, device: environment.device.id)
    let isAskedFor = part.location.file == scene.location.file
    diagnostics.append(
      Diagnostic(
        .layout(problem), severity: isAskedFor ? .warning : .note, at: part.location,
        view: "system/" + (part.id ?? id)))
  }
}

extension Node {
  /// Drops built-in nodes that are hidden on the device.
  fileprivate mutating func dropAbsent(where conditions: ConditionContext) {
    children.removeAll { $0.isBuiltIn && $0.isAbsent(where: conditions) }
    for index in children.indices { children[index].dropAbsent(where: conditions) }
  }

  private func isAbsent(where conditions: ConditionContext) -> Bool {
    let said = overrides.last { $0.attributes.isHidden != nil && conditions.satisfies($0.condition) }
    return said?.attributes.isHidden ?? attributes.isHidden ?? false
  }
}
