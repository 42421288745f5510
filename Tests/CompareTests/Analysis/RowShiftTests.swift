import Graphics
import Testing

@testable import Compare

@Suite struct RowShiftTests {
  // Everywhere, at both ends among it; rows of noise equal no other ones.
  @Test(arguments: 0..<40)
  func `rows that came are told where the picture grew`(seed: Int) {
    var numbers = Numbers(seed: seed)
    let base = Drawing.list(60 + numbers.below(90), cards: 3 + numbers.below(4), seed: seed)
    let (count, y) = (1 + numbers.below(30), seed == 0 ? 0 : seed == 1 ? base.height : numbers.below(base.height + 1))
    let grown = base.insertingRows(count, at: y, seed: seed)
    let told = shifts(base, grown)
    #expect(told.map(\.short) == ["+\(count)@\(y)"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
    #expect(told.map(\.area) == [grown.all])
    #expect(shifts(grown, base).map(\.short) == ["-\(count)@\(y)"])
    #expect(shifts(base.transposed, grown.transposed).map(\.short) == ["|+\(count)@\(y)"])
    #expect(shifts(grown.transposed, base.transposed).map(\.short) == ["|-\(count)@\(y)"])
  }

  @Test(arguments: 0..<40)
  func `rows that came are told where the picture was cut`(seed: Int) {
    var numbers = Numbers(seed: seed)
    let base = Drawing.list(60 + numbers.below(90), cards: 6, seed: seed)
    let (count, y) = (1 + numbers.below(20), numbers.below(base.height / 2))
    let pushed = base.insertingRows(count, at: y, seed: seed).height(base.height)
    let told = shifts(base, pushed)
    #expect(told.map(\.short) == ["+\(count)@\(y)"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
    #expect(shifts(base.transposed, pushed.transposed).map(\.short) == ["|+\(count)@\(y)"])
  }

  // What is told of removed rows is where the first different row is; what came at the end is told as well.
  @Test(arguments: [(8, 40), (48, 3), (60, 1), (100, 12), (0, 8)])
  func `rows that went are told with those that came instead`(y: Int, count: Int) {
    let base = Drawing.list()
    let short = base.removingRows(count, at: y)
    let pulled = short.insertingRows(count, at: short.height, seed: 1)
    let told = shifts(base, pulled)
    #expect(told.map(\.kind) == [.rowsRemoved, .rowsInserted])
    #expect(told.map(\.count) == [count, count])
    #expect(told.last?.at == base.height - count)
    #expect(told.map(\.remainingDifferentPixels) == [0, 0])
    let first = (0..<base.height).first { row in (0..<base.width).contains { base[$0, row] != pulled[$0, row] } }
    #expect(told.first?.at == first)
  }

  @Test func `pixels that changed besides are counted`() {
    let base = Drawing.list()
    var pushed = base.insertingRows(12, at: 48, seed: 5).height(base.height)
    for x in 20..<30 { pushed[x, 150] ^= 0x00FF_FFFF }
    #expect(shifts(base, pushed).map(\.short) == ["+12@48"])
    #expect(shifts(base, pushed).map(\.remainingDifferentPixels) == [10])
    var grown = base.insertingRows(12, at: 48, seed: 5)
    for x in 20..<30 { grown[x, 2] ^= 0x00FF_FFFF }
    #expect(shifts(base, grown).map(\.short) == ["+12@48"])
    #expect(shifts(base, grown).map(\.remainingDifferentPixels) == [10])
  }

  @Test func `a picture that grew at its end is compared above`() {
    let base = Drawing(64, 64, 0xFFFF_FFFF)
    let told = shifts(base, base.height(84, filling: 0x00FF_FFFF))
    #expect(told.map(\.short) == ["+20@64"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
    #expect(shifts(base.height(84, filling: 0), base).map(\.short) == ["-20@64"])
  }

  @Test func `two places are told in order`() {
    let base = Drawing.list()
    let actual = base.insertingRows(3, at: 150, seed: 1).removingRows(32, at: 88).insertingRows(5, at: 10, seed: 2)
    #expect(shifts(base, actual).map(\.short) == ["+5@10", "-32@88", "+3@123"])
    #expect(shifts(base, actual).allSatisfy { $0.remainingDifferentPixels == 0 })
  }

  @Test func `both sides may change`() {
    let base = Drawing.list()
    let grown = base.insertingRows(12, at: 48, seed: 5)
    let wider = Drawing(base.width + 9, grown.height).placing(grown, x: 0, y: 0)
    #expect(shifts(base, wider).map(\.short) == ["+12@48", "|+9@120"])
    #expect(shifts(base, wider).map(\.remainingDifferentPixels) == [0, 0])
    #expect(shifts(base.transposed, wider.transposed).map(\.short) == ["|+12@48", "+9@120"])
  }

  @Test func `cards that are all alike are aligned`() {
    var base = Drawing(100, 400)
    for index in 0..<10 { base.card(PixelRect(x: 5, y: 5 + index * 40, width: 90, height: 30), seed: 3) }
    #expect(shifts(base, base.insertingRows(7, at: 123, seed: 1).height(400)).map(\.short) == ["+7@123"])
    #expect(shifts(base, base.insertingRows(7, at: 123, seed: 1)).map(\.short) == ["+7@123"])
  }

  // Blank rows pushed out of a picture that is blank to its end are no news; those above a bar are.
  @Test func `blank rows below make room`() {
    let base = Drawing.list().height(400)
    let pushed = base.insertingRows(12, at: 48, seed: 1)
    #expect(shifts(base, pushed.height(400)).map(\.short) == ["+12@48"])
    let bar = Drawing.list(cards: 1)
    let (before, after) = (base.placing(bar, x: 0, y: 330), pushed.height(400).placing(bar, x: 0, y: 330))
    #expect(shifts(before, after).map(\.kind) == [.rowsInserted, .rowsRemoved])
    #expect(shifts(before, after).map(\.count) == [12, 12])
    #expect(shifts(before, after).first?.at == 48)
    #expect(shifts(before, after).last.map { $0.at + $0.count <= 338 } == true)
  }

  @Test func `a panel may shift while its side stays`() {
    var side = Drawing(50, 270)
    side.noise(side.all, seed: 9)
    let panel = Drawing.list()
    let pushed = panel.insertingRows(12, at: 60, seed: 4).height(panel.height)
    let base = Drawing(170, 270).placing(side, x: 0, y: 0)
    let told = shifts(base.placing(panel, x: 50, y: 0), base.placing(pushed, x: 50, y: 0))
    #expect(told.map(\.short) == ["+12@60"])
    #expect(told.map(\.remainingDifferentPixels) == [0])
    #expect(told.allSatisfy { $0.area.x >= 50 && $0.area.maxX <= 170 })
    // Without anything beside it, it is the whole width.
    let alone = shifts(Drawing(170, 270).placing(panel, x: 50, y: 0), Drawing(170, 270).placing(pushed, x: 50, y: 0))
    #expect(alone.map(\.short) == ["+12@60"])
  }
}
