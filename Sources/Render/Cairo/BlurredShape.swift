import Canvas
import Graphics

/// The inside of a shape, blurred.
///
/// It is drawn only as large as its corners and the blur need, with one column and one row that stand for all between
/// them; what comes out is the same, byte by byte, as blurring the whole.
struct BlurredShape {
  /// The shape, its edges on 256ths of a pixel, as Cairo has them.
  let shape: RoundedRect
  private let sigma: Size
  private let horizontal, vertical: BlurPasses

  init(_ shape: RoundedRect, sigma: Size) {
    var shape = shape
    shape.radii = shape.fittedRadii
    let (left, top) = (Self.held(shape.rect.x), Self.held(shape.rect.y))
    shape.rect = Rect(
      x: left, y: top, width: Self.held(shape.rect.maxX) - left, height: Self.held(shape.rect.maxY) - top)
    self.shape = shape
    self.sigma = sigma
    horizontal = BlurPasses(sigma: sigma.width)
    vertical = BlurPasses(sigma: sigma.height)
  }

  private static func held(_ edge: Double) -> Double { (min(max(edge, -1_000_000), 1_000_000) * 256).rounded() / 256 }

  /// How far the blur reaches.
  var reach: (x: Int, y: Int) { (horizontal.reach, vertical.reach) }

  /// The pixels that may have any of it.
  var extent: PixelRect {
    shape.rect.isEmpty
      ? PixelRect(x: 0, y: 0, width: 0, height: 0)
      : PixelRect(around: shape.rect).grown(x: horizontal.reach, y: vertical.reach)
  }

  /// How much of each pixel of a region is covered.
  func coverage(of region: PixelRect, _ tiles: ShadowTiles) throws(CanvasError) -> Coverage {
    guard !shape.rect.isEmpty, !region.intersection(extent).isEmpty else {
      return Coverage(width: region.width, height: region.height)
    }
    let (columns, rows) = stretches
    let inner = PixelRect(
      x: region.x - columns.start, y: region.y - rows.start, width: region.width, height: region.height)
    guard Self.isSmall(columns, rows) else { return try blurred(region, drawing: near(region)) }
    let (reachX, reachY) = (horizontal.reach, vertical.reach)
    let (narrow, low) = (columns.shortened(besides: 2 * reachX), rows.shortened(besides: 2 * reachY))
    guard tileArea(narrow, low, for: region) != nil else {
      return try blurred(region, drawing: PixelRect(around: shape.rect))
    }
    let key = ShadowTiles.Key(shape: shortened(narrow, low), sigma: sigma)
    let tile: Coverage
    if let known = tiles[key] {
      tile = known
    } else {
      tile = try raw(columns, rows, besides: (narrow.left, low.left)).blurred(
        horizontal, vertical,
        in: PixelRect(x: -reachX, y: -reachY, width: narrow.count + 2 * reachX, height: low.count + 2 * reachY))
      tiles[key] = tile
    }
    let whole = StretchedCoverage(
      tile, column: narrow.middle + 2 * reachX, moreColumns: narrow.left, row: low.middle + 2 * reachY,
      moreRows: low.left)
    return whole.part(PixelRect(x: inner.x + reachX, y: inner.y + reachY, width: inner.width, height: inner.height))
  }

  /// How many bytes making the coverage of a region takes at the worst, with it.
  func need(of region: PixelRect) -> Int {
    let area = region.width * region.height
    guard !shape.rect.isEmpty, !region.intersection(extent).isEmpty else { return area }
    let (columns, rows) = stretches
    guard Self.isSmall(columns, rows) else {
      let near = near(region)
      return area + StretchedBands.need(rows: rows.kept(from: near.y, near.height).count, in: region)
    }
    let (narrow, low) = (
      columns.shortened(besides: 2 * horizontal.reach), rows.shortened(besides: 2 * vertical.reach)
    )
    // The corners, their rows blurred, and the tile.
    if let tile = tileArea(narrow, low, for: region) { return area + 4 * tile }
    let height = min(rows.shortened(besides: 0).count, region.height + 2 * vertical.reach)
    return area + StretchedBands.need(rows: height, in: region)
  }

  /// The same without any short cut, which tests hold the other way to.
  func wholeCoverage(of region: PixelRect) throws(CanvasError) -> Coverage {
    let box = PixelRect(around: shape.rect)
    var whole = Coverage(width: box.width, height: box.height)
    try whole.draw(Path.rounded(shape), x: box.x, y: box.y)
    return StretchedCoverage(whole).blurred(
      horizontal, vertical,
      in: PixelRect(x: region.x - box.x, y: region.y - box.y, width: region.width, height: region.height))
  }

  /// The columns and rows in which a corner may be.
  private var corners: (left: Double, top: Double, right: Double, bottom: Double) {
    let radii = shape.radii
    let factor = shape.curve == .continuous ? ContinuousCorner.reach : 1
    return (
      factor * max(radii.topLeft.width, radii.bottomLeft.width),
      factor * max(radii.topLeft.height, radii.topRight.height),
      factor * max(radii.topRight.width, radii.bottomRight.width),
      factor * max(radii.bottomLeft.height, radii.bottomRight.height)
    )
  }

  private var stretches: (columns: Stretch, rows: Stretch) {
    let corners = corners
    return (
      Stretch(start: shape.rect.x, length: shape.rect.width, first: corners.left, last: corners.right),
      Stretch(start: shape.rect.y, length: shape.rect.height, first: corners.top, last: corners.bottom)
    )
  }

  /// The pixels of a blurred tile; nil where it is too large to be made and kept for a region.
  private func tileArea(_ columns: Shortened, _ rows: Shortened, for region: PixelRect) -> Int? {
    let area = (columns.count + 2 * horizontal.reach) * (rows.count + 2 * vertical.reach)
    return area <= max(region.width * region.height, 1 << 18) && area <= 1 << 22 ? area : nil
  }

  /// Whether the corners of a shape are small enough to be drawn.
  private static func isSmall(_ columns: Stretch, _ rows: Stretch) -> Bool {
    let (narrow, low) = (columns.shortened(besides: 0).count, rows.shortened(besides: 0).count)
    return narrow <= 16384 && low <= 16384 && narrow * low <= 1 << 26
  }

  /// The shape itself, with one column and one row for all that are the same, but without some of them.
  private func raw(
    _ columns: Stretch, _ rows: Stretch, besides left: (columns: Int, rows: Int)
  ) throws(CanvasError) -> StretchedCoverage {
    let (narrow, low) = (columns.shortened(besides: 0), rows.shortened(besides: 0))
    var tile = Coverage(width: narrow.count, height: low.count)
    try tile.draw(Path.rounded(shortened(narrow, low)), x: 0, y: 0)
    return StretchedCoverage(
      tile, column: narrow.middle, moreColumns: narrow.left - left.columns, row: low.middle,
      moreRows: low.left - left.rows)
  }

  /// A region blurred, of whose shape only some pixels are drawn, without the columns and rows between its corners.
  private func blurred(_ region: PixelRect, drawing near: PixelRect) throws(CanvasError) -> Coverage {
    let (columns, rows) = stretches
    let (narrow, low) = (columns.kept(from: near.x, near.width), rows.kept(from: near.y, near.height))
    let path = Path.rounded(shortened(narrow, low, from: near))
    let bands = StretchedBands(
      width: narrow.count, height: low.count, column: narrow.middle, moreColumns: narrow.left, row: low.middle,
      moreRows: low.left
    ) { rows throws(CanvasError) in
      var band = Coverage(width: narrow.count, height: rows.count)
      try band.draw(path, x: 0, y: rows.lowerBound)
      return band
    }
    return try bands.blurred(
      horizontal, vertical,
      in: PixelRect(x: region.x - near.x, y: region.y - near.y, width: region.width, height: region.height))
  }

  /// What of a shape larger than any picture counts in a region.
  private func near(_ region: PixelRect) -> PixelRect {
    let limit = 32_000
    return region.grown(
      x: min(horizontal.reach, max(0, (limit - region.width) / 2)),
      y: min(vertical.reach, max(0, (limit - region.height) / 2))
    ).intersection(PixelRect(around: shape.rect))
  }

  /// The shape at the upper left, without the columns and rows that are left out.
  private func shortened(_ columns: Shortened, _ rows: Shortened) -> RoundedRect {
    shortened(columns, rows, from: PixelRect(around: shape.rect))
  }

  /// The shape as it lies in some pixels, without the columns and rows that are left out.
  private func shortened(_ columns: Shortened, _ rows: Shortened, from box: PixelRect) -> RoundedRect {
    var shape = shape
    shape.rect = Rect(
      x: shape.rect.x - Double(box.x), y: shape.rect.y - Double(box.y),
      width: shape.rect.width - Double(columns.left), height: shape.rect.height - Double(rows.left))
    return shape
  }
}

/// The pixels of a shape in one direction: those of its first corners, those of its last, and equal ones between.
private struct Stretch {
  /// The first pixel.
  let start: Int
  private let count, first, last: Int

  init(start: Double, length: Double, first: Double, last: Double) {
    self.start = Int(start.rounded(.down))
    count = Int((start + length).rounded(.up)) - self.start
    // An edge between pixels takes one more.
    self.first = Int(min(first, 2_000_000).rounded(.up)) + 2
    self.last = Int(min(last, 2_000_000).rounded(.up)) + 2
  }

  /// With one pixel, and some besides, of those that are equal.
  func shortened(besides more: Int) -> Shortened {
    let least = first + last + 1 + more
    return count > least
      ? Shortened(count: least, middle: first, left: count - least)
      : Shortened(count: count, middle: 0, left: 0)
  }

  /// Of some of the pixels, with one of those that are equal.
  func kept(from place: Int, _ length: Int) -> Shortened {
    let (low, high) = (max(place, start + first), min(place + length, start + count - last))
    let left = max(0, high - low - 1)
    return Shortened(count: length - left, middle: left > 0 ? low - place : 0, left: left)
  }
}

private struct Shortened {
  /// How many pixels there are.
  let count: Int
  /// The one that stands for more.
  let middle: Int
  /// For how many more.
  let left: Int
}
