/// A number as people and JSON write it: at most six decimals, no zeros at its end, no exponent below nine trillion.
///
/// - Returns: The shortest such text; `nan`, `inf` or `-inf` for what is no finite number.
func plain(_ number: Double) -> String {
  guard number.isFinite else { return "\(number)" }
  guard number.magnitude < 9e12 else {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
  let millionths = Int(number.magnitude * 1e6 + 0.5)
  let (whole, fraction) = millionths.quotientAndRemainder(dividingBy: 1_000_000)
  let sign = number < 0 && millionths > 0 ? "-" : ""
  guard fraction > 0 else { return sign + "\(whole)" }
  var digits = "\(fraction)"
  digits = String(repeating: "0", count: 6 - digits.count) + digits
  while digits.hasSuffix("0") { digits.removeLast() }
  return sign + "\(whole).\(digits)"
}

/// A length in points as sentences have it: at most two decimals, as nobody sees less; all of what is less than that.
func lengthText(_ points: Double) -> String {
  guard points.isFinite, points.magnitude < 1e9 else { return plain(points) }
  let hundredths = (points * 100).rounded() / 100
  return plain(hundredths == 0 ? points : hundredths)
}

/// A number with exactly one decimal, as rates and file sizes have it.
func oneDecimal(_ number: Double) -> String {
  guard number.isFinite, number.magnitude < 9e12 else { return plain(number) }
  let tenths = Int(number.magnitude * 10 + 0.5)
  return (number < 0 && tenths > 0 ? "-" : "") + "\(tenths / 10).\(tenths % 10)"
}

/// A whole number with a comma between groups of three digits.
func grouped(_ number: Int) -> String {
  var rest = Array("\(number.magnitude)")[...]
  var groups: [String] = []
  while rest.count > 3 {
    groups.insert(String(rest.suffix(3)), at: 0)
    rest = rest.dropLast(3)
  }
  groups.insert(String(rest), at: 0)
  return (number < 0 ? "-" : "") + groups.joined(separator: ",")
}

/// The size of a file in decimal units: `100.0 MB`, `12.5 kB`, `17 bytes`.
func fileSize(_ bytes: Int) -> String {
  switch bytes {
  case 1_000_000...: oneDecimal(Double(bytes) / 1e6) + " MB"
  case 10_000...: oneDecimal(Double(bytes) / 1e3) + " kB"
  default: count(bytes, "byte", "bytes")
  }
}

/// A limit of sizes, which are written in binary units: `16 MiB`.
func sizeLimit(_ bytes: Int) -> String {
  if bytes > 0, bytes % 1_048_576 == 0 { return "\(bytes / 1_048_576) MiB" }
  if bytes > 0, bytes % 1024 == 0 { return "\(bytes / 1024) KiB" }
  return count(bytes, "byte", "bytes")
}

/// A number with its noun: `1 row`, `1,234 rows`.
func count(_ number: Int, _ one: String, _ many: String) -> String {
  number == 1 ? "1 \(one)" : "\(grouped(number)) \(many)"
}
