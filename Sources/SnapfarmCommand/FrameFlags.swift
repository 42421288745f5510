import Arguments
import Devices
import Farm

extension Command {
  /// Adds the device around each screen, if the flags or the output ask for one.
  func addFrame(to request: inout OutputRequest) throws(UsageError) {
    guard invocation.has(.frame) || request.dressing.frame != nil else {
      for flag in [Flag.frameColor, .frameShadow] where invocation.has(flag) {
        throw UsageError.useless(flag: "--" + flag.name, need: "--frame")
      }
      return
    }
    var frame = request.dressing.frame ?? FrameChoice()
    if let color = invocation.value(of: .frameColor).flatMap(FrameColor.init(rawValue:)) { frame.color = color }
    if invocation.has(.frameShadow) { frame.hasShadow = true }
    request.dressing.frame = frame
  }
}
