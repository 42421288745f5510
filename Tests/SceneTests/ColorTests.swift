import Graphics
import Problems
import Scene
import Testing

@Suite struct `Colours` {
  private func color(_ written: String, named: [NamedColor] = []) throws -> ColorValue? {
    try Folder(colors: named).children("- {color: \(written)}").first?.attributes.color
  }

  @Test(
    arguments: [
      ("\"#f80\"", 0xFF8800, 1.0), ("\"#30b0C7\"", 0x30B0C7, 1), ("\"#30b0c780\"", 0x30B0C7, 128.0 / 255),
      ("rgb(80 80 80)", 0x505050, 1), ("\"rgb(1, 2, 3)\"", 0x010203, 1), ("rgb(100% 0% 50%)", 0xFF0080, 1),
      ("green", 0x008000, 1), ("lime", 0x00FF00, 1), ("rebeccapurple", 0x663399, 1), ("black / 12%", 0x000000, 0.12),
      ("\"#fff/0.5\"", 0xFFFFFF, 0.5), ("rgb(1 2 3) / 25%", 0x010203, 0.25),
    ] as [(String, UInt32, Double)])
  func `of one value`(_ written: String, _ hex: UInt32, _ alpha: Double) throws {
    #expect(try color(written) == ColorValue(light: Color(hex: hex).opacity(alpha)))
  }

  @Test func `by appearance`() throws {
    let label = ColorValue(light: .black, dark: .white)
    #expect(try color("label") == label)
    #expect(try color("label / 12%") == ColorValue(light: label.light.opacity(0.12), dark: label.dark?.opacity(0.12)))
    let map = ColorValue(light: .white, dark: Color(hex: 0x111111))
    #expect(try color("{light: white, dark: \"#111\"}") == map)
    #expect(try color("{light: white, dark: label}") == ColorValue(light: .white, dark: .white))
    #expect(try color("clear") == ColorValue(light: .clear))
    let red = ColorValue(
      light: Color(hex: 0xFF3B30), dark: Color(hex: 0xFF453A), lightHighContrast: Color(hex: 0xD70015),
      darkHighContrast: Color(hex: 0xFF6961))
    #expect(try color("systemRed") == red)
  }

  @Test func `by contrast`() throws {
    let map = "{light: systemRed, dark: systemRed / 50%, lightHighContrast: black}"
    let (light, dark) = (Color(hex: 0xFF3B30), Color(hex: 0xFF453A).opacity(0.5))
    let expected = ColorValue(
      light: light, dark: dark, lightHighContrast: .black, darkHighContrast: Color(hex: 0xFF6961).opacity(0.5))
    #expect(try color(map) == expected)
    #expect(
      try color("{light: red, darkHighContrast: systemBlue}")
        == ColorValue(light: Color(hex: 0xFF0000), darkHighContrast: Color(hex: 0x409CFF)))
    #expect(
      try color("{light: red, darkHighContrast: label}")
        == ColorValue(light: Color(hex: 0xFF0000), darkHighContrast: .white))
  }

  @Test func `of the suite win over all others`() throws {
    let own = ColorValue(light: Color(hex: 0x123456))
    #expect(try color("label", named: [NamedColor(name: "label", color: own)]) == own)
    let half = ColorValue(light: own.light.opacity(0.5))
    #expect(try color("brand / 50%", named: [NamedColor(name: "brand", color: own)]) == half)
  }
}
