import Canvas
import Testing

struct FontMatchingTests {
  private func face(_ weight: Int, _ slant: FontFace.Slant = .upright, stretch: Int = 100) -> FontFace {
    FontFace(
      family: "F", primaryFamily: "F", weight: weight, slant: slant, stretch: stretch, path: "/f\(weight)", index: 0)
  }

  @Test(arguments: [
    ([300, 400, 700], 400, 400), ([300, 500, 700], 400, 500), ([300, 600], 400, 300), ([600, 900], 400, 600),
    ([400, 600], 500, 400), ([300, 600], 500, 300), ([450, 600], 400, 450), ([400, 450], 460, 450),
    ([100, 400], 300, 100), ([400, 500], 300, 400), ([100, 200, 400], 350, 200),
    ([400, 700], 600, 700), ([400, 500], 600, 500), ([400, 800, 900], 600, 800), ([300, 400], 900, 400),
    ([100, 900], 550, 900), ([400], 100, 400), ([400], .max, 400), ([400], -5, 400),
  ])
  func `weights follow CSS`(weights: [Int], wanted: Int, taken: Int) {
    #expect(weights.map { face($0) }.matching(weight: wanted, italic: false)?.weight == taken)
  }

  @Test func `slant comes before weight`() {
    let faces = [face(400), face(700), face(400, .italic)]
    #expect(faces.matching(weight: 700, italic: true) == face(400, .italic))
    #expect([face(400), face(700)].matching(weight: 700, italic: true) == face(700))
    #expect([face(400, .oblique), face(400)].matching(weight: 400, italic: true) == face(400, .oblique))
    #expect([face(400, .italic)].matching(weight: 400, italic: false) == face(400, .italic))
  }

  @Test func `the normal width is taken where there is one`() {
    #expect([face(400, stretch: 75), face(700)].matching(weight: 400, italic: false) == face(700))
    #expect([face(400, stretch: 75)].matching(weight: 400, italic: false) == face(400, stretch: 75))
  }

  @Test func `no face is no match`() {
    #expect([FontFace]().matching(weight: 400, italic: false) == nil)
  }
}
