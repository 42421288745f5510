import Graphics

/// Slides a window over a picture, downwards, with the sum of each column within it at hand.
struct WindowSearch {
  private let classes: PixelClasses
  private let size: Int
  private let box: PixelRect
  /// The window's sides, and the columns that windows which reach the box cover.
  private let (width, height): (Int, Int)
  private let columns: Range<Int>
  /// How many pixels of each column differ in the rows of the window.
  private var sums: [Int32]
  /// The same, of `blockWidth` columns each.
  private let blockWidth: Int
  private var blocks: [Int]
  private var best: (count: Int, x: Int, y: Int) = (0, 0, 0)

  init(classes: PixelClasses, size: Int, box: PixelRect) {
    self.classes = classes
    self.size = size
    self.box = box
    width = min(size, classes.width)
    height = min(size, classes.height)
    columns = max(box.x - width + 1, 0)..<min(box.maxX + width - 1, classes.width)
    blockWidth = max(width / 4, 8)
    sums = Array(repeating: 0, count: columns.count)
    blocks = Array(repeating: 0, count: (columns.count + blockWidth - 1) / blockWidth)
  }

  mutating func run() -> DensestWindow? {
    classes.bytes.withUnsafeBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      slideDown(bytes)
    }
    guard best.count > 0 else { return nil }
    return DensestWindow(
      size: size, box: PixelRect(x: best.x, y: best.y, width: width, height: height), differentPixels: best.count)
  }

  private mutating func slideDown(_ bytes: UnsafePointer<UInt8>) {
    let rows = (box.y..<box.maxY).map { holdsDifferences(bytes, $0) }
    let first = max(box.y - height + 1, 0)
    for y in first..<min(box.maxY, classes.height - height + 1) {
      var changed = false
      if y == first {
        for row in y..<y + height where change(bytes, row, 1, rows) { changed = true }
      } else {
        let gone = change(bytes, y - 1, -1, rows)
        changed = change(bytes, y + height - 1, 1, rows) || gone
      }
      // Where no row with differences came or went, all windows hold what they held a row above.
      if changed { slideRight(y) }
      if best.count == width * height { return }
    }
  }

  private func holdsDifferences(_ bytes: UnsafePointer<UInt8>, _ y: Int) -> Bool {
    let row = bytes + y * classes.width
    for x in stride(from: box.x, to: box.maxX, by: 8) {
      let word = eightClasses(row, from: x, count: box.maxX)
      if word != 0 && differentBytes(word) != 0 { return true }
    }
    return false
  }

  /// Adds a row to the sums or takes it out; false where no pixel of it counts.
  private mutating func change(_ bytes: UnsafePointer<UInt8>, _ row: Int, _ sign: Int32, _ rows: [Bool]) -> Bool {
    guard row >= box.y, row < box.maxY, rows[row - box.y] else { return false }
    add(bytes, row, sign)
    return true
  }

  private mutating func add(_ bytes: UnsafePointer<UInt8>, _ y: Int, _ sign: Int32) {
    let row = bytes + (y * classes.width + box.x)
    let count = box.width
    let offset = box.x - columns.lowerBound
    sums.withUnsafeMutableBufferPointer { sums in
      guard let target = sums.baseAddress.map({ $0 + offset }) else { return }
      for x in 0..<count {
        let byte = row[x]
        target[x] &+= sign &* Int32((byte ^ byte &>> 1) & ~(byte &>> 2) & 1)
      }
    }
  }

  private mutating func slideRight(_ y: Int) {
    sumBlocks()
    // A window that begins in a block lies in it and so many more; where all those hold no more than the best window,
    // neither does it.
    let reach = (width + blockWidth - 2) / blockWidth + 1
    var sum = 0
    for block in 0..<min(reach, blocks.count) { sum += blocks[block] }
    for block in blocks.indices {
      if sum > best.count { slideRight(y, from: block * blockWidth) }
      sum -= blocks[block]
      if block + reach < blocks.count { sum += blocks[block + reach] }
    }
  }

  private mutating func sumBlocks() {
    sums.withUnsafeBufferPointer { sums in
      for block in blocks.indices {
        var sum: Int32 = 0
        for x in block * blockWidth..<min((block + 1) * blockWidth, sums.count) { sum &+= sums[x] }
        blocks[block] = Int(sum)
      }
    }
  }

  /// Looks at the windows that begin in a block.
  private mutating func slideRight(_ y: Int, from start: Int) {
    let end = min(start + blockWidth, columns.count - width + 1)
    guard start < end else { return }
    let width = width
    let found = sums.withUnsafeBufferPointer { sums in
      var count = 0
      for x in start..<start &+ width { count &+= Int(sums[x]) }
      var found = (count: count, x: start)
      for x in start &+ 1..<max(end, start &+ 1) {
        count &+= Int(sums[x &+ width &- 1] &- sums[x &- 1])
        if count > found.count { found = (count, x) }
      }
      return found
    }
    if found.count > best.count { best = (found.count, columns.lowerBound + found.x, y) }
  }
}
