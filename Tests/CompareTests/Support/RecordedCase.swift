import Graphics
import Testing

@testable import Compare

/// A pair of pictures, the options they were compared with, and what is to be found.
struct RecordedCase: CustomTestStringConvertible, Sendable {
  let id: String
  let dialect: String
  let expected: String?
  let actual: String?
  let pixels: (UInt32, UInt32)?
  let tolerance: Double
  let includesAntialiasing: Bool
  let isOverWhite: Bool
  let windowSize: Int?
  let count: Int?
  let maxPerWindow: Int?
  let picture: String?
  let pictureDigest: String?
  let style: OverlayStyle
  let isMask: Bool

  var testDescription: String { id }

  init?(_ json: JSON) {
    guard let id = json["id"]?.text, let dialect = json["dialect"]?.text else { return nil }
    self.id = id
    self.dialect = String(dialect.prefix { $0 != " " })
    expected = json["a"]?.text
    actual = json["b"]?.text
    pixels = Self.word(json["pixelA"]).flatMap { first in Self.word(json["pixelB"]).map { (first, $0) } }
    let options = json["options"]
    tolerance = json["threshold"]?.number ?? 0.1
    includesAntialiasing = json["includeAA"]?.flag ?? false
    isOverWhite = options?["checkerboard"]?.flag == false
    windowSize = options?["windowSize"]?.integer
    count = json["expectedDiffPixels"]?.integer
    maxPerWindow = json["expectedMaxPerWindow"]?.integer
    picture = json["expectedDiffImage"]?.text
    pictureDigest = json["expectedDiffRGBAsha256"]?.text
    isMask = options?["diffMask"]?.flag ?? false
    style = Self.style(options)
  }

  /// The rule that the recorded count belongs to; nil where it is none of ours.
  var rule: ColorRule? {
    switch dialect {
    case "yiq-checkerboard":
      ColorRule(metric: .yiq, background: isOverWhite ? .white : .checkerboard, tolerance: tolerance)
    case "yiq-white": ColorRule(metric: .yiq, background: .white, tolerance: tolerance)
    case "oklab-hyab":
      ColorRule(metric: .oklab, background: isOverWhite ? .white : .checkerboard, tolerance: tolerance)
    default: nil
    }
  }

  func pictures() throws -> (StraightBitmap, StraightBitmap) {
    if let pixels {
      return (
        StraightBitmap(width: 1, height: 1, pixels: [pixels.0]), StraightBitmap(width: 1, height: 1, pixels: [pixels.1])
      )
    }
    guard let expected, let actual else { throw RecordedCases.Missing(path: id) }
    return try (RecordedCases.picture(expected), RecordedCases.picture(actual))
  }

  private static func style(_ options: JSON?) -> OverlayStyle {
    var style = OverlayStyle.plain
    if let alpha = options?["alpha"]?.number { style.strength = alpha }
    if let color = word(options?["diffColor"]) { style.different = color; style.darker = color }
    if let color = word(options?["diffColorAlt"]) { style.darker = color }
    if let color = word(options?["aaColor"]) { style.forgiven = color }
    return style
  }

  private static func word(_ json: JSON?) -> UInt32? {
    guard let channels = json?.items?.compactMap(\.integer), channels.count >= 3 else { return nil }
    let alpha = channels.count > 3 ? channels[3] : 255
    return UInt32(alpha << 24 | channels[0] << 16 | channels[1] << 8 | channels[2])
  }
}
