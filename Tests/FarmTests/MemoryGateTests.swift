import Synchronization
import Testing

@testable import Farm

@Suite("Room in memory")
struct MemoryGateTests {
  /// What is inside at a time, and the most there ever was.
  private final class Level: Sendable {
    private let state = Mutex((now: 0, most: 0))

    func change(by bytes: Int) {
      state.withLock { state in
        state.now += bytes
        state.most = max(state.most, state.now)
      }
    }

    var most: Int { state.withLock(\.most) }
    var now: Int { state.withLock(\.now) }
  }

  @Test func `never more is inside than there is room for, and all get in`() async {
    let (gate, level) = (MemoryGate(room: 100), Level())
    let needs = (0..<200).map { $0 * 37 % 100 + 1 }
    await withTaskGroup(of: Void.self) { group in
      for need in needs {
        group.addTask {
          let taken = await gate.enter(need)
          level.change(by: taken)
          await Task.yield()
          level.change(by: -taken)
          await gate.leave(taken)
        }
      }
    }
    #expect(level.now == 0)
    #expect(level.most <= 100 && level.most > 50)
  }

  @Test(arguments: [(50, 50), (100, 100), (101, 100), (Int.max, 100), (-5, 0)])
  func `what is larger than all of it gets all of it`(need: Int, taken: Int) async {
    let gate = MemoryGate(room: 100)
    #expect(await gate.enter(need) == taken)
  }
}
