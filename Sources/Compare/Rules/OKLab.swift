/// Colours as lightness and two axes of hue, by tables.
///
/// The tables hold roots that are found with the basic operations alone, which every processor rounds alike; the power
/// functions of C libraries differ in their last bits. They are part of the rule: values between entries are drawn on
/// straight lines.
struct OKLab {
  /// The values that tolerances are compared with: the roots of three cone responses, and the corrected lightness.
  struct Values {
    let long: Double
    let medium: Double
    let short: Double
    let lightness: Double
  }

  static let tables = Tables()

  let linear: UnsafePointer<Double>
  let cubeRoots: UnsafePointer<Double>

  /// The values of an opaque colour.
  @inline(__always)
  func values(opaque word: UInt32) -> Values {
    values(linear[Int(word &>> 16 & 0xFF)], linear[Int(word &>> 8 & 0xFF)], linear[Int(word & 0xFF)])
  }

  /// The values of a colour over a background.
  func values(_ color: Channels, over background: (red: Double, green: Double, blue: Double)) -> Values {
    let rest = 255 - color.alpha
    return values(
      light((color.red * color.alpha + background.red * rest) / 255),
      light((color.green * color.alpha + background.green * rest) / 255),
      light((color.blue * color.alpha + background.blue * rest) / 255))
  }

  /// Whether colours are apart: 0 where not, 1 where they are, -1 where they are and the second is darker.
  ///
  /// The distance is that in lightness plus that in hue; no root is taken of the latter.
  @inline(__always)
  func verdict(_ first: Values, _ second: Values, tolerance: Double) -> Int {
    let lightness = first.lightness - second.lightness
    let rest = tolerance - abs(lightness)
    if rest > 0 {
      let (long, medium, short) = (first.long - second.long, first.medium - second.medium, first.short - second.short)
      let a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
      let b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
      if a * a + b * b <= rest * rest { return 0 }
    }
    return lightness > 0 ? -1 : 1
  }

  @inline(__always)
  private func values(_ red: Double, _ green: Double, _ blue: Double) -> Values {
    let long = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    let lightness = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    return Values(long: long, medium: medium, short: short, lightness: Self.corrected(lightness))
  }

  /// Light in proportion for a level, 0 to 255.
  private func light(_ level: Double) -> Double {
    // Rounding can carry a blend past the ends by a hair; beyond them there is no table.
    let index = min(max(Int(level), 0), 255)
    return linear[index] + (linear[index + 1] - linear[index]) * (level - Double(index))
  }

  @inline(__always)
  private func root(_ value: Double) -> Double {
    let place = value * Double(Tables.rootSteps)
    let index = min(max(Int(place), 0), Tables.rootSteps)
    return cubeRoots[index] + (cubeRoots[index + 1] - cubeRoots[index]) * (place - Double(index))
  }

  /// Lightness with the toe that keeps dark colours from being spread too far.
  @inline(__always)
  private static func corrected(_ lightness: Double) -> Double {
    let (k1, k2) = (0.206, 0.03)
    let k3 = (1 + k1) / (1 + k2)
    let x = k3 * lightness - k1
    return 0.5 * (x + (x * x + 4 * k2 * k3 * lightness).squareRoot())
  }
}
