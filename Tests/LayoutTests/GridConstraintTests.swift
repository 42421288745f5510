import Graphics
import Layout
import Scene
import Solver
import Testing

/// A grid's arithmetic gives what a solver finds for the constraints that its tracks mean.
@Suite struct `Grids as constraints` {
  @Test(arguments: 0..<300 as Range<UInt64>)
  func `have the tracks that a solver finds`(seed: UInt64) throws {
    var random = SceneGenerator(seed: seed)
    let (columns, rows) = (Axis(&random), Axis(&random))
    // The first child takes the first row; nothing in it asks for room.
    let isSpanning = random.below(3) == 0 && rows.count > 1
    var cells = (0..<rows.count).flatMap { row in
      (0..<columns.count).map { column in
        content("\(row)-\(column)", width: columns.contents[column], height: rows.contents[row])
      }
    }
    if isSpanning {
      cells.replaceSubrange(0..<columns.count, with: [content("all") { $0.columnSpan = columns.count }])
    }
    let result = layOut(root(columns, rows, cells), in: phone(3000, 3000, scale: 1))
    let wantedColumns = try columns.model().places()
    let wantedRows = try rows.model(isFirstEmpty: isSpanning).places()
    for row in (isSpanning ? 1 : 0)..<rows.count {
      for column in 0..<columns.count {
        let (x, y) = (wantedColumns[column], wantedRows[row])
        let frame = result.frameInParent("grid/\(row)-\(column)")
        #expect(frame.isNear([x.start, y.start, x.length, y.length]), "\(columns), \(rows)")
      }
    }
    guard isSpanning, let last = wantedColumns.last else { return }
    let across = [0, wantedRows[0].start, last.start + last.length, wantedRows[0].length]
    #expect(result.frameInParent("grid/all").isNear(across))
  }

  /// Cells of a ratio: all alike, and as large as fits.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func `have the cells of a ratio that a solver finds`(seed: UInt64) throws {
    var random = SceneGenerator(seed: seed)
    let (columns, rows) = (1 + random.below(6), 1 + random.below(6))
    let (gap, ratio) = (random.length(0...20), random.length(0.2...4))
    let size = Size(width: random.length(200...900), height: random.length(200...900))
    var system = ConstraintSystem()
    let (width, height) = (system.addVariable(nonNegative: true), system.addVariable(nonNegative: true))
    system.add(LinearConstraint(.equal, constant: 0), [Term(width), Term(height, -ratio)])
    for (variable, count, length) in [(width, columns, size.width), (height, rows, size.height)] {
      let room = length - gap * Double(count - 1)
      system.add(LinearConstraint(.lessOrEqual, constant: -room), [Term(variable, Double(count))])
    }
    system.add(LinearConstraint(.greaterOrEqual, constant: -1000, priority: 500), [Term(width)])
    let cell = try system.solve(findsIntervals: false)
    let grid = node(.box, "grid", (0..<columns * rows).map { node(.box, "\($0)") }) {
      $0.layout = GridSpec.layout(columns: columns, rows: rows, gap: gap, ratio: ratio)
      ($0.width, $0.height) = (.length(.points(size.width)), .length(.points(size.height)))
    }
    let root = node(.box, nil, [grid]) { $0.layout = .overlay(OverlaySpec()) }
    let result = layOut(root, in: phone(3000, 3000, scale: 1))
    for index in 0..<columns * rows {
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let corner = [Double(column) * (cell[width] + gap), Double(row) * (cell[height] + gap)]
      #expect(result.frameInParent("grid/\(index)").isNear(corner + [cell[width], cell[height]]))
    }
  }

  private func root(_ columns: Axis, _ rows: Axis, _ cells: [Node]) -> Node {
    let grid = node(.box, "grid", cells) {
      var spec = GridSpec()
      (spec.columns, spec.columnGap) = (columns.tracks, .points(columns.gap))
      (spec.rows, spec.rowGap) = (rows.tracks, .points(rows.gap))
      $0.layout = .grid(spec)
      ($0.width, $0.height) = (.length(.points(columns.length)), .length(.points(rows.length)))
    }
    return node(.box, nil, [grid]) { $0.layout = .overlay(OverlaySpec()) }
  }
}

/// The columns or rows of a grid in a length that is known, each with content of a length of its own.
private struct Axis {
  var length, gap: Double
  var contents: [Double] = []
  private var list: [Track] = []
  private var models: [TrackConstraintModel.Track] = []
  /// Whether the tracks are said as their number.
  private let isCount: Bool

  init(_ random: inout SceneGenerator) {
    (length, gap) = (random.length(100...1500), random.length(0...20))
    isCount = random.below(4) == 0
    for _ in 0...random.below(5) {
      contents.append(random.length(0...200))
      addTrack(&random)
    }
  }

  var count: Int { contents.count }

  var tracks: Tracks { isCount ? .count(count) : .list(list.map(Tracks.Entry.track)) }

  func model(isFirstEmpty: Bool = false) -> TrackConstraintModel {
    var models = models
    if isFirstEmpty {
      switch models[0] {
      case .automatic: models[0] = .automatic(content: 0)
      case .share(let share, _): models[0] = .share(share, content: 0)
      case .fixed, .range: break
      }
    }
    return TrackConstraintModel(models, gap: gap, length: length)
  }

  private mutating func addTrack(_ random: inout SceneGenerator) {
    let content = contents[count - 1]
    let (least, more) = (random.length(0...200), random.length(0...200))
    switch isCount ? 0 : random.below(5) {
    case 0:
      let share = isCount ? 1 : random.length(1...4)
      add(Track(.share(share)), .share(share, content: content))
    case 1: add(.auto, .automatic(content: content))
    case 2: add(Track(.length(.points(least))), .fixed(least))
    case 3: add(Track(.length(.percent(least / 5))), .fixed(least / 500 * length))
    default:
      let track = Track(least: .length(.points(least)), most: .length(.points(least + more)))
      add(track, .range(least, least + more))
    }
  }

  private mutating func add(_ track: Track, _ model: TrackConstraintModel.Track) {
    list.append(track)
    models.append(model)
  }
}

extension [Double] {
  /// Whether all numbers are those of another list, but for what a solver may be off by.
  fileprivate func isNear(_ other: [Double]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { abs($0 - $1) < 1e-4 }
  }
}
