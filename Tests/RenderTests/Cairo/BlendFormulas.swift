import Graphics

extension BlendMode {
  /// Alpha, red, green and blue of one colour laid over another, premultiplied, each from 0 to 255: the formulas of
  /// Compositing and Blending 1 as they are written there.
  func blend(_ front: Color, over behind: Color) -> [Double] {
    let (source, backdrop) = (front.channels, behind.channels)
    let mixed = isSeparable ? zip(backdrop, source).map(separable) : nonseparable(backdrop, source)
    let alpha = front.alpha + behind.alpha * (1 - front.alpha)
    let colors = (0..<3).map { index in
      (1 - front.alpha) * behind.alpha * backdrop[index] + (1 - behind.alpha) * front.alpha * source[index]
        + front.alpha * behind.alpha * mixed[index]
    }
    return ([alpha] + colors).map { $0 * 255 }
  }

  private var isSeparable: Bool { ![.hue, .saturation, .color, .luminosity].contains(self) }

  private func separable(_ behind: Double, _ front: Double) -> Double {
    switch self {
    case .multiply: behind * front
    case .screen: behind + front - behind * front
    case .overlay: BlendMode.hardLight.separable(front, behind)
    case .darken: min(behind, front)
    case .lighten: max(behind, front)
    case .colorDodge: behind == 0 ? 0 : front == 1 ? 1 : min(1, behind / (1 - front))
    case .colorBurn: behind == 1 ? 1 : front == 0 ? 0 : 1 - min(1, (1 - behind) / front)
    case .hardLight: front <= 0.5 ? behind * 2 * front : BlendMode.screen.separable(behind, 2 * front - 1)
    case .softLight: softLight(behind, front)
    case .difference: abs(behind - front)
    case .exclusion: behind + front - 2 * behind * front
    default: front
    }
  }

  private func softLight(_ behind: Double, _ front: Double) -> Double {
    guard front > 0.5 else { return behind - (1 - 2 * front) * behind * (1 - behind) }
    let d = behind <= 0.25 ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
    return behind + (2 * front - 1) * (d - behind)
  }

  private func nonseparable(_ behind: [Double], _ front: [Double]) -> [Double] {
    switch self {
    case .hue: setLum(setSat(front, sat(behind)), lum(behind))
    case .saturation: setLum(setSat(behind, sat(front)), lum(behind))
    case .color: setLum(front, lum(behind))
    default: setLum(behind, lum(front))
    }
  }
}

private func lum(_ color: [Double]) -> Double { 0.3 * color[0] + 0.59 * color[1] + 0.11 * color[2] }

private func sat(_ color: [Double]) -> Double { (color.max() ?? 0) - (color.min() ?? 0) }

private func setLum(_ color: [Double], _ wanted: Double) -> [Double] {
  let moved = color.map { $0 + wanted - lum(color) }
  let (light, low, high) = (lum(moved), moved.min() ?? 0, moved.max() ?? 0)
  var clipped = moved
  if low < 0 { clipped = clipped.map { light + ($0 - light) * light / (light - low) } }
  if high > 1 { clipped = clipped.map { light + ($0 - light) * (1 - light) / (high - light) } }
  return clipped
}

private func setSat(_ color: [Double], _ wanted: Double) -> [Double] {
  let (low, high) = (color.min() ?? 0, color.max() ?? 0)
  return high > low ? color.map { ($0 - low) * wanted / (high - low) } : [0, 0, 0]
}

extension Color {
  fileprivate var channels: [Double] { [red, green, blue].map { Double($0) / 255 } }
}
