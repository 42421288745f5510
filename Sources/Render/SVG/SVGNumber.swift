/// A number as every SVG of ours writes it: at most three decimals, no exponent, no negative zero.
///
/// Six decimals are for what is multiplied by lengths. What is no number is 0, and what is beyond 10^12 is 10^12: no
/// coordinate comes near it.
func svgNumber(_ value: Double, decimals: Int = 3) -> String { svgNumbers([value], decimals: decimals) }

/// Numbers with blanks between them.
func svgNumbers(_ values: [Double], decimals: Int = 3) -> String {
  // A sign, thirteen digits, a point and up to six decimals, and the blank before it.
  String(unsafeUninitializedCapacity: values.count * 22) { buffer in
    var digits = DigitBuffer(buffer: buffer, unit: decimals > 3 ? 1_000_000 : 1000)
    for (index, value) in values.enumerated() {
      if index > 0 { digits.add(UInt8(ascii: " ")) }
      digits.add(value)
    }
    return digits.count
  }
}

/// Characters written one after the other; what does not fit is left out.
private struct DigitBuffer {
  let buffer: UnsafeMutableBufferPointer<UInt8>
  /// How many of the smallest parts that are written make one.
  let unit: UInt64
  private(set) var count = 0

  init(buffer: UnsafeMutableBufferPointer<UInt8>, unit: UInt64) {
    self.buffer = buffer
    self.unit = unit
  }

  mutating func add(_ character: UInt8) {
    guard count < buffer.count else { return }
    buffer[count] = character
    count += 1
  }

  mutating func add(_ value: Double) {
    guard !value.isNaN else { return add(UInt8(ascii: "0")) }
    let limit = 1e12
    let parts = Int64((min(max(value, -limit), limit) * Double(unit)).rounded())
    let (whole, part) = parts.magnitude.quotientAndRemainder(dividingBy: unit)
    if parts < 0 { add(UInt8(ascii: "-")) }
    var divisor: UInt64 = 1
    while whole / divisor >= 10 { divisor *= 10 }
    add(whole, from: divisor)
    guard part > 0 else { return }
    add(UInt8(ascii: "."))
    add(part, from: unit / 10, withoutZeros: true)
  }

  /// The digits of a number from a place on, those that are zero at its end left out where nobody needs them.
  private mutating func add(_ number: UInt64, from place: UInt64, withoutZeros: Bool = false) {
    var (rest, divisor) = (number, place)
    while divisor > 0, !withoutZeros || rest > 0 {
      add(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / divisor))
      (rest, divisor) = (rest % divisor, divisor / 10)
    }
  }
}
