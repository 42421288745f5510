import Testing

@testable import Graphics

@Suite struct CornerRadiiTests {
  private let mixed = CornerRadii(
    topLeft: Size(width: 10, height: 8), topRight: .zero, bottomRight: Size(width: 3, height: 3),
    bottomLeft: Size(width: 2, height: 20))

  @Test func allCornersMayBeEqual() {
    let radii = CornerRadii(all: 4)
    #expect(radii.isUniform && !radii.isZero)
    #expect(radii.bottomLeft == Size(width: 4, height: 4))
    #expect(CornerRadii.zero.isZero && CornerRadii.zero.isUniform)
    #expect(!mixed.isUniform && !mixed.isZero)
  }

  @Test func insetsMakeRadiiSmallerButNotNegative() {
    let inner = mixed.inset(by: 3)
    #expect(inner.topLeft == Size(width: 7, height: 5))
    #expect(inner.topRight == .zero)
    #expect(inner.bottomRight == .zero)
    #expect(inner.bottomLeft == Size(width: 0, height: 17))
  }

  @Test func oneCornerIsEnoughNotToBeUniform() {
    for corner in [\CornerRadii.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
      var radii = CornerRadii(all: 4)
      radii[keyPath: corner].height = 5
      #expect(!radii.isUniform)
    }
  }
}
