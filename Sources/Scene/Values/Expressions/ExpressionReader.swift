import Problems
import YAML

/// Reads an expression (scene-format section 2, "Anchors and expressions").
struct ExpressionReader {
  static let wants = "an expression such as self.width / 4"
  /// More than anybody writes, so that reading stays quick and shallow.
  private static let mostWords = 1000
  private static let deepest = 32

  private let context: ValueContext
  private let node: YAMLNode
  private var words: AnchorWords
  private var steps: [Expression.Step] = []

  init(_ node: YAMLNode, text: String, _ context: ValueContext) {
    self.context = context
    self.node = node
    words = AnchorWords(text, of: node, marks: ["(", ")", ","])
  }

  /// All of the text; what is wrong is reported.
  mutating func read() -> Expression? {
    guard words.count <= Self.mostWords else {
      return context.fail(.tooLong(key: context.key, limit: Self.mostWords, unit: "words"), at: node)
    }
    guard readSum(depth: 0) else { return nil }
    if let rest = words.first {
      refuse(rest)
      return nil
    }
    var expression = Expression(steps, text: words.text)
    expression.space = context.space
    return expression
  }

  private mutating func readSum(depth: Int) -> Bool {
    guard readProduct(depth: depth) else { return false }
    while let sign = words.next(among: "+", "-") {
      guard readProduct(depth: depth) else { return false }
      steps.append(sign.text == "+" ? .add : .subtract)
    }
    return true
  }

  private mutating func readProduct(depth: Int) -> Bool {
    guard readFactor(depth: depth) else { return false }
    while let sign = words.next(among: "*", "/") {
      guard readFactor(depth: depth) else { return false }
      steps.append(sign.text == "*" ? .multiply : .divide)
    }
    return true
  }

  private mutating func readFactor(depth: Int) -> Bool {
    guard depth < Self.deepest, let word = words.next() else { return refuse(nil) }
    if let number = decimal(word.text) {
      steps.append(.number(number))
      return true
    }
    if word.text == "(" { return readSum(depth: depth + 1) && close(after: word) }
    if word.text == "-" {
      guard readFactor(depth: depth + 1) else { return false }
      steps.append(.negate)
      return true
    }
    if words.next(among: "(") != nil { return readCall(of: word, depth: depth + 1) }
    return readMeasure(word)
  }

  private mutating func close(after word: AnchorWords.Word) -> Bool {
    words.next(among: ")") != nil || refuse(words.first ?? word)
  }

  private mutating func readCall(of word: AnchorWords.Word, depth: Int) -> Bool {
    guard let function = Function(rawValue: String(word.text)) else {
      let names = Function.allCases.map(\.rawValue)
      return context.fail(
        word: String(word.text), at: words.node(word), expected: "a function", words: names) ?? false
    }
    var count = 1
    guard readSum(depth: depth) else { return false }
    while function.takesMany, words.next(among: ",") != nil {
      guard readSum(depth: depth) else { return false }
      count += 1
    }
    steps.append(function.step(count))
    return close(after: word)
  }

  /// `view.attribute`, or a minus sign and one.
  private mutating func readMeasure(_ word: AnchorWords.Word) -> Bool {
    var word = word
    let isNegative = word.text.first == "-" && !word.text.dropFirst().isEmpty
    if isNegative {
      word.text.removeFirst()
      word.offset += 1
    }
    guard let (target, tail) = Self.parts(of: word.text) else { return refuse(word) }
    guard let attribute = Expression.Measure.Attribute(rawValue: tail) else {
      if Self.spacedOut(word.text) != nil { return refuse(word) }
      let names = Expression.Measure.Attribute.allCases.map(\.rawValue)
      return context.fail(
        word: tail, at: words.node(word), expected: "a measure of a view", words: names) ?? false
    }
    steps.append(.measure(Expression.Measure(target, attribute, location: words.place(of: word))))
    if isNegative { steps.append(.negate) }
    return true
  }

  /// The view and what is asked of it; nil where it is no such thing.
  private static func parts(of text: Substring) -> (Anchor.Item.Target, attribute: String)? {
    guard let (head, tail) = Anchor.Item.lastPart(of: text), isName(String(tail)) else { return nil }
    switch head {
    case "self": return (.own, String(tail))
    case "superview": return (.superview, String(tail))
    default:
      let steps = head.split(separator: "/", omittingEmptySubsequences: false)
      return steps.allSatisfy(Anchor.Item.isStep) ? (.named(String(head)), String(tail)) : nil
    }
  }

  /// Reports a word that has no place in an expression, or an expression that ends too early.
  @discardableResult
  private func refuse(_ word: AnchorWords.Word?) -> Bool {
    if let word, let spaced = Self.spacedOut(word.text) {
      let problem = ValueProblem.unspaced(clipped(String(word.text)), spaced: clipped(spaced))
      context.problems.report(.value(problem), at: words.place(of: word))
      return false
    }
    let problem = ValueProblem.wrongType(key: context.key, wants: Self.wants, got: clipped(words.text))
    context.problems.report(.value(problem), at: word.map(words.place) ?? node.location)
    return false
  }

  /// A measure or number with an operator and no blanks, taken apart: `self.width/4` is `self.width / 4`.
  ///
  /// Names may hold `-` and paths `/`, so that what stands before an operator has to be a whole operand.
  private static func spacedOut(_ text: Substring) -> String? {
    guard text.utf8.count <= 255 else { return nil }
    for sign in text.indices where "+-*/".contains(text[sign]) {
      let (head, tail) = (text[..<sign], text[text.index(after: sign)...])
      let isMeasure = parts(of: head).map { Expression.Measure.Attribute(rawValue: $0.attribute) != nil } ?? false
      guard isMeasure || decimal(head) != nil || head.isEmpty && !tail.isEmpty else { continue }
      return [String(head), String(text[sign]), spacedOut(tail) ?? String(tail)].filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    return nil
  }
}

extension ExpressionReader {
  /// What can be called.
  private enum Function: String, CaseIterable {
    case min, max, round, floor, ceil, abs

    var takesMany: Bool { self == .min || self == .max }

    func step(_ count: Int) -> Expression.Step {
      switch self {
      case .min: .min(count)
      case .max: .max(count)
      case .round: .round
      case .floor: .floor
      case .ceil: .ceil
      case .abs: .abs
      }
    }
  }
}
