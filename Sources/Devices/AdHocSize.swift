public import Graphics
public import Problems

// Rounding calls the C library's mathematics, which Linux links only into what imports this.
#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// A size made up where a device is named: `375x667@2`, points and scale; without `@` the scale is 1.
struct AdHocSize {
  let size: Size
  let scale: Double

  /// Reads the text; nil where it is not of that form, so that it may be a name.
  init?(_ text: String) {
    let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = halves[0].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
    guard sides.count == 2, let width = Self.number(sides[0]), let height = Self.number(sides[1]),
      let scale = halves.count == 2 ? Self.number(halves[1]) : 1
    else { return nil }
    self.size = Size(width: width, height: height)
    self.scale = scale
  }

  /// The one spelling of the size, which names of snapshots use.
  var canonicalText: String { "\(plain(size.width))x\(plain(size.height))@\(plain(scale))" }

  /// Digits with at most four decimals: such numbers are never printed with an exponent.
  private static func number(_ text: Substring) -> Double? {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let hasDigitsOnly = parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
    guard hasDigitsOnly, parts[0].utf8.count <= 15, parts.count == 1 || parts[1].utf8.count <= 4 else { return nil }
    return Double(text)
  }
}

extension DeviceProfile {
  /// Whether a word means this device: its id, an alias, or for a size made up any spelling of it.
  package func isNamed(_ word: String) -> Bool {
    if names.contains(word) { return true }
    return family == .window && AdHocSize(word)?.canonicalText == id
  }

  /// Makes a window of the web of a size in points: no insets, compact below 600 points.
  ///
  /// - Throws: E214 where the scale is not from 0.01 to 10, or where a side is no whole number of pixels; E510
  ///   where there are too many pixels.
  public init(id: String, size: Size, scale: Double, at location: SourceLocation? = nil) throws(Diagnostic) {
    guard Bounds.scale.contains(scale) else {
      let problem = ValueProblem.outOfRange(key: "scale", range: Bounds.scale.words, got: plain(scale))
      throw Diagnostic(.value(problem), at: location)
    }
    let pixels = PixelSize(
      width: try wholePixels(size.width, scale: scale, key: "width", at: location),
      height: try wholePixels(size.height, scale: scale, key: "height", at: location))
    guard !pixels.exceeds(defaultPixelLimit) else {
      let problem = SuiteProblem.tooManyPixels(width: pixels.width, height: pixels.height, limit: defaultPixelLimit)
      throw Diagnostic(.suite(problem), at: location)
    }
    self.init(
      id: id, name: id, platform: .web, family: .window,
      naturalOrientation: pixels.width > pixels.height ? .landscape : .portrait, pixelSize: pixels, scale: scale)
    safeArea = ByOrientation(portrait: .zero, landscape: .zero)
    self.location = location
  }
}

/// Points in pixels, which must be whole but for the noise of floating point.
private func wholePixels(
  _ points: Double, scale: Double, key: String, at location: SourceLocation?
) throws(Diagnostic) -> Int {
  let pixels = points * scale
  let rounded = pixels.rounded()
  guard rounded >= 1, abs(pixels - rounded) <= 1e-9, let whole = Int(exactly: rounded) else {
    let range = "a whole number of pixels, at least 1, at scale \(plain(scale))"
    throw Diagnostic(.value(.outOfRange(key: key, range: range, got: plain(points))), at: location)
  }
  return whole
}
