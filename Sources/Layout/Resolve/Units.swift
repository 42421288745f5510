import Devices
import Graphics
import Problems
import Scene

/// What one unit of each kind is in points, on one device and for one design.
struct Units {
  /// Device pixels in a point.
  let scale: Double
  /// Points in a design unit of width or height; nil where the scene names no such size.
  let designWidth, designHeight: Double?
  private let environment: Environment

  init(design: Scene.Design, in environment: Environment) {
    let size =
      switch design.basis {
      case .natural: environment.naturalSize
      case .current: environment.size
      }
    self.environment = environment
    scale = environment.scale
    designWidth = design.width.map { size.width / $0 }
    designHeight = design.height.map { size.height / $0 }
  }

  /// A length in points or percent.
  ///
  /// - Parameters:
  ///   - length: The length as it is said.
  ///   - isScaled: Whether plain points count as design units, as `scale` makes them.
  /// - Returns: Points, or the percentage itself.
  /// - Throws: `noDesignSize` for a design unit in a scene without a design.
  func settle(_ length: Length, isScaled: Bool = false) throws(ValueProblem) -> Style.Distance {
    switch length {
    case .points(let value) where isScaled: .points((value * (try factor(designWidth, value, "dw", "width"))).bounded)
    case .points(let value): .points(value.bounded)
    case .percent(let value): .percent(value.bounded)
    case .designWidth(let value): .points((value * (try factor(designWidth, value, "dw", "width"))).bounded)
    case .designHeight(let value): .points((value * (try factor(designHeight, value, "dh", "height"))).bounded)
    case .pixels(let value): .points((value / scale).bounded)
    case .device(let length): .points(environment.points(of: length).bounded)
    }
  }

  private func factor(
    _ factor: Double?, _ value: Double, _ unit: String, _ axis: String
  ) throws(ValueProblem) -> Double {
    guard let factor else { throw .noDesignSize(value.written + unit, axis: axis) }
    return factor
  }
}
