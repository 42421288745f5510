import Graphics
import Testing

@testable import Canvas

@Suite("Memory of pictures")
struct KeptMemoryTests {
  private let mebibyte = 1 << 20

  @Test("the next picture gets the memory of the last, also where it is smaller")
  func again() throws {
    let memory = KeptMemory(limit: 64 * mebibyte)
    let large = try #require(memory.take(20 * mebibyte))
    memory.giveBack(large)
    #expect(memory.byteCount == 20 * mebibyte)
    let smaller = try #require(memory.take(14 * mebibyte))
    #expect(smaller.start == large.start && smaller.byteCount == large.byteCount && memory.byteCount == 0)
    memory.giveBack(smaller)
  }

  @Test("a larger picture takes the place of what is too small, so that one worker keeps one block")
  func larger() throws {
    let memory = KeptMemory(limit: 64 * mebibyte)
    for size in [10, 14, 20, 12, 20] {
      memory.giveBack(try #require(memory.take(size * mebibyte)))
    }
    #expect(memory.byteCount == 20 * mebibyte)
  }

  @Test("of several blocks the smallest that fits is taken")
  func smallestFit() throws {
    let memory = KeptMemory(limit: 64 * mebibyte)
    let taken = try [20, 10, 15].map { try #require(memory.take($0 * mebibyte)) }
    taken.forEach(memory.giveBack)
    let block = try #require(memory.take(11 * mebibyte))
    #expect(block.byteCount == 15 * mebibyte && memory.byteCount == 30 * mebibyte)
    memory.giveBack(block)
  }

  @Test("no more is kept than the limit says")
  func limit() throws {
    let memory = KeptMemory(limit: 25 * mebibyte)
    let taken = try [20, 10, 4].map { try #require(memory.take($0 * mebibyte)) }
    taken.forEach(memory.giveBack)
    #expect(memory.byteCount == 24 * mebibyte)
  }

  @Test("a picture in memory that was drawn in before begins transparent")
  func transparent() throws {
    for _ in 0..<2 {
      let surface = try Surface(width: 700, height: 700)
      #expect(try surface.bitmap().pixels.allSatisfy { $0 == 0 })
      surface.fill(Color(red: 255, green: 0, blue: 0))
    }
  }
}
