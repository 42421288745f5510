import Graphics
import Testing

@testable import Compare

@Suite struct DensestWindowTests {
  private func counted(_ classes: PixelClasses, _ size: Int) -> DensestWindow? {
    let (width, height) = (min(size, classes.width), min(size, classes.height))
    // Sums of all pixels above and to the left.
    var sums = [[Int]](repeating: Array(repeating: 0, count: classes.width + 1), count: classes.height + 1)
    for y in 0..<classes.height {
      for x in 0..<classes.width {
        let one = [1, 2].contains(classes.bytes[y * classes.width + x]) ? 1 : 0
        sums[y + 1][x + 1] = sums[y][x + 1] + sums[y + 1][x] - sums[y][x] + one
      }
    }
    var best: DensestWindow?
    for y in 0...classes.height - height {
      for x in 0...classes.width - width {
        let count = sums[y + height][x + width] - sums[y][x + width] - sums[y + height][x] + sums[y][x]
        if count > best?.differentPixels ?? 0 {
          best = DensestWindow(
            size: size, box: PixelRect(x: x, y: y, width: width, height: height), differentPixels: count)
        }
      }
    }
    return best
  }

  @Test(arguments: 0..<80)
  func `the window is the one that counting all of them finds`(seed: Int) {
    var numbers = Numbers(seed: seed)
    let (width, height) = (1 + numbers.below(60), 1 + numbers.below(60))
    let density = [1, 2, 9, 60, 500][seed % 5]
    let part = (numbers.below(width), numbers.below(height))
    var (left, top, right, bottom) = (width, height, -1, -1)
    var bytes = [UInt8](repeating: 0, count: width * height)
    for y in part.1..<height {
      for x in part.0..<width where numbers.below(density) == 0 {
        bytes[y * width + x] = UInt8(1 + numbers.below(2))
        (left, top, right, bottom) = (min(left, x), min(top, y), max(right, x), max(bottom, y))
      }
    }
    let classes = PixelClasses(width: width, height: height, bytes: bytes)
    let box = PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    for size in [1, 2, 3, 8, 17, 32, 59, 100_000, .max] {
      #expect(densestWindow(in: classes, size: size, box: box) == counted(classes, size), "size \(size)")
      #expect(
        densestWindow(in: classes, size: size, box: .init(x: 0, y: 0, width: width, height: height))
          == counted(classes, size), "size \(size), all")
    }
  }

  @Test(arguments: [0, -1, .min])
  func `a window without sides is none`(size: Int) {
    let classes = PixelClasses(width: 2, height: 2, bytes: [1, 1, 1, 1])
    #expect(densestWindow(in: classes, size: size, box: PixelRect(x: 0, y: 0, width: 2, height: 2)) == nil)
  }
}
