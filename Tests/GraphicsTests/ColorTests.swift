import Testing

@testable import Graphics

@Suite struct ColorTests {
  @Test(
    arguments: [
      (0x000000, Color.black), (0xFFFFFF, .white), (0x123456, Color(red: 0x12, green: 0x34, blue: 0x56)),
      // Bits above the 24 are no part of a colour.
      (0xFF00_00FF, Color(red: 0, green: 0, blue: 255)),
    ] as [(UInt32, Color)])
  func readsHexadecimal(hex: UInt32, color: Color) {
    #expect(Color(hex: hex) == color)
    #expect(Color(hex: hex).alpha == 1)
  }

  @Test func opacityMultiplies() {
    let half = Color(red: 1, green: 2, blue: 3, alpha: 0.5)
    #expect(half.opacity(0.5) == Color(red: 1, green: 2, blue: 3, alpha: 0.25))
    #expect(Color.clear.opacity(1).alpha == 0)
  }
}
