/// The one spelling of a version of a system, such as `26` or `17.4`; nil for what is none.
///
/// A version is one to three numbers of up to three digits, joined by dots; `017.40.0` is `17.40`.
package func plainVersion(_ text: String) -> String? {
  let parts = text.split(separator: ".", omittingEmptySubsequences: false)
  guard (1...3).contains(parts.count) else { return nil }
  var numbers: [Int] = []
  for part in parts {
    guard (1...3).contains(part.utf8.count), part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let number = Int(part)
    else { return nil }
    numbers.append(number)
  }
  while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
  return numbers.map(String.init).joined(separator: ".")
}
