import Graphics
import Testing

@testable import Pictures

@Suite("Pictures made into WebP and JPEG")
struct PictureEncodingTests {
  /// Colours in slopes, with a hole and a faint part where it may be transparent.
  private func picture(_ width: Int, _ height: Int, isOpaque: Bool) -> Bitmap {
    let words = (0..<(width * height)).map { index -> UInt32 in
      let (x, y) = (UInt32(index % width), UInt32(index / width))
      let word = 0xFF00_0000 | (x &* 7 & 0xFF) << 16 | (y &* 5 & 0xFF) << 8 | (x &+ y) & 0xFF
      if isOpaque { return word }
      return index % 5 == 0 ? 0 : index % 7 == 0 ? 0x8010_2030 : word
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  @Test(arguments: [(1, 1), (37, 23), (64, 200)], [true, false])
  func `WebP keeps every pixel where no quality is asked for`(_ size: (Int, Int), isOpaque: Bool) throws {
    let picture = picture(size.0, size.1, isOpaque: isOpaque)
    let file = try encodeWebP(picture, quality: nil)
    #expect(try decodePicture(file, pixelLimit: 100_000).bitmap == picture)
    #expect(try encodeWebP(picture, quality: nil) == file)
  }

  @Test func `a lower quality is a smaller file of nearly the same picture`() throws {
    let picture = picture(64, 64, isOpaque: true)
    for encode in [{ try encodeJPEG(picture, quality: $0) }, { try encodeWebP(picture, quality: $0) }] {
      let (good, bad) = (try encode(95), try encode(10))
      #expect(bad.count < good.count)
      #expect(try encode(95) == good)
      let decoded = try decodePicture(good, pixelLimit: 10_000).bitmap
      #expect(decoded.width == 64 && decoded.height == 64 && decoded != picture)
      #expect(meanDistance(decoded, picture) < 6)
      #expect(meanDistance(try decodePicture(bad, pixelLimit: 10_000).bitmap, picture) > meanDistance(decoded, picture))
    }
  }

  /// Chroma of every pixel of its own: one red pixel among blue ones stays about as red.
  @Test func `colours of a JPEG are as fine as its brightness`() throws {
    var words = [UInt32](repeating: 0xFF00_00FF, count: 64)
    for row in 0..<8 { words[8 * row + 3] = 0xFFFF_0000 }
    let file = try encodeJPEG(Bitmap(width: 8, height: 8, pixels: words), quality: 95)
    let pixels = try decodePicture(file, pixelLimit: 100).bitmap.pixels
    #expect(pixels[3] >> 16 & 0xFF > 230 && pixels[3] & 0xFF < 40)
    #expect(pixels[2] >> 16 & 0xFF < 40 && pixels[2] & 0xFF > 220)
  }

  @Test func `a side that a format does not have is an error`() {
    let long = Bitmap(width: 70_000, height: 1, pixels: [UInt32](repeating: 0xFF00_0000, count: 70_000))
    #expect(throws: PictureError.self) { try encodeJPEG(long, quality: 90) }
    #expect(throws: PictureError.unreadable("WebP has at most 16383 pixels on a side")) {
      try encodeWebP(long, quality: nil)
    }
  }

  private func meanDistance(_ first: Bitmap, _ second: Bitmap) -> Double {
    let distances = zip(first.pixels, second.pixels).map { a, b in
      [0, 8, 16].map { abs(Int(a >> UInt32($0) & 0xFF) - Int(b >> UInt32($0) & 0xFF)) }.reduce(0, +)
    }
    return Double(distances.reduce(0, +)) / Double(3 * distances.count)
  }
}
