import Files
import Graphics
import PNG
import Testing

/// Two folders of pictures, in a folder of their own, and runs of `diff` over them.
struct DiffFolder {
  let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// A picture of text-like blocks, with other words at some places.
  static func picture(width: Int = 60, height: Int = 40, _ words: [Int: UInt32] = [:]) -> Bitmap {
    let pixels = (0..<width * height).map { place -> UInt32 in
      let (x, y) = (place % width, place / width)
      // Every row is another one, so that a shift can be told.
      let ink = UInt32((x * 7 + y * 13 + y * y) % 251)
      return words[place] ?? 0xFF00_0000 | ink << 16 | 0x40 << 8 | UInt32(y % 256)
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  static let plain = encodePNG(picture(), level: 6)
  /// The same pixels in other bytes.
  static let plainAgain = encodePNG(picture(), level: 1)
  /// Two pixels are others.
  static let touched = encodePNG(picture([61: 0xFFFF_FFFF, 2305: 0xFFFF_FFFF]), level: 6)
  static let taller = encodePNG(picture(height: 44), level: 6)
  static let cutShort = Array(plain.dropLast(20))

  /// Writes the same name into both folders; nil leaves it out.
  func put(_ name: String, _ a: [UInt8]?, _ b: [UInt8]?) throws {
    if let a { try folder.write(a, to: "a/" + name) }
    if let b { try folder.write(b, to: "b/" + name) }
  }

  /// One pair of every kind.
  func putAll() throws {
    try put("same.png", Self.plain, Self.plain)
    try put("again.png", Self.plain, Self.plainAgain)
    try put("sub/touched.png", Self.plain, Self.touched)
    try put("taller.png", Self.plain, Self.taller)
    try put("old.png", Self.plain, nil)
    try put("new.png", nil, Self.plain)
    try put("broken.png", Self.plain, Self.cutShort)
    try put("notes.txt", Array("words".utf8), nil)
  }

  func run(
    _ words: String..., environment: [String: String] = Snapfarm.environment
  ) async throws -> CommandRun {
    try await Snapfarm.run(["diff"] + words, in: folder.path, environment: environment)
  }

  /// The picture that a run wrote.
  func written(_ name: String) throws -> Bitmap { try decodePNG(folder.bytes(name), pixelLimit: 1 << 20) }
}
