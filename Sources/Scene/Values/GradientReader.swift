import Problems
import YAML

extension ValueType<LinearFill> {
  /// Stops, or a map of them and where they lie.
  static let linear = ValueType("linear gradient") { node, context in
    if node.elements != nil { return readStops(node, context).map { LinearFill(stops: $0) } }
    return readMap(node, context)
  }

  private static func readMap(_ node: YAMLNode, _ context: ValueContext) -> LinearFill? {
    let (keys, owner) = (["stops", "angle", "from", "to"], "a linear gradient")
    let wants = "a list of colors or a map"
    guard let entries = context.entries(of: node, owner: owner, keys: keys, wants: wants) else { return nil }
    guard let list = node["stops"] else { return context.fail(.missingKey("stops", owner: owner), at: node) }
    let line = readLine(entries, node, context, owner: owner)
    guard let stops = readStops(list, context), let line else { return nil }
    return LinearFill(stops: stops, line: line)
  }

  private static func readLine(
    _ entries: [YAMLEntry], _ node: YAMLNode, _ context: ValueContext, owner: String
  ) -> LinearFill.Line? {
    let angle = entries.first { $0.key == "angle" }
    guard node["from"] != nil || node["to"] != nil else {
      guard let angle else { return .angle(180) }
      return ValueType<Double>.angle.read(angle.value, context.of("angle")).map(LinearFill.Line.angle)
    }
    if let angle {
      context.problems.report(.placement(.fromTo("angle")), at: angle.keyLocation)
      return nil
    }
    for key in ["from", "to"] where node[key] == nil { return context.fail(.missingKey(key, owner: owner), at: node) }
    let ends = ["from", "to"].map { key in node[key].flatMap { ValueType<LengthPoint>.point.read($0, context.of(key)) }
    }
    guard let from = ends[0], let to = ends[1] else { return nil }
    return .points(from: from, to: to)
  }
}

extension ValueType<RadialFill> {
  /// Stops, or a map of them and where they lie.
  static let radial = ValueType("radial gradient") { node, context in
    if node.elements != nil { return readStops(node, context).map { RadialFill(stops: $0) } }
    return readMap(node, context)
  }

  private static func readMap(_ node: YAMLNode, _ context: ValueContext) -> RadialFill? {
    let (keys, owner) = (["stops", "center", "radius"], "a radial gradient")
    let wants = "a list of colors or a map"
    guard let entries = context.entries(of: node, owner: owner, keys: keys, wants: wants) else { return nil }
    guard node["stops"] != nil else { return context.fail(.missingKey("stops", owner: owner), at: node) }
    var fill = RadialFill(stops: [])
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "stops": fill.stops = readStops(value, context) ?? []
      case "center": fill.center = ValueType<LengthPoint>.point.read(value, context) ?? fill.center
      default: fill.radius = radius.read(value, context) ?? fill.radius
      }
    }
    return fill.stops.isEmpty ? nil : fill
  }

  private static let words = ["farthestCorner", "closestSide"]

  private static let radius = ValueType<RadialFill.Radius>("radius", words: words) { node, context in
    switch node.scalar {
    case "farthestCorner": .farthestCorner
    case "closestSide": .closestSide
    case .some(let text) where text.first?.isLetter == true:
      context.fail(
        word: text, at: node, expected: "a radius", words: words, listing: ["a length without %"] + words)
    default: ValueType<Length>.fixedExtent.read(node, context).map(RadialFill.Radius.length)
    }
  }
}

private func readStops(_ node: YAMLNode, _ context: ValueContext) -> [ColorStop]? {
  ValueType<[ColorStop]>.stops.read(node, context.of("stops"))
}

extension ValueType<Double> {
  /// Degrees, clockwise.
  static let angle = number(in: -36_000...36_000, range: "of degrees, from -36000 to 36000")
}

extension ValueType<[ColorStop]> {
  private static let most = 256

  /// Colours, some of them at places; the others are spread evenly between those, as CSS does it.
  fileprivate static let stops = ValueType("list of stops") { node, context in
    guard let list = node.elements else { return context.fail(node, wants: "a list of colors") }
    guard list.count >= 2 else { return context.fail(.fewStops(list.count), at: node) }
    guard list.count <= most else {
      return context.fail(.tooLong(key: context.key, limit: most, unit: "colors"), at: node)
    }
    var colors: [ColorValue] = []
    var places: [Double?] = []
    for element in list {
      let isMap = element["color"] != nil || element["at"] != nil
      let read = isMap ? readStop(element, after: places, context) : readColor(element, context).map { ($0, nil) }
      guard let (color, place) = read else { continue }
      colors.append(color)
      places.append(place)
    }
    guard colors.count == list.count else { return nil }
    return zip(colors, spread(places)).map { ColorStop($0, at: $1) }
  }

  private static func readColor(_ node: YAMLNode, _ context: ValueContext) -> ColorValue? {
    ValueType<ColorValue>.color.read(node, context.of("color"))
  }

  private static func readStop(
    _ node: YAMLNode, after places: [Double?], _ context: ValueContext
  ) -> (ColorValue, Double?)? {
    guard context.entries(of: node, owner: "a stop", keys: ["color", "at"])?.count == node.entries?.count else {
      return nil
    }
    guard let color = node["color"] else { return context.fail(.missingKey("color", owner: "a stop"), at: node) }
    let least = places.compactMap(\.self).last ?? 0
    let place = node["at"].map { readPlace($0, from: least, context.of("at")) }
    guard let color = readColor(color, context), place != .some(nil) else { return nil }
    return (color, place ?? nil)
  }

  /// A percentage that is not before those of the stops before.
  private static func readPlace(_ node: YAMLNode, from least: Double, _ context: ValueContext) -> Double? {
    guard let text = node.scalar, text.hasSuffix("%"), let percent = decimal(text.dropLast()) else {
      return context.fail(node, wants: "a percentage such as 50%")
    }
    // Compared as kept: 56 / 100 * 100 is more than 56.
    guard percent / 100 >= least, percent <= 100 else {
      let range = "from \(shortest((least * 1e8).rounded() / 1e6))% to 100%"
      return context.fail(.outOfRange(key: context.key, range: range, got: clipped(text)), at: node)
    }
    return percent / 100
  }

  private static func spread(_ places: [Double?]) -> [Double] {
    var known = places
    known[0] = known[0] ?? 0
    known[known.count - 1] = known[known.count - 1] ?? 1
    let fixed = known.indices.filter { known[$0] != nil }
    for (first, last) in zip(fixed, fixed.dropFirst()) where last - first > 1 {
      guard let start = known[first], let end = known[last] else { continue }
      for index in first + 1..<last {
        known[index] = start + (end - start) * Double(index - first) / Double(last - first)
      }
    }
    return known.map { $0 ?? 0 }
  }
}
