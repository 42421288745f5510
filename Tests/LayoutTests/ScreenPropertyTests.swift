import Devices
import Graphics
import Layout
import Scene
import TestSupport
import Testing

/// What holds for all screens, tried on made-up ones.
@Suite struct `Made-up screens` {
  /// Each pixel of a screen of rows, columns, grids and percentages without gaps belongs to one view.
  @Test(arguments: 0..<80 as Range<UInt64>)
  func `are covered once, to the pixel`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    var environment = phone(random.length(40...140), random.length(40...140), scale: random.pick([1, 2, 2.625, 3]))
    environment.direction = random.pick(LayoutDirection.allCases)
    let result = layOut(random.tiling(depth: 3), in: environment)
    var counts = Array(repeating: 0, count: result.width * result.height)
    for (index, view) in result.views.enumerated() where view.subtreeEnd == index + 1 {
      for y in view.pixels.y..<view.pixels.maxY {
        for x in view.pixels.x..<view.pixels.maxX { counts[y * result.width + x] += 1 }
      }
    }
    let wrong = counts.indices.filter { counts[$0] != 1 }
    #expect(
      wrong == [],
      "\(result.width) × \(result.height): \(result.views.map { ($0.kind, $0.style.layout, $0.pixels.values) })")
    #expect(result.views.count > 1)
  }

  /// Pixels, taken for frames, are those pixels again.
  @Test(arguments: 0..<60 as Range<UInt64>, [1, 2, 2.625, 3])
  func `are snapped once`(seed: UInt64, scale: Double) {
    var random = SceneGenerator(seed: seed)
    random.isTame = true
    let environment = phone(random.length(200...900), random.length(200...900), scale: scale)
    let first = layOut(random.tree(depth: 3), in: environment)
    let boxes = first.views.map { view in
      let rect = view.pixels.rect
      return node(.box) {
        $0.frame = .rect(
          .points(rect.x / scale), .points(rect.y / scale), .points(rect.width / scale), .points(rect.height / scale))
      }
    }
    let second = layOut(node(.box, nil, boxes), in: environment)
    #expect(second.views.dropFirst().map(\.pixels) == first.views.map(\.pixels))
  }

  /// A screen whose lengths are all parts of the design's width is as many times larger as the device is.
  @Test(arguments: 0..<150 as Range<UInt64>, [0.5, 2, 8])
  func `in parts of the design grow with the device`(seed: UInt64, factor: Double) {
    var random = SceneGenerator(seed: seed)
    random.isTame = true
    let root = random.tree(depth: 4).inDesignWidths
    let design = Scene.Design(width: 320)
    let first = layOut(root, in: phone(320, 480, scale: 2), design: design)
    let second = layOut(root, in: phone(320 * factor, 480 * factor, scale: 2), design: design)
    let isBounded = (first.views + second.views).contains { $0.frame.values.contains { abs($0) > 1e6 } }
    guard !isBounded else { return }
    for (one, other) in zip(first.views, second.views) {
      let isSame = zip(one.frame.values, other.frame.values).allSatisfy { small, large in
        abs(small * factor - large) <= 1e-6 * max(1, abs(large))
      }
      #expect(isSame, "\(one.path): \(one.frame.values), \(other.frame.values)")
    }
  }

  /// Frames counted from the right, and what comes out counted from the right again, are the frames.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `mirrored twice are themselves`(seed: UInt64) {
    var random = SceneGenerator(seed: seed)
    random.isTame = true
    var environment = phone(random.length(200...900), random.length(200...900))
    let views = layOut(random.tree(depth: 4), in: environment).views.filter { $0.frame.width >= 0 }
    environment.direction = .rightToLeft
    let once = mirrored(views.map(\.frame), in: environment)
    let twice = mirrored(once, in: environment)
    #expect(twice.count == views.count)
    for (view, frame) in zip(views, twice) {
      #expect(zip(view.frame.values, frame.values).allSatisfy { abs($0 - $1) < 1e-6 })
    }
    #expect(zip(views, once).allSatisfy { abs($0.frame.x + $1.maxX - environment.size.width) < 1e-6 })
  }

  private func mirrored(_ frames: [Rect], in environment: Environment) -> [Rect] {
    let boxes = frames.map { frame in
      node(.box) {
        var spec = FrameSpec()
        (spec.leading, spec.y) = (.points(frame.x), .points(frame.y))
        (spec.width, spec.height) = (.points(frame.width), .points(frame.height))
        $0.frame = spec
      }
    }
    return layOut(node(.box, nil, boxes), in: environment).views.dropFirst().map(\.frame)
  }

  /// Layouts are the same whatever was laid out before them, in whatever order, and on several threads at once.
  @Test func `remember nothing`() async {
    let screens = (0..<60 as Range<UInt64>).map { seed in
      var random = SceneGenerator(seed: seed)
      return (scene: random.wildScene(), environment: random.wildEnvironment())
    }
    let first = screens.map { Facts($0.scene, in: $0.environment) }
    let backwards = screens.reversed().map { Facts($0.scene, in: $0.environment) }
    #expect(first == backwards.reversed())
    await withTaskGroup(of: (Int, Facts).self) { group in
      for index in screens.indices {
        for _ in 0..<3 { group.addTask { (index, Facts(screens[index].scene, in: screens[index].environment)) } }
      }
      for await (index, facts) in group { #expect(facts == first[index]) }
    }
  }

  /// All of a layout that can be compared.
  private struct Facts: Equatable, Sendable {
    let paths: [String]
    let numbers: [[Double]]
    let texts: [TextBlock?]
    let messages: String

    init(_ scene: Scene, in environment: Environment) {
      let result = layOut(scene, in: environment, fonts: FontDefaults(family: "Test"), measuring: SquareLetters())
      paths = result.views.map(\.path)
      numbers = result.views.map { view in
        view.frame.values + (view.pixels.values + view.contentPixels.values).map(Double.init)
          + [view.radii.topLeft.width, view.radii.bottomRight.height, view.textOrigin.x, view.textOrigin.y]
      }
      texts = result.views.map(\.text)
      messages = "\(result.diagnostics)"
    }
  }
}
