/// A kind of file that holds pixels, as its first bytes tell; the ending of its name says nothing.
package enum PictureKind: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case jpeg = "JPEG"
  case webP = "WebP"
  /// Not read by this version.
  case gif = "GIF"
  /// AVIF and HEIC; not read by this version.
  case avif = "AVIF"
  /// Not read by this version.
  case bmp = "BMP"
  /// Not read by this version.
  case pdf = "PDF"

  /// Tells the kind by the first bytes of a file; nil where they are none of these.
  package init?(_ file: [UInt8]) {
    func has(_ text: String, at offset: Int = 0) -> Bool { file.dropFirst(offset).starts(with: text.utf8) }
    switch true {
    case file.starts(with: [0x89, 0x50, 0x4E, 0x47]): self = .png
    case file.starts(with: [0xFF, 0xD8, 0xFF]): self = .jpeg
    case has("RIFF") && has("WEBP", at: 8): self = .webP
    case has("GIF8"): self = .gif
    case has("ftyp", at: 4): self = .avif
    case has("BM"): self = .bmp
    case has("%PDF-"): self = .pdf
    default: return nil
    }
  }
}
