import Graphics
import Problems
import Scene

/// The radii of a view on its snapped frame.
struct CornerRounding {
  /// The radii in device pixels, none longer than half a side.
  var radii: CornerRadii
  /// How the edges run into the corners.
  var curve: CornerCurve
  /// What did not come out as it was said.
  var finding: (problem: LayoutFinding, severity: Diagnostic.Severity)?

  /// Derives radii.
  ///
  /// - Parameters:
  ///   - radius: What is said, in points or percent.
  ///   - curve: How the edges should run into the corners; what is called round, is.
  ///   - pixels: The sides in device pixels.
  ///   - scale: Device pixels in a point.
  init(_ radius: CornerRadius, curve: CornerCurve = .circular, on pixels: Size, scale: Double) {
    let curve = radius == .circle || radius == .capsule ? .circular : curve
    let room = CornerRoom(pixels, curve: curve)
    self.curve = curve
    let asked: Double
    switch radius {
    case .length(let length):
      asked = room.asked(length, scale: scale)
      radii = CornerRadii(all: room.corner(length, scale: scale))
    case .corners(let corners):
      let lengths = [corners.topLeading, corners.topTrailing, corners.bottomTrailing, corners.bottomLeading]
      asked = lengths.map { room.asked($0, scale: scale) }.max() ?? 0
      let sizes = lengths.map { room.corner($0, scale: scale) }
      radii = CornerRadii(topLeft: sizes[0], topRight: sizes[1], bottomRight: sizes[2], bottomLeft: sizes[3])
    case .circle, .capsule, .halfWidth, .halfHeight:
      asked = radius == .halfWidth ? pixels.width / 2 : radius == .halfHeight ? pixels.height / 2 : room.shorter / 2
      radii = CornerRadii(all: room.corner(asked))
    }
    finding =
      radius == .circle && !room.isSquare
      ? (.noCircle(width: pixels.width / scale, height: pixels.height / scale), .warning)
      : room.clamped(asked: asked, scale: scale)
  }
}

/// How large corners of a box can be.
private struct CornerRoom {
  let size: Size
  let shorter: Double
  /// The share of a side that a radius can take, at most a half.
  let share: Double

  init(_ size: Size, curve: CornerCurve) {
    self.size = size
    shorter = min(size.width, size.height)
    share = curve == .continuous ? 0.5 / ContinuousCorner.reach : 0.5
  }

  /// Snapping may make one side of a square a pixel longer; what should be round still is.
  var isSquare: Bool { abs(size.width - size.height) <= 1 }

  /// The radius that a length asks for, on the shorter side, in device pixels.
  func asked(_ length: Length, scale: Double) -> Double {
    guard case .percent(let percent) = length else { return length.settled(of: 0) * scale }
    return shorter * percent / 100
  }

  func corner(_ length: Length, scale: Double) -> Size {
    guard case .percent(let percent) = length else { return corner(length.settled(of: 0) * scale) }
    // Percentages are of each side, so that 50 is an ellipse.
    let part = min(max(0, percent / 100), share)
    return Size(width: size.width * part, height: size.height * part)
  }

  func corner(_ asked: Double) -> Size {
    if isSquare, asked >= shorter * share { return Size(width: size.width * share, height: size.height * share) }
    let radius = min(asked.size, shorter * share)
    return Size(width: radius, height: radius)
  }

  /// Half a pixel more than fits is a matter of snapping, not of what was said.
  func clamped(asked: Double, scale: Double) -> (problem: LayoutFinding, severity: Diagnostic.Severity)? {
    guard asked > shorter * share + 0.5 else { return nil }
    return (.radiusClamped(asked: asked / scale, used: shorter * share / scale), .note)
  }
}

extension CornerRadii {
  fileprivate init(all corner: Size) {
    self.init(topLeft: corner, topRight: corner, bottomRight: corner, bottomLeft: corner)
  }
}
