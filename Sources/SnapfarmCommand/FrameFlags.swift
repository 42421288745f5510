import Arguments
import Farm
import Frames
import Scene

extension Command {
  /// The device around each screen, if the flags ask for one.
  func frameChoice(of suite: LoadedSuite) throws -> FrameChoice? {
    guard invocation.has(.frame) else {
      for flag in [Flag.frameColor, .frameShadow, .background] where invocation.has(flag) {
        throw UsageError.useless(flag: "--" + flag.name, need: "--frame")
      }
      return nil
    }
    let color = invocation.value(of: .frameColor).flatMap(FrameColor.init(rawValue:))
    let background = try invocation.value(of: .background).map {
      try ColorValue(text: $0, key: "--background", colors: suite.suite.colors)
    }
    return FrameChoice(color: color ?? .graphite, background: background, hasShadow: invocation.has(.frameShadow))
  }
}
