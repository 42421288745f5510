/// SHA-256 in base64, as browsers want it, computed from the standard's definition.
func sha256Base64(_ text: String) -> String {
  var message = Array(text.utf8)
  let bits = UInt64(message.count) * 8
  message.append(0x80)
  while message.count % 64 != 56 { message.append(0) }
  message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * UInt64($0))) }
  var state = fractions(of: firstPrimes(8), isSquare: true)
  let constants = fractions(of: firstPrimes(64), isSquare: false)
  for start in stride(from: 0, to: message.count, by: 64) {
    mix(message[start..<start + 64], into: &state, constants)
  }
  return base64(state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } })
}

private func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ constants: [UInt32]) {
  var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
    block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  }
  for index in 16..<64 {
    let (early, late) = (words[index - 15], words[index - 2])
    let first = turned(early, 7) ^ turned(early, 18) ^ early >> 3
    let second = turned(late, 17) ^ turned(late, 19) ^ late >> 10
    words.append(words[index - 16] &+ first &+ words[index - 7] &+ second)
  }
  var s = state
  for index in 0..<64 {
    let choice = s[4] & s[5] ^ ~s[4] & s[6]
    let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
    let first =
      s[7] &+ (turned(s[4], 6) ^ turned(s[4], 11) ^ turned(s[4], 25)) &+ choice &+ constants[index] &+ words[index]
    let second = (turned(s[0], 2) ^ turned(s[0], 13) ^ turned(s[0], 22)) &+ majority
    s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
  }
  for index in 0..<8 { state[index] &+= s[index] }
}

private func turned(_ word: UInt32, _ bits: UInt32) -> UInt32 { word >> bits | word << (32 - bits) }

private func firstPrimes(_ count: Int) -> [UInt32] {
  var primes: [UInt32] = []
  var candidate: UInt32 = 2
  while primes.count < count {
    if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
    candidate += 1
  }
  return primes
}

/// The first 32 bits after the point of a square or cube root, found by halving.
private func fractions(of primes: [UInt32], isSquare: Bool) -> [UInt32] {
  primes.map { prime in
    var (low, high) = (UInt64(0), UInt64(1) << 37)
    while high - low > 1 {
      let middle = (low + high) / 2
      if isRootOrLess(middle, of: prime, isSquare: isSquare) { low = middle } else { high = middle }
    }
    return UInt32(truncatingIfNeeded: low)
  }
}

/// Whether `root / 2³²` squared or cubed is at most the number.
private func isRootOrLess(_ root: UInt64, of number: UInt32, isSquare: Bool) -> Bool {
  let root = UInt128(root)
  let power = isSquare ? root * root : root * root * root
  return power <= UInt128(number) << (isSquare ? 64 : 96)
}

private func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
  var text = ""
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let chunk = bytes[start..<min(start + 3, bytes.count)]
    let bits = chunk.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - chunk.count))
    for index in 0..<4 {
      text.append(index <= chunk.count ? letters[Int(bits >> (18 - 6 * UInt32(index)) & 63)] : "=")
    }
  }
  return text
}
