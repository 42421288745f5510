import Graphics
import Testing

@testable import Compare

@Suite struct MovementTests {
  private static let offsets = [
    (5, 3), (-7, 0), (0, 9), (0, -64), (64, 64), (-1, 1), (1, 0), (0, 1), (-64, 17), (40, -2),
  ]

  private func page(_ content: Drawing, _ x: Int, _ y: Int) -> Drawing {
    Drawing(300, 300).placing(Drawing.list(300, cards: 1), x: 0, y: 0).placing(content, x: x, y: y)
  }

  @Test(arguments: offsets)
  func `a card is followed`(dx: Int, dy: Int) {
    var card = Drawing(60, 40)
    card.card(card.all, seed: 7)
    let told = shifts(page(card, 110, 130), page(card, 110 + dx, 130 + dy))
    #expect(told.map(\.short) == ["(\(dx),\(dy))"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
  }

  @Test(arguments: offsets)
  func `a plain block is followed`(dx: Int, dy: Int) {
    let block = Drawing(30, 20, 0xFF20_60C0)
    #expect(shifts(page(block, 110, 130), page(block, 110 + dx, 130 + dy)).map(\.short) == ["(\(dx),\(dy))"])
  }

  @Test func `what is further away than 64 is not followed`() {
    var card = Drawing(60, 40)
    card.card(card.all, seed: 7)
    #expect(shifts(page(card, 50, 130), page(card, 115, 140)).isEmpty)
  }

  @Test func `a card that moved and changed a little is told with what remains`() {
    var card = Drawing(60, 40)
    card.card(card.all, seed: 7)
    var changed = card
    for x in 10..<15 { changed[x, 2] = 0xFFFF_0000 }
    let told = shifts(page(card, 110, 130), page(changed, 115, 133))
    #expect(told.map(\.short) == ["(5,3)"])
    #expect(told.first.map { (5...10).contains($0.remainingDifferentPixels) } == true)
  }

  @Test(arguments: [7, 8])
  func `a card that moved and became another is not told`(seed: Int) {
    var (card, other) = (Drawing(60, 40), Drawing(60, 40))
    card.card(card.all, seed: 7)
    other.card(other.all, seed: seed)
    #expect(shifts(page(card, 110, 130), page(other, 115, 133)).isEmpty == (seed != 7))
  }

  @Test func `what came or went did not move`() {
    var card = Drawing(60, 40)
    card.card(card.all, seed: 7)
    let empty = page(Drawing(1, 1), 0, 200)
    #expect(shifts(empty, page(card, 110, 130)).isEmpty)
    #expect(shifts(page(card, 110, 130), empty).isEmpty)
  }
}
