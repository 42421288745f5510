import Devices
import Graphics
import Problems
import Scene

/// Fills: their colours, and their lengths as far as they do not depend on a box.
extension Resolver {
  mutating func fill(_ paint: Paint, _ key: String) -> Style.Fill? {
    switch paint {
    case .color(let value): return .color(value.color(in: environment))
    case .linear(let gradient): return .linear(stops: stops(gradient.stops), line: line(gradient.line, key))
    case .radial(let gradient):
      return .radial(
        stops: stops(gradient.stops), center: place(gradient.center, key), radius: radius(gradient.radius, key))
    case .image(let image): return .image(image)
    case .none: return nil
    }
  }

  /// A point of a box, its units settled.
  mutating func place(_ point: LengthPoint, _ key: String) -> Style.Place {
    Style.Place(x: settle(point.x, key), y: settle(point.y, key))
  }

  private func stops(_ stops: [ColorStop]) -> [GradientStop] {
    stops.map { GradientStop(offset: $0.offset, color: $0.color.color(in: environment)) }
  }

  private mutating func line(_ line: LinearFill.Line, _ key: String) -> Style.GradientLine {
    switch line {
    case .angle(let angle): .angle(angle)
    case .points(let from, let to): .points(from: place(from, key), to: place(to, key))
    }
  }

  private mutating func radius(_ radius: RadialFill.Radius, _ key: String) -> Style.GradientRadius {
    switch radius {
    case .farthestCorner: .farthestCorner
    case .closestSide: .closestSide
    case .length(let length): .points(points(length, key).size)
    }
  }
}
