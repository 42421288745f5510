extension YAMLNode {
  /// The text of a scalar, as written; nil for lists and maps.
  public var scalar: String? {
    guard case .scalar(let text, _) = content else { return nil }
    return text
  }

  /// The number that a scalar without quotes is: decimal, finite, without leading zeros.
  ///
  /// Hexadecimal and octal numbers, `.inf` and `.nan` are text; so is `0777`, which readers of YAML disagree about.
  public var number: Double? {
    guard case .scalar(let text, isPlain: true) = content, isDecimal(text) else { return nil }
    guard let value = Double(text), value.isFinite else { return nil }
    return value
  }

  /// The flag that a scalar without quotes is: `true` or `false`, in one of the three ways of YAML 1.2 to write them.
  public var flag: Bool? {
    guard case .scalar(let text, isPlain: true) = content else { return nil }
    return switch text {
    case "true", "True", "TRUE": true
    case "false", "False", "FALSE": false
    default: nil
    }
  }

  /// The values of a list; nil for anything else.
  public var elements: [YAMLNode]? {
    guard case .sequence(let elements) = content else { return nil }
    return elements
  }

  /// The entries of a map in file order; nil for anything else.
  public var entries: [YAMLEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// The value of a key of a map; nil without such a key, and for anything but a map.
  public subscript(key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// What messages call such a value: text, number, flag, list or map.
  public var kindWord: String {
    switch content {
    case .sequence: "list"
    case .mapping: "map"
    case .scalar: flag != nil ? "flag" : number != nil ? "number" : "text"
    }
  }
}

/// Whether a text is `[-+]? (digits [. digits?] | . digits) ([eE] [-+]? digits)?`, with no leading zero.
private func isDecimal(_ text: String) -> Bool {
  var rest = Substring(text).utf8
  func take(_ wanted: (UInt8) -> Bool) -> Int {
    let count = rest.prefix(while: wanted).count
    rest = rest.dropFirst(count)
    return count
  }
  func takeOne(of bytes: StaticString) -> Bool {
    guard let first = rest.first, bytes.withUTF8Buffer({ $0.contains(first) }) else { return false }
    rest = rest.dropFirst()
    return true
  }
  let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }

  _ = takeOne(of: "+-")
  let startsWithZero = rest.first == 0x30
  let whole = take(isDigit)
  guard !(startsWithZero && whole > 1) else { return false }
  let fraction = takeOne(of: ".") ? take(isDigit) : 0
  guard whole + fraction > 0 else { return false }
  if takeOne(of: "eE") {
    _ = takeOne(of: "+-")
    guard take(isDigit) > 0 else { return false }
  }
  return rest.isEmpty
}
