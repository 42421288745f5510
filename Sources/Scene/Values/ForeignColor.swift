import Graphics
import Problems

/// What is wrong with a colour as other tools write it: with alpha inside `rgb()`, or by functions of CSS that this format
/// does not have; nil for any other text.
func foreignColor(_ text: String) -> ValueProblem? {
  guard let open = text.firstIndex(of: "("), text.utf8.count <= 80 else { return nil }
  let function = text[..<open]
  guard function.allSatisfy({ $0.isLetter || $0 == "-" }), !function.isEmpty else { return nil }
  guard ["rgb", "rgba"].contains(function) else { return .notBuilt("\(function)(…)") }
  guard text.last == ")" else { return nil }
  let inner = text[text.index(after: open)...].dropLast()
  let channels = inner.split { $0 == " " || $0 == "," || $0 == "/" }
  guard function == "rgba" || channels.count == 4 else { return nil }
  return .unknownColor(text, nearest: hint(channels))
}

/// How this format writes a colour that was written without its marks: `ff0000`, `0xff0000`, `black 50%`, `UIColor.red`.
func colorMeant(by text: String, isKnown: (String) -> Bool) -> String? {
  guard text.utf8.count <= 80 else { return nil }
  let digits = text.hasPrefix("0x") || text.hasPrefix("0X") ? text.dropFirst(2) : Substring(text)
  if [3, 6, 8].contains(digits.utf8.count), digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) { return "#\(digits)" }
  if let blank = text.lastIndex(of: " ") {
    let (base, alpha) = (text[..<blank].trimmed, text[text.index(after: blank)...])
    let number = decimal(alpha.hasSuffix("%") ? alpha.dropLast() : alpha)
    return number != nil && isKnown(String(base)) ? "\(base) / \(alpha)" : nil
  }
  let name = text.split(separator: ".").last.map(String.init) ?? ""
  return name != text && isKnown(name) ? name : nil
}

/// Three channels and an alpha as `black / 50%`.
private func hint(_ channels: [Substring]) -> String? {
  guard [3, 4].contains(channels.count) else { return nil }
  let base: String
  switch channels.prefix(3).map(String.init) {
  case ["0", "0", "0"]: base = "black"
  case ["255", "255", "255"]: base = "white"
  case let numbers: base = "rgb(\(numbers.joined(separator: " ")))"
  }
  guard channels.count == 4 else { return base }
  let alpha = channels[3]
  guard let number = decimal(alpha.hasSuffix("%") ? alpha.dropLast() : alpha) else { return nil }
  let percent = (alpha.hasSuffix("%") ? number : number * 100)
  return (0...100).contains(percent) ? "\(base) / \(shortest((percent * 100).rounded() / 100))%" : nil
}
