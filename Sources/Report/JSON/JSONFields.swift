/// A document that is not of the kind that is read.
struct Misfit: Error {}

/// Takes values out of objects that must have them.
extension JSONValue {
  func string(_ key: String) throws(Misfit) -> String { try self[key].orMisfit().asString() }

  func integer(_ key: String) throws(Misfit) -> Int { try self[key].orMisfit().asInteger() }

  func number(_ key: String) throws(Misfit) -> Double { try self[key].orMisfit().asNumber() }

  func flag(_ key: String) throws(Misfit) -> Bool {
    guard case .bool(let flag)? = self[key] else { throw Misfit() }
    return flag
  }

  func list<Element>(
    _ key: String, _ read: (JSONValue) throws(Misfit) -> Element
  ) throws(Misfit) -> [Element] {
    try self[key].orMisfit().asList(read)
  }

  /// The value of a key; nil where it is `null` or missing.
  func known<Value>(_ key: String, _ read: (JSONValue) throws(Misfit) -> Value) throws(Misfit) -> Value? {
    switch self[key] {
    case nil, .null: nil
    case let value?: try read(value)
    }
  }

  /// A text; nil where it is `null` or missing.
  func text(_ key: String) throws(Misfit) -> String? {
    try known(key) { text throws(Misfit) in try text.asString() }
  }

  func asString() throws(Misfit) -> String { try stringValue.orMisfit() }

  func asInteger() throws(Misfit) -> Int {
    guard case .integer(let number) = self else { throw Misfit() }
    return number
  }

  func asNumber() throws(Misfit) -> Double {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    default: throw Misfit()
    }
  }

  func asList<Element>(_ read: (JSONValue) throws(Misfit) -> Element) throws(Misfit) -> [Element] {
    var elements: [Element] = []
    for element in try self.elements.orMisfit() { elements.append(try read(element)) }
    return elements
  }
}

extension Optional {
  func orMisfit() throws(Misfit) -> Wrapped {
    guard let self else { throw Misfit() }
    return self
  }
}
