import Devices
import Graphics
import Scene

/// The values that a node passes on to what is inside it (scene-format section 5.1); sizes in points.
struct Inherited {
  var fontSize = 17.0
  /// Points, or percent of the font size, whichever that is further in.
  var lineHeight, tracking: Style.Distance?
  /// The alignment as it was said, whatever the direction.
  var textAlignment = TextAlignment.natural
  /// What all of these make of a text, in device pixels.
  var textStyle: TextStyle
  var color: Color
  var tint: Color
  var rounding = Rounding.nearest
  var snap = Snap.pixel
  var isDrawn = true
  var isRightToLeft: Bool

  /// What the root inherits.
  init(fonts: FontDefaults, in environment: Environment) {
    let appearance = environment.appearance
    isRightToLeft = environment.isRightToLeft
    textStyle = TextStyle(families: fonts.families(after: fonts.family), size: fontSize * environment.scale)
    color = SemanticColor.label.color(in: appearance)
    tint = SemanticColor.systemBlue.color(in: appearance)
    settleText(scale: environment.scale)
  }

  /// Puts sizes and alignment into the style of texts.
  mutating func settleText(scale: Double) {
    func pixels(_ distance: Style.Distance) -> Double { distance.points(of: fontSize) * scale }
    textStyle.size = fontSize * scale
    textStyle.tracking = tracking.map(pixels) ?? 0
    textStyle.lineHeight = lineHeight.map(pixels)
    textStyle.alignment = textAlignment.settled(isRightToLeft: isRightToLeft)
    textStyle.isRightToLeft = isRightToLeft
  }
}

extension FontDefaults {
  /// A family and those for characters that it lacks; a text without a family is a mistake, and has none of them.
  func families(after family: String?) -> [String] { family.map { [$0] + fallback } ?? [] }
}

extension TextAlignment {
  /// The alignment without words that depend on the direction of layout.
  fileprivate func settled(isRightToLeft: Bool) -> TextAlignment {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .natural, .left, .right, .center: self
    }
  }
}
