extension Anchor {
  /// The right side, as the value of the attribute's key.
  package var written: String { (relation == .equal ? "" : relation.rawValue + " ") + right }

  /// The key and its value as a file has them, in quotes where YAML wants them: `width: ">= 200 @999"`.
  package var entry: String { "\(attribute.rawValue): " + (relation == .equal ? written : "\"\(written)\"") }

  /// The constraint as a message says it, with the name of what has it: `pad.width == superview - 60 @999`.
  package func written(of owner: String) -> String {
    "\(owner).\(attribute.rawValue) \(relation.rawValue) \(right)"
  }

  private var right: String { sum + (priority == Self.required ? "" : " @\(priority)") }

  private var sum: String {
    guard let item else { return constant.written }
    var product = item.written(for: attribute)
    if offset.number != 0 { product = "(\(product)\(offset.added))" }
    if multiplier != 1 { product += " * \(shortest(multiplier))" }
    if divisor != 1 { product += " / \(shortest(divisor))" }
    return product + (constant.number == 0 ? "" : constant.added)
  }
}

extension Anchor.Item {
  /// The item with its attribute.
  var written: String { words.joined(separator: ".") + "." + attribute.rawValue }

  /// The item, with its attribute where that is not the key's own.
  fileprivate func written(for key: Anchor.Attribute) -> String {
    attribute == key ? words.joined(separator: ".") : written
  }

  private var words: [String] {
    var words: [String] = []
    switch target {
    case .own: words.append("self")
    case .superview: if guide == nil { words.append("superview") }
    case .named(let path): words.append(path)
    }
    if let guide { words.append(guide) }
    return words
  }
}

extension Length {
  /// The length as it is added to something, with its sign.
  fileprivate var added: String { number < 0 ? " - \(negated.written)" : " + \(written)" }

  /// The distance the other way.
  package var negated: Length {
    switch self {
    case .points(let value): .points(-value)
    case .percent(let value): .percent(-value)
    case .designWidth(let value): .designWidth(-value)
    case .designHeight(let value): .designHeight(-value)
    case .pixels(let value): .pixels(-value)
    // No constraint adds one, as sums are of numbers.
    case .device: self
    }
  }
}
