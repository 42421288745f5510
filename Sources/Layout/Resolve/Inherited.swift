import Devices
import Graphics
import Scene

/// The values that a node passes on to what is inside it (scene-format section 5.1); sizes in points.
struct Inherited {
  var family: String?
  var fontSize = 17.0
  var weight = 400
  var isItalic = false
  var features: [String] = []
  var color: Color
  var textAlignment = TextAlignment.natural
  /// Points, or percent of the font size, whichever that is further in.
  var lineHeight, tracking: Style.Distance?
  var tint: Color
  var rounding = Rounding.nearest
  var snap = Snap.pixel
  var isDrawn = true
  var isRightToLeft: Bool

  /// What the root inherits.
  init(fonts: FontDefaults, in environment: Environment) {
    let appearance = environment.appearance
    isRightToLeft = environment.isRightToLeft
    family = fonts.family
    color = SemanticColor.label.color(in: appearance)
    tint = SemanticColor.systemBlue.color(in: appearance)
  }
}
