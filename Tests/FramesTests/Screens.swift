import Canvas
import Devices
import Display
import Frames
import Graphics
import Render

let red = Color(hex: 0xD02040)

/// A phone made up, small enough to be drawn often.
func phone(
  platform: Platform = .ios, width: Int = 120, height: Int = 240, scale: Double = 1,
  _ change: (inout DeviceProfile) -> Void = { _ in }
) -> DeviceProfile {
  var profile = DeviceProfile(
    id: "phone", name: "Phone", platform: platform, family: .phone, naturalOrientation: .portrait,
    pixelSize: PixelSize(width: width, height: height), scale: scale)
  profile.screenCornerRadius = 16
  profile.frame = DeviceFrame(bezel: Size(width: 8, height: 8))
  change(&profile)
  return profile
}

/// A screen of one colour, with what is drawn on it.
func screen(_ size: PixelSize, scale: Double = 1, _ more: [DisplayList.Command] = []) -> DisplayList {
  let all = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
  return DisplayList(
    width: size.width, height: size.height, scale: scale, commands: [.fill(.rect(all), .color(red))] + more)
}

/// The screen of a device, framed.
func framed(
  _ profile: DeviceProfile, _ orientation: Orientation = .portrait, _ style: FrameStyle = FrameStyle(),
  _ more: [DisplayList.Command] = []
) -> DisplayList {
  FramedDevice(profile: profile, orientation: orientation, style: style).framing(
    screen(profile.pixelSize(in: orientation), scale: profile.scale, more))
}

final class NoPictures: PictureSource {
  struct NoSuchPicture: Error {}
  func bitmap(of file: String) throws -> Bitmap { throw NoSuchPicture() }
  func bitmap(of file: String, drawnAt size: PixelSize) throws -> Bitmap { throw NoSuchPicture() }
  func jpeg(of file: String) -> [UInt8]? { nil }
  func draw(_ file: String, in rect: Rect, on page: borrowing Surface) throws { throw NoSuchPicture() }
}

/// Draws a list without fonts.
func pixels(_ list: DisplayList) throws -> Bitmap {
  try draw(list, fonts: FontSet(faces: []), pictures: NoPictures()).bitmap()
}

extension Bitmap {
  /// The colour of a pixel as it is written in style sheets, its alpha first.
  subscript(x: Int, y: Int) -> UInt32 { pixels[y * width + x] }

  /// How bright a pixel is, 0 to 255.
  func brightness(_ x: Int, _ y: Int) -> Double {
    let word = self[x, y]
    return (Double(word >> 16 & 0xFF) + Double(word >> 8 & 0xFF) + Double(word & 0xFF)) / 3
  }
}

/// Whether one rectangle lies in another, but for the noise of sums.
func isInside(_ inner: Rect, _ outer: Rect, by distance: Double = 0) -> Bool {
  let slack = distance - 1e-6
  return inner.x >= outer.x + slack && inner.y >= outer.y + slack && inner.maxX <= outer.maxX - slack
    && inner.maxY <= outer.maxY - slack
}
