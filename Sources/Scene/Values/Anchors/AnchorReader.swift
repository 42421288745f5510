import Problems
import YAML

/// Reads the constraint of one attribute (scene-format section 2, "Anchors and expressions").
struct AnchorReader {
  private let key: Anchor.Attribute
  private let context: ValueContext
  private let node: YAMLNode
  private var words: AnchorWords

  init(_ key: Anchor.Attribute, _ node: YAMLNode, text: String, _ context: ValueContext) {
    self.key = key
    self.context = context
    self.node = node
    words = AnchorWords(text, of: node, marks: ["(", ")"], signs: ["==", ">=", "<=", "@"])
  }

  /// `[ "==" | ">=" | "<=" ] sum [ "@" priority ]`; what is wrong is reported.
  mutating func read() -> Anchor? {
    var anchor = Anchor(key, location: node.location)
    anchor.space = context.space
    if let word = words.next(among: "==", ">=", "<="), let relation = Anchor.Relation(rawValue: String(word.text)) {
      anchor.relation = relation
    }
    guard readSum(into: &anchor) else { return nil }
    if words.next(among: "@") != nil {
      guard let priority = readPriority() else { return nil }
      anchor.priority = priority
    }
    if let rest = words.first {
      refuse(rest)
      return nil
    }
    return isSound(anchor) ? anchor : nil
  }

  /// `[number "*"] product [("+"|"-") length] | ["-"] length`.
  private mutating func readSum(into anchor: inout Anchor) -> Bool {
    guard var word = words.next() else { return refuse(nil) }
    if word.text == "-" || Self.isNumeric(word.text) {
      guard word.text != "-", let times = words.next(among: "*") else { return readConstant(word, into: &anchor) }
      guard let multiplier = readNumber(word), let item = words.next() else { return refuse(times) }
      anchor.multiplier = multiplier
      word = item
    }
    guard readProduct(word, into: &anchor), let constant = readLength() else { return false }
    anchor.constant = constant
    return true
  }

  /// `(item | "(" item ("+"|"-") length ")") ["*" number] ["/" number]`.
  private mutating func readProduct(_ word: AnchorWords.Word, into anchor: inout Anchor) -> Bool {
    if word.text == "(" {
      guard let item = words.next() else { return refuse(word) }
      guard readItem(item, into: &anchor), let offset = readLength() else { return false }
      guard words.next(among: ")") != nil else { return refuse(words.first ?? word) }
      anchor.offset = offset
    } else {
      guard readItem(word, into: &anchor) else { return false }
    }
    if let sign = words.next(among: "*") {
      guard let factor = words.next() else { return refuse(sign) }
      guard let multiplier = readNumber(factor) else { return false }
      anchor.multiplier *= multiplier
    }
    guard let sign = words.next(among: "/") else { return true }
    guard let word = words.next() else { return refuse(sign) }
    guard let divisor = readNumber(word) else { return false }
    guard divisor != 0 else { return context.fail(words.node(word), wants: "a number other than 0") ?? false }
    anchor.divisor = divisor
    return true
  }

  private mutating func readConstant(_ word: AnchorWords.Word, into anchor: inout Anchor) -> Bool {
    let isNegative = word.text == "-"
    guard let number = isNegative ? words.next() : word else { return refuse(word) }
    if !isNegative, let spaced = spacedOut(String(number.text)) { return report(spaced, for: number) }
    guard let length = ValueType<Length>.length.read(words.node(number), context) else { return false }
    anchor.constant = isNegative ? length.negated : length
    return true
  }

  private mutating func readItem(_ word: AnchorWords.Word, into anchor: inout Anchor) -> Bool {
    let text = String(word.text)
    if let spaced = spacedOut(text) { return report(spaced, for: word) }
    guard let item = Anchor.Item(text, key: key, location: words.place(of: word)) else { return refuse(word) }
    anchor.item = item
    return true
  }

  /// `[("+"|"-") length]`; nothing is no distance, and nil what cannot be read.
  private mutating func readLength() -> Length? {
    guard let sign = words.next(among: "+", "-") else { return .zero }
    guard let number = words.next() else {
      refuse(sign)
      return nil
    }
    let length = ValueType<Length>.length.read(words.node(number), context)
    return sign.text == "-" ? length?.negated : length
  }

  private func readNumber(_ word: AnchorWords.Word) -> Double? {
    guard let number = decimal(word.text) else { return context.fail(words.node(word), wants: "a number") }
    guard abs(number) <= 10_000 else {
      let problem = ValueProblem.outOfRange(key: context.key, range: "from -10000 to 10000", got: clipped("\(number)"))
      return context.fail(problem, at: words.node(word))
    }
    return number
  }

  private mutating func readPriority() -> Int? {
    guard let word = words.next() else {
      refuse(nil)
      return nil
    }
    return ValueType<Int>.priority.read(words.node(word), context)
  }

  private static func isNumeric(_ text: Substring) -> Bool {
    text.first.map { $0.isNumber || "+-.".contains($0) } ?? false
  }

  /// Reports a word that has no place in a constraint, or a constraint that ends too early.
  @discardableResult
  private func refuse(_ word: AnchorWords.Word?) -> Bool {
    if let word, let sign = word.text.first, "+-*/".contains(sign), word.text.count > 1 {
      return report("\(sign) \(word.text.dropFirst())", for: word)
    }
    let wants = "a constraint such as superview \(key.isSide ? "-" : "+") 16"
    let problem = ValueProblem.wrongType(key: context.key, wants: wants, got: clipped(words.text))
    context.problems.report(.value(problem), at: word.map(words.place) ?? node.location)
    return false
  }

  /// Reports a word that lacks blanks around an operator.
  private func report(_ spaced: String, for word: AnchorWords.Word) -> Bool {
    let problem = ValueProblem.unspaced(clipped(String(word.text)), spaced: clipped(spaced))
    context.problems.report(.value(problem), at: words.place(of: word))
    return false
  }
}

extension AnchorReader {
  /// Whether both sides are of one kind: E407, E408, E409, E415.
  private func isSound(_ anchor: Anchor) -> Bool {
    guard let problem = mismatch(of: anchor) else { return true }
    context.problems.report(.placement(problem), at: anchor.item?.location ?? node.location)
    return false
  }

  private func mismatch(of anchor: Anchor) -> PlacementProblem? {
    guard let item = anchor.item, anchor.multiplier != 0 else {
      return key.isSide ? nil : .bareNumber(key.rawValue)
    }
    let (own, other) = (key, item.attribute)
    if own.isSide != other.isSide { return .sideAndPlace(own.rawValue, clipped(item.written)) }
    if !own.isSide, own.axis != other.axis {
      return .axisMismatch(own.rawValue, clipped(item.written), isVertical: own.axis == .vertical)
    }
    if own.isDirectional != other.isDirectional, own.isEdge, other.isEdge, own.axis == .horizontal {
      return .leadingAndLeft(own.rawValue, other.rawValue)
    }
    return nil
  }
}

extension Anchor.Attribute {
  /// Whether it changes sides where reading begins at the right.
  fileprivate var isDirectional: Bool { self == .leading || self == .trailing }
  fileprivate var isEdge: Bool { [.left, .right, .leading, .trailing, .top, .bottom].contains(self) }
}
