extension Markup {
  /// A picture that is part of the page.
  static func image(png: [UInt8], describedBy words: String, style: String) -> Markup {
    // The bytes stand in 64 letters of which none means anything to HTML, so escaping them would be lost time.
    let rest = Markup.void("img", ["alt": words, "loading": "lazy", "style": style]).html.dropFirst("<img".utf8.count)
    return Markup(html: "<img src=\"data:image/png;base64,\(base64(png))\"" + rest)
  }
}

/// Bytes as text: three bytes in four letters, `=` where bytes are missing at the end.
func base64(_ bytes: [UInt8]) -> String {
  let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  let count = (bytes.count + 2) / 3 * 4
  return String(unsafeUninitializedCapacity: count) { target in
    var (read, written) = (0, 0)
    while read < bytes.count {
      let group = (0..<3).reduce(0) { $0 << 8 | (read + $1 < bytes.count ? Int(bytes[read + $1]) : 0) }
      for place in 0..<4 {
        let isPadding = read + place > bytes.count
        target[written + place] = isPadding ? UInt8(ascii: "=") : letters[group >> (18 - 6 * place) & 63]
      }
      (read, written) = (read + 3, written + 4)
    }
    return written
  }
}
