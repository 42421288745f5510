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

private func append(_ byte: UInt8, to target: UnsafeMutableBufferPointer<UInt8>, _ filled: inout Int) {
  target[filled] = byte
  filled += 1
}

private func encode(
  _ bytes: UnsafeBufferPointer<UInt8>, to target: UnsafeMutableBufferPointer<UInt8>, _ filled: inout Int
) {
  letters.withUnsafeBufferPointer { letters in
    var at = 0
    while at < bytes.count {
      let left = bytes.count - at
      let second = left > 1 ? UInt32(bytes[at + 1]) : 0
      let third = left > 2 ? UInt32(bytes[at + 2]) : 0
      let group = UInt32(bytes[at]) << 16 | second << 8 | third
      append(letters[Int(group >> 18 & 63)], to: target, &filled)
      append(letters[Int(group >> 12 & 63)], to: target, &filled)
      append(left > 1 ? letters[Int(group >> 6 & 63)] : UInt8(ascii: "="), to: target, &filled)
      append(left > 2 ? letters[Int(group & 63)] : UInt8(ascii: "="), to: target, &filled)
      at += 3
    }
  }
}
