import Graphics
import TestSupport
import Testing

@testable import Compare

@Suite struct RulesTests {
  // For two channels, the third that brings brightness nearest to nothing is at hand.
  @Test func `no two brightnesses of opaque colours are nearly the same`() {
    var least = Int.max
    for red in -255...255 {
      for green in -255...255 {
        let rest = red * 29_889_531 + green * 58_662_247
        for blue in -rest / 11_448_223 - 1 ... -rest / 11_448_223 + 1 where abs(blue) <= 255 {
          if red != 0 || green != 0 || blue != 0 { least = min(least, abs(rest + blue * 11_448_223)) }
        }
      }
    }
    #expect(least == 229)
    #expect(YIQ.units(0xFF01_0000) == 29_889_531)
    #expect(YIQ.units(0xFFFF_FFFF) == 255 * 100_000_001)
  }

  @Test func `no colour that might differ is passed over`() {
    var numbers = SeededGenerator(seed: 5)
    let rule = ColorRule(mode: .yiq, tolerance: 0.1)
    for _ in 0..<200_000 {
      let delta = (0..<3).map { _ in Int.random(in: -40...40, using: &numbers) }
      let squared = delta.map { $0 * $0 }.reduce(0, +)
      if squared > rule.harmless { continue }
      #expect(YIQ.squaredDelta(Double(delta[0]), Double(delta[1]), Double(delta[2])) <= rule.limit)
    }
    #expect(rule.harmless == 1375)
    #expect(ColorRule(mode: .yiq, tolerance: 1e300).harmless == 200_000)
  }

  @Test(arguments: [ComparisonMode.exact, .yiq, .yiqWhite, .oklab])
  func `opaque colours are told apart alike by both ways`(mode: ComparisonMode) {
    var numbers = SeededGenerator(seed: 11)
    let tables = OKLab.tables
    tables.linear.withUnsafeBufferPointer { linear in
      tables.cubeRoots.withUnsafeBufferPointer { roots in
        guard let linear = linear.baseAddress, let roots = roots.baseAddress else { return }
        let (lab, rule) = (OKLab(linear: linear, cubeRoots: roots), ColorRule(mode: mode, tolerance: 0.1))
        for _ in 0..<20_000 {
          let first = UInt32.random(in: 0...0xFF_FFFF, using: &numbers) | 0xFF00_0000
          let second = first ^ UInt32.random(in: 1...0xFF_FFFF, using: &numbers) & 0x3F3F_3F3F
          if first == second { continue }
          #expect(
            rule.verdict(opaque: first, second, lab)
              == rule.verdict(Channels(word: first), Channels(word: second), at: 7, lab))
        }
      }
    }
  }

  @Test func `roots are roots`() {
    let tables = OKLab.Tables()
    #expect(tables.linear.count == 257 && tables.cubeRoots.count == 4098)
    #expect(tables.linear[0] == 0 && tables.linear[255] == 1 && tables.linear[256] == 1)
    for (index, root) in tables.cubeRoots.enumerated() {
      let value = Double(index) / 4096
      #expect(abs(root * root * root - value) <= 4 * value.ulp)
    }
    // 0.5 of sRGB and a value of its straight part.
    #expect(abs(tables.linear[128] - 0.21586050011389926) < 1e-15)
    #expect(tables.linear[10] == 10.0 / 255 / 12.92)
  }

  @Test func `a checkerboard has both colours`() {
    let colors = (0..<1000).map { Background.checkerboard.color(at: $0) }
    #expect(colors.allSatisfy { $0.red == 48 && [48, 207].contains($0.green) && [48, 207].contains($0.blue) })
    #expect((400...600).contains(colors.count { $0.green == 48 }))
    #expect((400...600).contains(colors.count { $0.blue == 48 }))
    #expect(Background.white.color(at: 3) == (255, 255, 255))
  }
}
