import Canvas
import Devices
import Display
import Frames
import Graphics
import Render
import Testing

/// The largest difference of a channel.
private func distance(_ one: UInt32, _ two: UInt32) -> Int {
  var most = 0
  for shift in [0, 8, 16, 24] as [UInt32] {
    let (first, second) = (Int(one >> shift & 0xFF), Int(two >> shift & 0xFF))
    most = max(most, abs(first - second))
  }
  return most
}

@Suite("A framed device in other formats")
struct FormatTests {
  /// One device of each kind, small where the kind allows it.
  static let ids = [
    "iphone-16-pro", "iphone-13", "iphone-8", "pixel-8", "ipad-mini-8-3", "apple-watch-45mm", "wearos-small-round",
    "mac-macbook-12", "android-desktop-small", "android-tv-720p", "web-backstop-phone", "mac-appstore-1280x800",
    "visionos-window",
  ]

  @Test("is in SVG what it is in pixels", arguments: ids)
  func svg(id: String) throws {
    let profile = try DeviceCatalog.builtIn.device(named: id)
    let orientation = profile.naturalOrientation
    let size = profile.pointSize
    // Drawn a pixel a point: the drawing is the same, and there are fewer pixels to look at.
    let screen = screen(PixelSize(width: Int(size.width), height: Int(size.height)))
    let device = FramedDevice(
      profile: profile, orientation: orientation, style: FrameStyle(background: Color(hex: 0xEEF0F4)))
    let list = device.framing(screen)
    let drawn = try pixels(list)
    let document = svgDocument(of: list)
    let other = try SVGImage(Array(document.utf8)).rasterise(width: list.width, height: list.height)
    var (sum, far) = (0.0, 0)
    for (one, two) in zip(drawn.pixels, other.pixels) {
      let most = distance(one, two)
      sum += Double(most)
      if most > 64 { far += 1 }
    }
    // Edges and gradients differ by a little.
    #expect(sum / Double(drawn.pixels.count) < 0.6, "\(sum / Double(drawn.pixels.count))")
    #expect(Double(far) / Double(drawn.pixels.count) < 0.001, "\(far)")
  }

  @Test func `is drawn on pages too`() throws {
    var document = try PDFDocument(title: "frames", memory: 1 << 28)
    let list = framed(phone(), .landscape, FrameStyle(background: .white, hasShadow: true))
    try document.addPage(size: PixelSize(width: list.width, height: list.height), scale: 1, label: "phone") { page in
      try draw(list, on: page, fonts: FontSet(faces: []), pictures: NoPictures())
    }
    #expect(try document.finish().count > 1000)
  }
}
