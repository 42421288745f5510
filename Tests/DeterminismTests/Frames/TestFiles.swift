import Files
import Graphics
import PNG
import TestSupport

/// The pictures and the font of the frames.
enum TestFiles {
  static let tests = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

  static let repository = FilePaths.parent(of: tests)

  /// Whether colour emoji are there, which no package that Snapfarm needs brings.
  static let hasEmoji = fileExists("/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")
  static var emoji: String { hasEmoji ? ", Noto Color Emoji" : "" }

  /// Its turned gradient is in the units of its surroundings: of one in those of the turned shape's box, versions of librsvg
  /// have different opinions.
  private static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" viewBox="0 0 64 64">
      <defs>
        <linearGradient id="g" x2="1" y2="1"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/></linearGradient>
        <radialGradient id="r" gradientUnits="userSpaceOnUse" cx="34" cy="17" r="20">
          <stop stop-color="#fff"/><stop offset="1" stop-color="#000" stop-opacity=".4"/>
        </radialGradient>
        <clipPath id="c"><path d="M2 2h60v40l-20 20H2z"/></clipPath>
      </defs>
      <g clip-path="url(#c)" opacity=".9"><circle cx="32" cy="32" r="30" fill="url(#g)"/>
      <ellipse cx="40" cy="20" rx="20" ry="9" fill="url(#r)" transform="rotate(17 40 20)"/></g>
      <path d="M18 33 l10 10 l19 -22" fill="none" stroke="#fff" stroke-width="5.5" stroke-linecap="round"
        stroke-linejoin="round"/>
      <path d="M5 60 Q30 40 60 60" fill="none" stroke="#231" stroke-width="2" stroke-dasharray="6 2.5 1"/>
    </svg>

    """

  /// Every file that the suite has besides scenes, by its path in it.
  static func all() throws -> [(String, [UInt8])] {
    func fixture(_ name: String) throws -> [UInt8] { try readFile("\(tests)/\(name)", limit: 1 << 20) }
    return [
      ("Fonts/SnapfarmAxes.ttf", try fixture("CanvasTests/Fixtures/SnapfarmAxes.ttf")),
      ("Images/camera.jpg", try fixture("PicturesTests/Fixtures/baseline-420.jpg")),
      ("Images/progress.jpg", try fixture("PicturesTests/Fixtures/progressive.jpg")),
      ("Images/web.webp", try fixture("PicturesTests/Fixtures/lossy-alpha.webp")),
      ("Images/badge.svg", Array(badge.utf8)),
      ("Images/photo.png", encodePNG(photo(isSheer: false), level: 6)),
      ("Images/sheer.png", encodePNG(photo(isSheer: true), level: 6)),
    ]
  }

  /// A picture of waves and noise, and of steps of opacity.
  private static func photo(isSheer: Bool) -> Bitmap {
    var generator = SeededGenerator(seed: 5)
    let pixels = (0..<31 * 23).map { index -> UInt32 in
      let (x, y) = (UInt32(index % 31), UInt32(index / 31))
      let noise = UInt32(truncatingIfNeeded: generator.next() & 31)
      let alpha = isSheer ? 255 - (x / 4) * 32 : 255
      func channel(_ value: UInt32) -> UInt32 { min(value + noise, 255) * alpha / 255 }
      return alpha << 24 | channel(x * 7) << 16 | channel(y * 10) << 8 | channel((x * y) % 224)
    }
    return Bitmap(width: 31, height: 23, pixels: pixels)
  }
}
