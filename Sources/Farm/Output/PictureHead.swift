import Pictures

/// Whether a file that begins so may be a picture: of pixels, of shapes, or a document.
package func beginsPicture(_ head: [UInt8]) -> Bool {
  PictureKind(head) != nil || head.first { !" \n\r\t\u{FEFF}".utf8.contains($0) } == UInt8(ascii: "<")
}
