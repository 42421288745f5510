import Problems
import YAML

extension ValueType<Bool> {
  /// `true` or `false`.
  static let flag = ValueType("flag", words: ["true", "false"]) { node, context in
    node.flag ?? context.fail(node, wants: "true or false")
  }
}

extension ValueType<String> {
  /// Text; a number is taken as written.
  static let text = ValueType("text") { node, context in
    guard let text = node.scalar, node.flag == nil else { return context.fail(node, wants: "a text") }
    guard text.utf8.count <= longestText else {
      return context.fail(.tooLong(key: context.key, limit: longestText, unit: "bytes"), at: node)
    }
    return text
  }

  /// More than any screen shows, and little enough to be set in a moment whatever characters it has.
  static let longestText = 1 << 16

  /// A name: letters, digits, `_` and `-`, beginning with a letter.
  static let name = ValueType("name") { node, context in
    guard let text = node.scalar else { return context.fail(node, wants: "a name") }
    guard isName(text) else {
      context.problems.report(.name(.badName(clipped(text))), at: node.location)
      return nil
    }
    return text
  }

  /// The name of a file in the suite, which no path may leave.
  static let asset = ValueType("asset") { node, context in
    guard let path = text.read(node, context) else { return nil }
    guard !path.isEmpty else { return context.fail(node, wants: "a file") }
    guard staysInside(path) else {
      context.problems.report(.name(.outside(clipped(path))), at: node.location)
      return nil
    }
    return path
  }
}

extension ValueType<Double> {
  /// A number between bounds, and the bounds as messages say them.
  static func number(in bounds: ClosedRange<Double>, range: String) -> ValueType {
    ValueType("number") { node, context in
      guard let number = node.number else { return context.fail(node, wants: "a number \(range)") }
      guard bounds.contains(number) else {
        return context.fail(.outOfRange(key: context.key, range: range, got: shown(node)), at: node)
      }
      return number
    }
  }

  /// A number from 0 to 1.
  static let fraction = number(in: 0...1, range: "from 0 to 1")

  /// Width ÷ height, as a number or as `16:9`.
  static let ratio = ValueType("ratio") { node, context in
    guard let text = node.scalar, let ratio = node.number ?? quotient(text) else {
      return context.fail(node, wants: "a ratio such as 1 or 16:9")
    }
    guard (0.0001...10_000).contains(ratio) else {
      return context.fail(.outOfRange(key: context.key, range: "from 0.0001 to 10000", got: shown(node)), at: node)
    }
    return ratio
  }

  private static func quotient(_ text: String) -> Double? {
    let sides = text.split(separator: ":", omittingEmptySubsequences: false)
    guard sides.count == 2, let width = decimal(sides[0]), let height = decimal(sides[1]) else { return nil }
    return height > 0 ? width / height : nil
  }
}

extension ValueType<Int> {
  /// A whole number between bounds.
  static func count(in bounds: ClosedRange<Int>) -> ValueType {
    let range = "from \(bounds.lowerBound) to \(bounds.upperBound)"
    return ValueType("count") { node, context in
      guard let number = node.number, number == number.rounded() else {
        return context.fail(node, wants: "a whole number \(range)")
      }
      guard let count = Int(exactly: number), bounds.contains(count) else {
        return context.fail(.outOfRange(key: context.key, range: range, got: shown(node)), at: node)
      }
      return count
    }
  }
}

/// Whether a text is a name in the sense of scene-format section 2.
func isName(_ text: String) -> Bool {
  guard let first = text.first, first.isLetter, text.utf8.count <= 255 else { return false }
  guard text.allSatisfy({ $0.isLetter || $0.wholeNumberValue != nil || $0 == "_" || $0 == "-" }) else { return false }
  return !["self", "superview", "safeArea", "layoutMargins", "readableContent", "keyboard"].contains(text)
}

/// Whether a path is relative and no part of it goes up.
func staysInside(_ path: String) -> Bool {
  !path.hasPrefix("/") && !path.split(separator: "/").contains("..") && !path.utf8.contains(0)
}

/// A number in digits, with a point or an exponent and nothing else, that is finite.
func decimal(_ text: Substring) -> Double? {
  guard text.utf8.count <= 64, text.utf8.allSatisfy({ (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }),
    let value = Double(text), value.isFinite
  else { return nil }
  return value
}
