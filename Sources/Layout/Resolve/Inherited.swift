import Devices
import Graphics
import Scene

/// The values that a node passes on to what is inside it (scene-format section 5.1); sizes in points.
struct Inherited {
  /// The text style said last, which says what is nil here.
  var letters = SettledTextStyle()
  var fontSize: Double?
  /// The text style that `fontSize` grows as, and the largest size that letters grow to.
  var relativeTo: String?
  var maximumSize: Double?
  var family: String?
  var weight: Int?
  var isItalic: Bool?
  var features: [String]?
  var variations: [FontVariation]?
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
    isRightToLeft = environment.isRightToLeft
    textStyle = TextStyle(families: [], size: 0, language: environment.language.text)
    color = SemanticColor.label.color(in: environment)
    tint = SemanticColor.systemBlue.color(in: environment)
    settleText(fonts, in: environment)
  }

  /// What a part of the system inherits: of what is around it only the direction and whether anything is drawn.
  init(within outer: Inherited, fonts: FontDefaults, in environment: Environment) {
    self.init(fonts: fonts, in: environment)
    (isDrawn, isRightToLeft) = (outer.isDrawn, outer.isRightToLeft)
    settleText(fonts, in: environment)
  }

  /// Puts what letters are into the style of texts.
  mutating func settleText(_ fonts: FontDefaults, in environment: Environment) {
    let letters = settledLetters(in: environment)
    func pixels(_ distance: Style.Distance) -> Double { distance.points(of: letters.size) * environment.scale }
    textStyle.families = fonts.families(after: family ?? letters.family ?? fonts.family)
    textStyle.weight = weight ?? letters.weight ?? 400
    textStyle.isItalic = isItalic ?? letters.isItalic ?? false
    textStyle.features = features ?? letters.features ?? []
    textStyle.variations = variations ?? letters.variations ?? []
    textStyle.size = letters.size * environment.scale
    textStyle.tracking = (tracking ?? letters.tracking).map(pixels) ?? 0
    textStyle.lineHeight = (lineHeight ?? letters.lineHeight).map(pixels)
    textStyle.alignment = textAlignment.settled(isRightToLeft: isRightToLeft)
    textStyle.isRightToLeft = isRightToLeft
  }

  /// The text style, or a size of its own, which has neither its line height nor its tracking.
  private func settledLetters(in environment: Environment) -> SettledTextStyle {
    var letters = letters
    if let fontSize {
      letters.size = relativeTo.map { environment.grown(fontSize, as: $0) } ?? fontSize
      (letters.lineHeight, letters.tracking) = (nil, nil)
    }
    return maximumSize.map { letters.size > $0 ? letters.resized(to: $0) : letters } ?? letters
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
    case .natural, .left, .right, .center, .justified: self
    }
  }
}
