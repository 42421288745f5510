import Graphics

/// Stops between which mixing straight colours, as SVG does, gives what mixing premultiplied ones gives for others.
///
/// Where both colour and opacity change the colour runs along a curve; stops are added until straight pieces are within
/// half a level of it. A stop that lets all through has the colour of its neighbour, on each side its own.
func straightStops(_ stops: [GradientStop]) -> [GradientStop] {
  var placed: [GradientStop] = []
  for var stop in stops {
    stop.offset = max(placed.last?.offset ?? 0, stop.offset.isNaN ? 0 : min(max(stop.offset, 0), 1))
    stop.color.alpha = stop.color.alpha.isNaN ? 0 : min(max(stop.color.alpha, 0), 1)
    placed.append(stop)
  }
  var straight: [GradientStop] = []
  for (index, stop) in placed.enumerated() {
    let next = index + 1 < placed.count ? placed[index + 1] : nil
    if stop.color.alpha > 0 {
      straight.append(stop)
    } else {
      let neighbours = [index > 0 ? placed[index - 1] : nil, next].compactMap { $0 }
      for color in neighbours.map({ $0.color.opacity(0) }) where straight.last != GradientStop(stop, color) {
        straight.append(GradientStop(stop, color))
      }
      if neighbours.isEmpty { straight.append(stop) }
    }
    guard let next, next.offset > stop.offset else { continue }
    straight += PremultipliedMix(stop, next)?.stops ?? []
  }
  return straight
}

/// What lies between two stops of which neither lets all through and that differ in colour and opacity.
private struct PremultipliedMix {
  private let start, end: GradientStop

  init?(_ start: GradientStop, _ end: GradientStop) {
    let (first, second) = (start.color, end.color)
    guard first.alpha > 0, second.alpha > 0, first.alpha != second.alpha, first.hex != second.hex else { return nil }
    (self.start, self.end) = (start, end)
  }

  /// The stops to be added.
  var stops: [GradientStop] {
    places(between: 0, 1, depth: 0).map { place in
      let channels = channels(at: place).map { UInt8(min(max($0.rounded(), 0), 255)) }
      return GradientStop(
        offset: start.offset + (end.offset - start.offset) * place,
        color: Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha(at: place)))
    }
  }

  private func places(between first: Double, _ last: Double, depth: Int) -> [Double] {
    guard depth < 7, error(between: first, last) > 0.5 else { return [] }
    let middle = (first + last) / 2
    return places(between: first, middle, depth: depth + 1) + [middle]
      + places(between: middle, last, depth: depth + 1)
  }

  /// How many levels of a premultiplied channel a straight piece is off, at most of three places.
  private func error(between first: Double, _ last: Double) -> Double {
    let (from, to) = (channels(at: first), channels(at: last))
    return [0.25, 0.5, 0.75].map { part in
      let place = first + (last - first) * part
      let exact = channels(at: place)
      let off = (0..<3).map { abs(from[$0] + (to[$0] - from[$0]) * part - exact[$0]) }
      return (off.max() ?? 0) * alpha(at: place)
    }.max() ?? 0
  }

  private func alpha(at place: Double) -> Double {
    start.color.alpha + (end.color.alpha - start.color.alpha) * place
  }

  private func channels(at place: Double) -> [Double] {
    let (first, second) = (start.color, end.color)
    let (before, after) = (first.alpha * (1 - place), second.alpha * place)
    return [(first.red, second.red), (first.green, second.green), (first.blue, second.blue)].map { pair in
      (Double(pair.0) * before + Double(pair.1) * after) / (before + after)
    }
  }
}

extension GradientStop {
  fileprivate init(_ stop: GradientStop, _ color: Color) { self.init(offset: stop.offset, color: color) }
}
