import Display
import Graphics
import Lint

/// Which pixels of a picture are those of which piece of letters: where pieces lie on each other that in front, and
/// none where something was painted over them.
struct LetterPlaces {
  private let width, height: Int
  /// By pixel the number of a piece; -1 where there is none.
  private var owners: [Int32]
  /// What is around all pixels with an owner.
  private var bounds: PixelRect?
  private var plane = AffineTransform.identity
  private var planes: [AffineTransform] = []
  private var clips: [Rect]

  /// Walks a list in which the pieces are filled rectangles.
  init(of pieces: [LetterPiece], in list: DisplayList) {
    (width, height) = (list.width, list.height)
    owners = Array(repeating: -1, count: width * height)
    clips = [Rect(x: 0, y: 0, width: Double(list.width), height: Double(list.height))]
    var numbers: [Int: ArraySlice<Int>] = [:]
    for (number, piece) in pieces.enumerated() { numbers[piece.view, default: []].append(number) }
    // Every view is in the list, in the order of the layout.
    var (count, open) = (0, [Int]())
    for command in list.commands {
      switch command {
      case .beginView:
        open.append(count)
        count += 1
      case .endView: open.removeLast()
      case .fill(let shape, _):
        if let view = open.last, let waiting = numbers[view],
          let place = waiting.firstIndex(where: { shape == .rounded(RoundedRect(pieces[$0].rect)) })
        {
          mark(pieces[waiting[place]].rect, as: Int32(waiting[place]))
          numbers[view] = waiting[(place + 1)...]
        } else {
          cover(command)
        }
      default: follow(command)
      }
    }
  }

  /// Whether nothing is to be looked at.
  var isEmpty: Bool { bounds == nil }

  private mutating func follow(_ command: DisplayList.Command) {
    switch command {
    case .beginClip(let shape):
      let around = plane.bounds(of: shape.outline)
      clips.append((clips.last ?? around).intersection(around))
    case .endClip: clips.removeLast()
    case .beginTransform(let transform):
      planes.append(plane)
      plane = transform.concatenating(plane)
    case .endTransform: plane = planes.popLast() ?? .identity
    case .image, .blurBehind: cover(command)
    default: break
    }
  }

  /// Gives the pixels of a rectangle an owner; of a turned one those that are wholly inside.
  private mutating func mark(_ rect: Rect, as owner: Int32) {
    let area = pixels(of: rect)
    guard area.width > 0, area.height > 0 else { return }
    bounds = bounds.map { $0.union(area) } ?? area
    guard !plane.isTranslation, let back = plane.inverted else { return fill(area, with: owner) }
    let inside = rect.inset(by: Insets(all: 1))
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let point = back.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        if inside.contains(point) { owners[y * width + x] = owner }
      }
    }
  }

  /// Takes what a command may paint from its owners.
  private mutating func cover(_ command: DisplayList.Command) {
    guard let bounds, let rect = command.bounds else { return }
    fill(pixels(of: rect).intersection(bounds), with: -1)
  }

  private mutating func fill(_ area: PixelRect, with owner: Int32) {
    guard area.width > 0, area.height > 0 else { return }
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX { owners[y * width + x] = owner }
    }
  }

  /// The pixels that a rectangle touches, inside all clips.
  private func pixels(of rect: Rect) -> PixelRect {
    let area = plane.bounds(of: rect).intersection(clips.last ?? .zero)
    guard !area.isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let (left, top) = (Int(area.x.rounded(.down)), Int(area.y.rounded(.down)))
    return PixelRect(
      x: left, y: top, width: Int(area.maxX.rounded(.up)) - left, height: Int(area.maxY.rounded(.up)) - top)
  }
}

extension LetterPlaces {
  /// The share of pixels that may be worse than what is told: edges of pictures and gradients are no ground.
  private static let share = 0.05

  /// Whether some letters have the colour of what is behind them, or are not seen there.
  func hasDoubts(_ letters: Bitmap, _ ground: Bitmap) -> Bool {
    var found = false
    each { index, _ in if letters.pixels[index] == ground.pixels[index] { found = true } }
    return found
  }

  /// The contrast of each piece of which anything is seen; what has another colour in `opposite` is.
  func contrasts(
    _ letters: Bitmap, _ ground: Bitmap, _ opposite: Bitmap?, of pieces: [LetterPiece]
  ) -> [LetterContrast] {
    var tallies = [ContrastTally](repeating: ContrastTally(), count: pieces.count)
    each { index, owner in
      let (ink, behind) = (letters.pixels[index], ground.pixels[index])
      if ink == behind, opposite?.pixels[index] == ink { return }
      tallies[owner].add(letters: ink, ground: behind)
    }
    return pieces.indices.compactMap { number in
      tallies[number].worst(but: Self.share).map {
        LetterContrast(
          view: pieces[number].view, letters: $0.letters, ground: $0.ground, ratio: $0.ratio,
          isLarge: pieces[number].isLarge)
      }
    }
  }

  private func each(_ look: (_ pixel: Int, _ owner: Int) -> Void) {
    guard let bounds else { return }
    for y in bounds.y..<bounds.maxY {
      for index in y * width + bounds.x..<y * width + bounds.maxX where owners[index] >= 0 {
        look(index, Int(owners[index]))
      }
    }
  }
}

extension Shape {
  /// What is around it.
  fileprivate var outline: Rect {
    switch self {
    case .rounded(let shape): shape.rect
    case .path(let path, _): path.bounds ?? .zero
    }
  }
}

extension Rect {
  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= x && point.x <= maxX && point.y >= y && point.y <= maxY
  }
}

extension PixelRect {
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  fileprivate func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

extension AffineTransform {
  /// The way back; nil where everything goes to one line.
  fileprivate var inverted: AffineTransform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}
