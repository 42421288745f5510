import Graphics
import PNG
import Scene
import Testing

@testable import Farm

@Suite struct `Pictures without pixels, cut into nine` {
  // A square of 10 points in the upper left of a picture of 30.
  private let image = """
    <svg xmlns="http://www.w3.org/2000/svg" width="30" height="30"><rect width="30" height="30" fill="#ff0000"/>\
    <rect width="10" height="10" fill="#0000ff"/></svg>
    """

  @Test(arguments: [1, 2, 3])
  func `keep their corners`(scale: Int) async throws {
    let suite = try FarmSuite(
      "devices: [\"90x60@\(scale)\"]",
      [
        "Images/key.svg": image,
        "Scenes/a.yaml": "scene: a\nroot: {children: [{image: key, capInsets: 10, frame: [0, 0, 90, 60]}]}\n",
      ])
    let result = try await suite.run(.render) { $0.formats = [.png, .svg] }
    #expect(result.outcomes.flatMap(\.diagnostics) == [])
    let file = try suite.bytes(".snapfarm/render/a/90x60@\(scale).png")
    let picture = try decodePNG(file, pixelLimit: 1 << 20)
    func word(_ x: Int, _ y: Int) -> UInt32 { picture.pixels[y * picture.width + x] }
    let edge = 10 * scale
    for (x, y) in [(0, 0), (edge - 1, 0), (0, edge - 1), (edge - 1, edge - 1)] { #expect(word(x, y) == 0xFF00_00FF) }
    for (x, y) in [(edge + 1, 0), (0, edge + 1), (picture.width - 1, picture.height - 1)] {
      #expect(word(x, y) == 0xFFFF_0000)
    }
  }
}
