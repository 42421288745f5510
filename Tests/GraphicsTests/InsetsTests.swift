import Testing

@testable import Graphics

@Suite struct InsetsTests {
  @Test func addUpAlongEachAxis() {
    let insets = Insets(top: 1, left: 2, bottom: 4, right: 8)
    #expect((insets.horizontal, insets.vertical) == (10, 5))
    #expect(Insets(all: 3) == Insets(top: 3, left: 3, bottom: 3, right: 3))
    #expect(Insets(left: 7) == Insets(top: 0, left: 7, bottom: 0, right: 0))
  }

  @Test func sizesAreExchangedWhenTurned() {
    #expect(Size(width: 3, height: 9).transposed == Size(width: 9, height: 3))
  }
}
