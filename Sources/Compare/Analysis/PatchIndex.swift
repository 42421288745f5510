import Graphics

/// Small patches of a picture by what they look like, to be found again in another.
///
/// A patch is 8 pixels of two rows that begin left of an edge, at which the pictures differ.
struct PatchIndex {
  private var numbers: HashNumbers
  /// For each patch where it is; nil for one that is there more than once and so tells nothing.
  private var places: [(x: Int, y: Int)?] = []
  private var rows: Range<Int>
  private static let capacity = 4096
  /// The most pixels that are looked at; the first rows suffice to find out how something moved.
  private static let pixelLimit = 1 << 20

  init(_ plane: PixelPlane, other: PixelPlane, box: PixelRect) {
    numbers = HashNumbers(capacity: Self.capacity)
    rows = box.y..<box.y
    for y in box.y..<min(box.maxY, box.y + max(Self.pixelLimit / box.width, 1)) {
      plane.forEachPatch(y, box, other) { x, hash in add(hash, x, y) }
      rows = box.y..<y + 1
      if numbers.count >= Self.capacity { break }
    }
  }

  private mutating func add(_ hash: UInt64, _ x: Int, _ y: Int) {
    if let number = numbers.number(of: hash) {
      places[number] = nil
    } else if numbers.count < Self.capacity {
      _ = numbers.number(adding: hash)
      places.append((x, y))
    }
  }

  /// How far patches of another picture are from where they are in this one, once for each that was found.
  func offsets(in plane: PixelPlane, other: PixelPlane, box: PixelRect, reach: Int) -> [(dx: Int, dy: Int)] {
    var offsets: [(dx: Int, dy: Int)] = []
    for y in max(rows.lowerBound - reach, box.y)..<min(rows.upperBound + reach, box.maxY) {
      plane.forEachPatch(y, box, other) { x, hash in
        guard let number = numbers.number(of: hash), let place = places[number] else { return }
        let (dx, dy) = (x - place.x, y - place.y)
        if abs(dx) <= reach && abs(dy) <= reach { offsets.append((dx, dy)) }
      }
    }
    return offsets
  }
}

extension PixelPlane {
  /// Calls `visit` with column and hash of each patch that begins in a row.
  fileprivate func forEachPatch(_ y: Int, _ box: PixelRect, _ other: PixelPlane, _ visit: (Int, UInt64) -> Void) {
    guard y + 1 < height else { return }
    for x in max(box.x, 1)..<max(min(box.maxX + 1, width - 6), max(box.x, 1)) {
      let (word, left) = (word(x, y), word(x - 1, y))
      if word == left { continue }
      let isChanged =
        word != other.word(x, y) || left != other.word(x - 1, y) || self.word(x, y + 1) != other.word(x, y + 1)
        || self.word(x - 1, y + 1) != other.word(x - 1, y + 1)
      if isChanged && isEdge(x, y) { visit(x, patchHash(x - 1, y)) }
    }
  }

  private func isEdge(_ x: Int, _ y: Int) -> Bool {
    let (first, second) = (colors[y &* width &+ x], colors[y &* width &+ x &- 1])
    return stride(from: UInt32(0), to: 32, by: 8).contains { shift in
      abs(channel(first, shift) &- channel(second, shift)) >= PixelPlane.edge
    }
  }

  private func patchHash(_ x: Int, _ y: Int) -> UInt64 {
    mix(hashRow(words(x, y), 8), hashRow(words(x, y &+ 1), 8) ^ 0x2545_F491_4F6C_DD1D)
  }
}
