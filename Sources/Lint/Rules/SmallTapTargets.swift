import Devices
import Graphics
import Layout
import Problems

/// What a finger is for and is smaller than one: 44 points, or 48 on Android, where the suite says nothing else.
func smallTapTargets(_ screen: LintedScreen, least said: Double?) -> [Found] {
  let least = said ?? screen.environment.device.platform.leastTapTarget
  return screen.views.indices.compactMap { index in
    let view = screen.views[index]
    guard screen.isShown[index], Mark.isTouched(view) else { return nil }
    let shorter = min(view.frame.width, view.frame.height)
    guard shorter < least - 1e-6 else { return nil }
    let width = (view.frame.width * 100).rounded() / 100
    let height = (view.frame.height * 100).rounded() / 100
    return Found(
      .tapTarget, .tapTarget(width: width, height: height, least: least), extent: least - shorter, at: index)
  }
}

extension Platform {
  fileprivate var leastTapTarget: Double {
    switch self {
    case .android, .wearos: 48
    case .ios, .ipados, .web, .watchos, .macos, .tvos, .visionos: 44
    }
  }
}
