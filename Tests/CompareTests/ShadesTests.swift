import Testing

@testable import Compare

@Suite struct ShadesTests {
  // All 2^24 of them: plain loops, because this is run without optimisation too.
  @Test func integersComeToTheShadesOfTheRule() {
    var wrong = 0
    var word: UInt32 = 0xFF00_0000
    while true {
      if Shades.tenth(word) &+ 229 != Shades.gray(word, 0.1) { wrong &+= 1 }
      if word == 0xFFFF_FFFF { break }
      word &+= 1
    }
    #expect(wrong == 0)
  }

  @Test(arguments: [(0.1, 229), (0, 255), (1, 0), (0.5, 127), (-3, 255), (.nan, 255), (9, 0)])
  func theDarkestShadeIsBlack(strength: Double, darkest: Int) {
    #expect(Shades(strength: strength).darkest == darkest)
  }
}
