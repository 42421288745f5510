/// How an SVG holds the pictures that it shows.
package enum SVGPictures {
  /// By file and digest only, as the companion of a reference does.
  case referenced
  /// With the bytes of their files inside; a file without bytes is referred to.
  case embedded(bytes: (_ file: String) -> [UInt8]?)
}

/// The bytes as a `data:` address.
func dataAddress(_ bytes: [UInt8]) -> String { "data:\(mediaType(of: bytes));base64," + base64(bytes) }

/// What the first bytes say the file is; everything else that we can draw is SVG.
private func mediaType(of bytes: [UInt8]) -> String {
  if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
  if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
  return "image/svg+xml"
}

/// The bytes in the alphabet of RFC 4648, padded.
func base64(_ bytes: [UInt8]) -> String {
  let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var text: [UInt8] = []
  text.reserveCapacity((bytes.count + 2) / 3 * 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
    for digit in 0..<4 {
      text.append(digit <= group.count ? alphabet[bits >> (18 - 6 * digit) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: text, as: UTF8.self)
}
