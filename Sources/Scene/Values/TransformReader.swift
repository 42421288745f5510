import Graphics
import Problems
import YAML

extension ValueType<TransformSpec> {
  private static let steps = ["translate", "rotate", "scale", "skew"]

  /// Steps, or six numbers of a map of the plane.
  static let transform = ValueType("transform") { node, context in
    let keys = steps + ["origin", "matrix"]
    let wants = "a map such as {rotate: 45}"
    guard let entries = context.entries(of: node, owner: "transform", keys: keys, wants: wants) else { return nil }
    guard let matrix = node["matrix"] else { return .steps(readSteps(entries, context)) }
    for entry in entries where steps.contains(entry.key) {
      let problem = ValueProblem.unknownKey(entry.key, owner: "a transform with a matrix", nearest: nil)
      context.problems.report(.value(problem), at: entry.keyLocation)
    }
    let origin = node["origin"].map { ValueType<LengthPoint>.point.read($0, context.of("origin")) ?? center }
    guard let map = readMatrix(matrix, context.of("matrix")) else { return nil }
    return .matrix(map, origin: origin ?? center)
  }

  private static let center = TransformSpec.center

  private static func readSteps(_ entries: [YAMLEntry], _ context: ValueContext) -> TransformSpec.Steps {
    var steps = TransformSpec.Steps()
    for entry in entries {
      let (value, context) = (entry.value, context.of(entry.key))
      switch entry.key {
      case "translate": steps.translate = ValueType<LengthPoint>.point.read(value, context) ?? steps.translate
      case "rotate": steps.rotate = ValueType<Double>.angle.read(value, context) ?? 0
      case "scale": steps.scale = readScale(value, context) ?? steps.scale
      case "skew": steps.skew = readPair(value, skew, context, wants: "[x, y] in degrees") ?? .zero
      default: steps.origin = ValueType<LengthPoint>.point.read(value, context) ?? center
      }
    }
    return steps
  }

  private static func readScale(_ node: YAMLNode, _ context: ValueContext) -> Size? {
    guard node.elements == nil else { return readPair(node, factor, context, wants: "a number or [x, y]") }
    return factor.read(node, context).map { Size(width: $0, height: $0) }
  }

  private static func readPair(
    _ node: YAMLNode, _ number: ValueType<Double>, _ context: ValueContext, wants: String
  ) -> Size? {
    guard let list = node.elements, list.count == 2 else { return context.fail(node, wants: wants) }
    let numbers = list.compactMap { number.read($0, context) }
    return numbers.count == 2 ? Size(width: numbers[0], height: numbers[1]) : nil
  }

  private static func readMatrix(_ node: YAMLNode, _ context: ValueContext) -> AffineTransform? {
    guard let list = node.elements, list.count == 6 else { return context.fail(node, wants: "[a, b, c, d, tx, ty]") }
    let read = list.enumerated().compactMap { ($0 < 4 ? factor : shift).read($1, context) }
    guard read.count == 6 else { return nil }
    return AffineTransform(a: read[0], b: read[1], c: read[2], d: read[3], tx: read[4], ty: read[5])
  }

  private static let factor = ValueType<Double>.number(in: -1000...1000, range: "from -1000 to 1000")
  private static let skew = ValueType<Double>.number(in: -89...89, range: "from -89 to 89")
  private static let shift = ValueType<Double>.number(
    in: -largestLength...largestLength, range: "from -1000000 to 1000000")
}
