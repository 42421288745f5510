import Problems
import YAML

extension ValueType<Length> {
  /// A distance in any unit; larger ones than any screen are refused, so that sums stay finite.
  static let length = ValueType("length") { node, context in readLength(node, context, isSigned: true) }

  /// A distance that is not negative.
  static let extent = ValueType("length") { node, context in readLength(node, context, isSigned: false) }

  /// A distance that does not depend on the parent.
  static let fixedLength = ValueType("length") { node, context in readFixed(length, node, context) }

  /// A distance that neither depends on the parent nor is negative.
  static let fixedExtent = ValueType("length") { node, context in readFixed(extent, node, context) }

  private static func readFixed(_ type: ValueType, _ node: YAMLNode, _ context: ValueContext) -> Length? {
    guard let length = type.read(node, context) else { return nil }
    if case .percent = length { return context.fail(node, wants: "a length without %") }
    return length
  }
}

extension ValueType<Dimension> {
  /// The size of a node on one axis.
  static let dimension = ValueType("dimension", words: ["auto", "hug", "fill", "fill(2)"]) { node, context in
    switch node.scalar {
    case "auto": .auto
    case "hug": .hug
    case "fill": .fill(weight: 1)
    case .some(let text) where text.hasPrefix("fill("): readShare(text, node, context)
    case .some(let text) where isWord(text):
      context.fail(
        word: text, at: node, expected: "a length, auto, hug or fill", words: ["auto", "hug", "fill"], listing: [])
    default: ValueType<Length>.extent.read(node, context).map(Dimension.length)
    }
  }

  private static func readShare(_ text: String, _ node: YAMLNode, _ context: ValueContext) -> Dimension? {
    guard text.hasSuffix(")"), let weight = decimal(text.dropFirst(5).dropLast()) else {
      return context.fail(node, wants: "a share such as fill(2)")
    }
    guard (0.001...1000).contains(weight) else {
      return context.fail(.outOfRange(key: context.key, range: "from 0.001 to 1000", got: clipped(text)), at: node)
    }
    return .fill(weight: weight)
  }
}

/// The largest number of a length, in any unit.
let largestLength = 1_000_000.0

private let designUnits = ["dw": "width", "dh": "height"]

/// What stands before the name of a length that the profile gives.
private let devicePrefix = "device."

private func readLength(_ node: YAMLNode, _ context: ValueContext, isSigned: Bool) -> Length? {
  if let text = node.scalar, text.hasPrefix(devicePrefix) { return readDeviceLength(text, node, context) }
  guard let text = node.scalar, let (number, unit) = split(text) else { return context.fail(node, wants: "a length") }
  let length: Length
  switch unit {
  case "" where node.number != nil: length = .points(number)
  case "": return context.fail(node, wants: "a length")
  case "%": length = .percent(number)
  case "px": length = .pixels(number)
  case "dw": length = .designWidth(number)
  case "dh": length = .designHeight(number)
  default: return context.fail(.badLength(clipped(text)), at: node)
  }
  let bounds = isSigned ? -largestLength...largestLength : 0...largestLength
  guard bounds.contains(number) else {
    let range = isSigned ? "from -1000000 to 1000000" : "from 0 to 1000000"
    return context.fail(.outOfRange(key: context.key, range: range, got: clipped(text)), at: node)
  }
  if let axis = designUnits[String(unit)], !hasDesign(axis, context) {
    return context.fail(.noDesignSize(clipped(text), axis: axis), at: node)
  }
  return length
}

private func readDeviceLength(_ text: String, _ node: YAMLNode, _ context: ValueContext) -> Length? {
  if let length = DeviceLength(rawValue: String(text.dropFirst(devicePrefix.count))) { return .device(length) }
  let words = DeviceLength.allCases.map { devicePrefix + $0.rawValue }
  return context.fail(word: text, at: node, expected: "a length of the device", words: words)
}

private func hasDesign(_ axis: String, _ context: ValueContext) -> Bool {
  guard let design = context.design else { return true }
  return (axis == "width" ? design.width : design.height) != nil
}

/// A text that begins with a number, as the number and what follows it.
private func split(_ text: String) -> (number: Double, unit: Substring)? {
  let numeric = text.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
  let rest = text[numeric.endIndex...]
  // An exponent, which no unit begins with: `1e3`, but not `1em`.
  if rest.first == "e" || rest.first == "E" {
    let exponent = rest.dropFirst().prefix { $0.isASCII && ($0.isNumber || "+-".contains($0)) }
    if !exponent.isEmpty, let number = decimal(text[..<exponent.endIndex]) {
      return (number, text[exponent.endIndex...])
    }
  }
  return decimal(numeric).map { ($0, rest) }
}

/// Whether a text consists of letters and what joins them, so that a word was meant and not a number.
private func isWord(_ text: String) -> Bool {
  text.first?.isLetter == true && text.allSatisfy { $0.isLetter || $0 == "_" || $0 == "-" }
}
