extension Anchor {
  /// The right side, as the value of the attribute's key.
  package var written: String {
    (relation == .equal ? "" : relation.rawValue + " ") + sum + (priority == Self.required ? "" : " @\(priority)")
  }

  /// The constraint as a message says it, with the name of what has it: `pad.width == superview - 60 @999`.
  package func written(of owner: String) -> String {
    "\(owner).\(attribute.rawValue) \(relation.rawValue) \(sum)" + (priority == Self.required ? "" : " @\(priority)")
  }

  private var sum: String {
    guard let item else { return constant.written }
    let product = item.written(for: attribute) + (multiplier == 1 ? "" : " * \(shortest(multiplier))")
    guard constant.number != 0 else { return product }
    return constant.number < 0 ? "\(product) - \(constant.negated.written)" : "\(product) + \(constant.written)"
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
  /// The distance the other way.
  package var negated: Length {
    switch self {
    case .points(let value): .points(-value)
    case .percent(let value): .percent(-value)
    case .designWidth(let value): .designWidth(-value)
    case .designHeight(let value): .designHeight(-value)
    case .pixels(let value): .pixels(-value)
    }
  }
}
