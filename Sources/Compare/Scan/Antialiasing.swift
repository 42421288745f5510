import Graphics

/// Tells whether a pixel looks as if antialiasing had made it: it lies on a slope of brightness, and the foot or the top
/// of the slope is part of an area of one colour, in both pictures.
///
/// Source: V. Vyšniauskas, "Anti-aliased pixel and intensity slope detector", 2009. Neighbours are visited column by
/// column, because of several that are equally bright the first counts.
struct Antialiasing {
  let picture: PixelSource
  let other: PixelSource
  let size: PixelSize
  let background: Background
  /// Whether a difference in alpha makes a slope where brightness is the same.
  let alphaSlopes: Bool

  @inline(__always)
  func holds(_ x: Int, _ y: Int) -> Bool {
    let isInside = x > 0 && y > 0 && x < size.width &- 1 && y < size.height &- 1
    return isInside && picture.wide == nil ? holdsInside(x, y) : holdsAnywhere(x, y)
  }

  /// Whether both pictures have three neighbours and more of the same colour here; the edge counts as one.
  func isFlat(_ x: Int, _ y: Int) -> Bool {
    picture.hasSiblings(x, y, size) && other.hasSiblings(x, y, size)
  }

  /// The test for any pixel, by sums in `Double`.
  @inline(never)
  func holdsAnywhere(_ x: Int, _ y: Int) -> Bool {
    let (columns, rows) = (size.columns(around: x), size.rows(around: y))
    let center = picture.channels(y &* picture.stride &+ x)
    let behind = background.color(at: y &* size.width &+ x)
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (brightest, darkest) = ((x, y), (x, y))
    for column in columns {
      for row in rows where column != x || row != y {
        let delta = brightnessDelta(center, picture.channels(row &* picture.stride &+ column), behind)
        if delta == 0 {
          equal &+= 1
          if equal > 2 { return false }
        } else if delta < least {
          (least, brightest) = (delta, (column, row))
        } else if delta > most {
          (most, darkest) = (delta, (column, row))
        }
      }
    }
    guard least < 0, most > 0 else { return false }
    return isFlat(brightest.0, brightest.1) || isFlat(darkest.0, darkest.1)
  }

  /// How much brighter the pixel is than a neighbour.
  private func brightnessDelta(
    _ center: Channels, _ neighbor: Channels, _ behind: (red: Double, green: Double, blue: Double)
  ) -> Double {
    let (red, green, blue) = YIQ.difference(center, neighbor, over: behind)
    let delta = YIQ.brightness(red, green, blue)
    return delta == 0 && alphaSlopes ? (center.alpha - neighbor.alpha) / 2 : delta
  }
}

extension PixelSource {
  /// Whether three neighbours and more are the same as a pixel; the edge of the picture counts as one.
  @inline(__always)
  func hasSiblings(_ x: Int, _ y: Int, _ size: PixelSize) -> Bool {
    let isInside = x > 0 && y > 0 && x < size.width &- 1 && y < size.height &- 1
    if isInside && wide == nil { return Neighborhood(words + (y &* stride &+ x), stride).equal > 2 }
    return hasSiblingsAnywhere(x, y, size)
  }

  private func hasSiblingsAnywhere(_ x: Int, _ y: Int, _ size: PixelSize) -> Bool {
    let center = y &* stride &+ x
    let (columns, rows) = (size.columns(around: x), size.rows(around: y))
    var equal = columns.count < 3 || rows.count < 3 ? 1 : 0
    for row in rows {
      for column in columns where column != x || row != y {
        if areSame(row &* stride &+ column, center) { equal &+= 1 }
      }
    }
    return equal > 2
  }
}

extension PixelSize {
  fileprivate func columns(around x: Int) -> ClosedRange<Int> { max(x - 1, 0)...min(x + 1, width - 1) }
  fileprivate func rows(around y: Int) -> ClosedRange<Int> { max(y - 1, 0)...min(y + 1, height - 1) }
}
