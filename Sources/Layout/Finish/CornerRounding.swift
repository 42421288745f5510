import Graphics
import Problems
import Scene

/// The radii of a view on its snapped frame.
struct CornerRounding {
  /// The radii in device pixels, none longer than half a side.
  var radii: CornerRadii
  /// What did not come out as it was said.
  var finding: (problem: LayoutFinding, severity: Diagnostic.Severity)?

  /// Derives radii.
  ///
  /// - Parameters:
  ///   - radius: What is said, in points or percent.
  ///   - pixels: The sides in device pixels.
  ///   - scale: Device pixels in a point.
  init(_ radius: CornerRadius, on pixels: Size, scale: Double) {
    let shorter = min(pixels.width, pixels.height)
    if case .length(.percent(let percent)) = radius {
      // Percentages are of each side, so that 50 is an ellipse.
      let share = min(max(0, percent), 50) / 100
      radii = CornerRadii(all: Size(width: pixels.width * share, height: pixels.height * share))
      finding = Self.clamped(asked: shorter * percent / 100, shorter: shorter, scale: scale)
      return
    }
    let asked = Self.pixels(radius, of: pixels, scale: scale)
    // Snapping may make one side of a square a pixel longer; what should be round still is.
    let isSquare = abs(pixels.width - pixels.height) <= 1
    if isSquare, asked >= shorter / 2 {
      radii = CornerRadii(all: Size(width: pixels.width / 2, height: pixels.height / 2))
    } else {
      radii = CornerRadii(all: min(asked.size, shorter / 2))
    }
    finding =
      radius == .circle && !isSquare
      ? (.noCircle(width: pixels.width / scale, height: pixels.height / scale), .warning)
      : Self.clamped(asked: asked, shorter: shorter, scale: scale)
  }

  private static func pixels(_ radius: CornerRadius, of pixels: Size, scale: Double) -> Double {
    switch radius {
    case .length(let length): length.settled(of: 0) * scale
    case .circle, .capsule: min(pixels.width, pixels.height) / 2
    case .halfWidth: pixels.width / 2
    case .halfHeight: pixels.height / 2
    }
  }

  /// Half a pixel more than fits is a matter of snapping, not of what was said.
  private static func clamped(
    asked: Double, shorter: Double, scale: Double
  ) -> (problem: LayoutFinding, severity: Diagnostic.Severity)? {
    guard asked > shorter / 2 + 0.5 else { return nil }
    return (.radiusClamped(asked: asked / scale, used: shorter / 2 / scale), .note)
  }
}

extension CornerRadii {
  fileprivate init(all corner: Size) {
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}
