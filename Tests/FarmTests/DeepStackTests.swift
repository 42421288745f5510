import Farm
import Testing

@Suite struct DeepStackTests {
  private struct Fault: Error, Equatable { var number: Int }

  @Test func givesBackWhatIsReturned() {
    var calls = 0
    let sum = onDeepStack {
      calls += 1
      return 20 + 22
    }
    #expect(sum == 42 && calls == 1)
  }

  @Test func throwsWhatIsThrown() {
    #expect(throws: Fault(number: 3)) {
      try onDeepStack { () throws(Fault) -> Int in throw Fault(number: 3) }
    }
  }

  /// 256 levels that each take 64 KiB, which is twice the room of a usual first thread.
  @Test func hasRoomForManyLevels() {
    func depth(_ level: Int) -> Int {
      withUnsafeTemporaryAllocation(byteCount: 64 << 10, alignment: 16) { bytes in
        bytes[0] = 1
        return level == 0 ? 0 : depth(level - 1) + Int(bytes[0])
      }
    }
    #expect(onDeepStack { depth(256) } == 256)
  }
}
