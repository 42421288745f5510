/// The readable copy of a picture: a script that hands the page its bytes in base64.
///
/// Browsers show a picture that stands beside a page opened from a file, and let no script read its pixels.
///
/// - Parameters:
///   - name: The picture's file name without its ending, of letters, digits, `-` and `_` only.
///   - bytes: The picture's file.
/// - Returns: The bytes of the script, all of them ASCII.
package func pictureTwin(named name: String, of bytes: [UInt8]) -> [UInt8] {
  Array("Snapfarm.picture(\"\(name)\",\"".utf8) + base64(bytes) + Array("\")\n".utf8)
}

private let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

/// Base64 as RFC 4648, section 4, has it: three bytes in four letters, `=` where bytes are missing at the end.
func base64(_ bytes: [UInt8]) -> [UInt8] {
  [UInt8](unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { target, filled in
    bytes.withUnsafeBufferPointer { encode($0, to: target, &filled) }
  }
}

/// The two letters of every twelve bits, because pictures are long.
private let pairs = (0..<4096).map { (letters[$0 >> 6], letters[$0 & 63]) }

private func append(_ byte: UInt8, to target: UnsafeMutableBufferPointer<UInt8>, _ filled: inout Int) {
  target[filled] = byte
  filled += 1
}

private func encode(
  _ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>, _ filled: inout Int
) {
  let whole = bytes.count / 3 * 3
  pairs.withUnsafeBufferPointer { pairs in
    for at in stride(from: 0, to: whole, by: 3) {
      let group = Int(bytes[at]) << 16 | Int(bytes[at + 1]) << 8 | Int(bytes[at + 2])
      (target[filled], target[filled + 1]) = pairs[group >> 12]
      (target[filled + 2], target[filled + 3]) = pairs[group & 0xFFF]
      filled += 4
    }
  }
  guard whole < bytes.count else { return }
  let group = Int(bytes[whole]) << 16 | (whole + 1 < bytes.count ? Int(bytes[whole + 1]) << 8 : 0)
  for byte in [pairs[group >> 12].0, pairs[group >> 12].1] { append(byte, to: target, &filled) }
  append(whole + 1 < bytes.count ? pairs[group & 0xFFF].0 : UInt8(ascii: "="), to: target, &filled)
  append(UInt8(ascii: "="), to: target, &filled)
}
