import Display
import Graphics
import Render
import Testing

struct BorderTests {
  private let letters: [UInt32: Character] = [0: ".", 0xFFFF_0000: "r"]

  @Test func `each side has its own width`() throws {
    let border = DisplayList.Border(widths: Insets(top: 1, left: 0, bottom: 2, right: 3), color: red)
    let picture = try pixels(list([.border(RoundedRect(rect(1, 1, 8, 6)), border)], width: 10, height: 8))
    #expect(
      picture.rows(letters)
        == [
          "..........", ".rrrrrrrr.", "......rrr.", "......rrr.", "......rrr.", ".rrrrrrrr.", ".rrrrrrrr.",
          "..........",
        ])
  }

  @Test func `dashes follow each other along the middle of the line`() throws {
    let border = DisplayList.Border(widths: Insets(all: 2), color: red, dash: [4, 2])
    let picture = try pixels(list([.border(RoundedRect(rect(0, 0, 14, 8)), border)], width: 14, height: 8))
    // From (1, 1) clockwise, 36 around: six dashes, of which three begin in a corner.
    #expect(
      picture.rows(letters)
        == [
          ".rrrr..rrrr...", ".rrrr..rrrr.rr", "............rr", "rr..........rr", "rr..........rr", "rr............",
          "rr.rrrr..rrrr.", "...rrrr..rrrr.",
        ])
  }

  @Test func `dots are round and as wide as the line`() throws {
    let border = DisplayList.Border(widths: Insets(all: 4), color: red, dash: [0, 8], isRound: true)
    let picture = try pixels(list([.border(RoundedRect(rect(0, 0, 36, 20)), border)], width: 36, height: 20))
    let area = picture.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 }
    // 96 around: twelve circles, each within its line.
    #expect(abs(area - 12 * 4 * Double.pi) < 3)
    #expect(picture[2, 2] == 0xFFFF_0000 && picture[6, 2] == 0 && picture[10, 1] == 0xFFFF_0000)
  }

  @Test(arguments: [[1e-9, 1e-9], [-1, 2], [0, 0], [.nan], [1e300], []] as [[Double]])
  func `a pattern that cannot be seen is a solid line`(dash: [Double]) throws {
    let shape = RoundedRect(rect(1, 1, 10, 8), CornerRadii(all: 3))
    let solid = try pixels(list([.border(shape, .init(widths: Insets(all: 2), color: red))]))
    let dashed = try pixels(list([.border(shape, .init(widths: Insets(all: 2), color: red, dash: dash))]))
    #expect(zip(solid.pixels, dashed.pixels).allSatisfy { abs(Int($0 >> 24) - Int($1 >> 24)) <= 20 })
  }

  @Test func `dashes stay inside the border`() throws {
    for radius in [0.0, 1, 6, 20] {
      for curve in CornerCurve.allCases {
        let shape = RoundedRect(rect(3, 3, 44, 30), CornerRadii(all: radius), curve: curve)
        for widths in [Insets(all: 5), Insets(top: 2, left: 0, bottom: 6, right: 3)] {
          let solid = try pixels(list([.border(shape, .init(widths: widths, color: red))], width: 50, height: 36))
          let dashed = try pixels(
            list(
              [.border(shape, .init(widths: widths, color: red, dash: [7, 3], isRound: true))], width: 50, height: 36))
          let beyond = zip(solid.pixels, dashed.pixels).map { Int($1 >> 24) - Int($0 >> 24) }.max() ?? 0
          #expect(beyond <= 40)
          #expect(dashed.pixels.contains { $0 == 0xFFFF_0000 })
        }
      }
    }
  }

  @Test func `a continuous corner leaves its edges earlier, and no farther than a circle`() throws {
    let box = rect(0, 0, 100, 80)
    let circular = try pixels(list([.fill(.rounded(box, CornerRadii(all: 20)), .color(red))], width: 100, height: 80))
    let shape = RoundedRect(box, CornerRadii(all: 20), curve: .continuous)
    let continuous = try pixels(list([.fill(.rounded(shape), .color(red))], width: 100, height: 80))
    // 1.53 radii along the edge are 30 pixels; a circle has begun at 20.
    #expect(circular[21, 0] >> 24 == 255 && continuous[21, 0] >> 24 < 255 && continuous[31, 0] >> 24 == 255)
    let areas = [circular, continuous].map { $0.pixels.reduce(0.0) { $0 + Double($1 >> 24) / 255 } }
    #expect(areas[1] < areas[0] && areas[1] > areas[0] - 30)
    // Where there is no room for it, it is made smaller as a whole.
    let tight = RoundedRect(rect(0, 0, 40, 40), CornerRadii(all: 30), curve: .continuous)
    let fitting = RoundedRect(rect(0, 0, 40, 40), CornerRadii(all: 20 / 1.52866483), curve: .continuous)
    #expect(
      try pixels(list([.fill(.rounded(tight), .color(red))], width: 40, height: 40))
        == pixels(list([.fill(.rounded(fitting), .color(red))], width: 40, height: 40)))
  }
}
