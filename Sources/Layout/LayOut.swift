public import Devices
import Graphics
import Problems
public import Scene
public import Strings

/// Lays out a scene on a device: a pure function of its arguments, the same wherever and whenever it runs.
///
/// Mistakes that a device brings to light, such as a missing picture or a share of a length that is not known, are in
/// the result's diagnostics; every view has a finite frame whatever the scene says.
///
/// - Parameters:
///   - scene: The scene.
///   - environment: The device, how it is held and how its interface looks.
///   - fonts: What texts are set in that name no font.
///   - groups: The suite's groups of devices, which conditions may name.
///   - strings: The tables in which texts are looked up.
///   - measuring: Who knows how large texts and pictures are.
/// - Returns: All views, placed.
public func layOut(
  _ scene: Scene, in environment: Environment, fonts: FontDefaults, groups: [DeviceGroup] = [],
  strings: StringTables = StringTables(), measuring: some Measuring
) -> LayoutResult {
  explain(scene, in: environment, fonts: fonts, groups: groups, strings: strings, measuring: measuring) { _ in [] }
    .result
}

/// Lays out a scene as `layOut` does, and says of some of its views who decided their edges.
///
/// - Parameters:
///   - scene: The scene.
///   - environment: The device, how it is held and how its interface looks.
///   - fonts: What texts are set in that name no font.
///   - groups: The suite's groups of devices, which conditions may name.
///   - strings: The tables in which texts are looked up.
///   - measuring: Who knows how large texts and pictures are.
///   - choose: The views to explain, by their numbers in the result; other numbers are left out.
/// - Returns: All views, placed, and the explanations in the order of the numbers.
public func explain(
  _ scene: Scene, in environment: Environment, fonts: FontDefaults, groups: [DeviceGroup] = [],
  strings: StringTables = StringTables(), measuring: some Measuring, views choose: (LayoutResult) -> [Int]
) -> (result: LayoutResult, explanations: [ViewExplanation]) {
  let resolver = Resolver(scene, in: environment, fonts: fonts, groups: groups, strings: strings)
  let solver = solve(resolver, in: environment, measuring: measuring)
  let grid = PixelGrid(scale: environment.scale)
  let root: PixelRect
  if resolver.card != nil {
    // A picture has at least one pixel, even where a card hugs nothing.
    root = PixelRect(
      x: 0, y: 0, width: max(1, grid.edge(solver.frames[0].width)), height: max(1, grid.edge(solver.frames[0].height)))
  } else {
    root = PixelRect(x: 0, y: 0, width: environment.pixelSize.width, height: environment.pixelSize.height)
  }
  let views = Finisher(solver: solver, grid: grid, root: root).views()
  let result = LayoutResult(
    views: views, width: root.width, height: root.height, scale: environment.scale,
    diagnostics: (resolver.diagnostics + solver.diagnostics).inFileOrder)
  let chosen = choose(result).filter(views.indices.contains)
  // What doing sums once more finds is known already, and is not told twice.
  let explainer = Explainer(solver: solver, views: views, card: resolver.card)
  return (result, chosen.map(explainer.explanation))
}

/// Finds the frames; where bars, cutouts or the home indicator reach into a view that hugs what is beside them, again.
///
/// How far they do depends on where the view is, and that may depend on its size: after three rounds it stays as it is.
private func solve(_ resolver: Resolver, in environment: Environment, measuring: any Measuring) -> Solver {
  var solver = Solver(resolver.tree, in: environment, hasSafeArea: resolver.card == nil, measuring: measuring)
  solver.placeRoot(card: resolver.card)
  for _ in 0..<2 where solver.obstructions != solver.expectedObstructions {
    solver = Solver(
      resolver.tree, in: environment, hasSafeArea: resolver.card == nil, expecting: solver.obstructions,
      measuring: measuring)
    solver.placeRoot(card: resolver.card)
  }
  return solver
}

extension Solver {
  fileprivate func placeRoot(card: (width: Style.Distance?, height: Style.Distance?)?) {
    if let card { return placeCard(width: card.width, height: card.height) }
    settlePadding(of: 0, in: environment.size)
    place(0, at: Rect(origin: .zero, size: environment.size), hugsWidth: false, hugsHeight: false)
  }

  /// Places the root of a card: a side that is not given is as long as the content.
  private func placeCard(width: Style.Distance?, height: Style.Distance?) {
    let device = environment.size
    settlePadding(of: 0, in: device)
    let cardWidth = (width?.points(of: device.width) ?? hugWidth(of: 0)).size
    let cardHeight = (height?.points(of: device.height) ?? hugHeight(of: 0, width: cardWidth)).size
    place(
      0, at: Rect(x: 0, y: 0, width: cardWidth, height: cardHeight), hugsWidth: width == nil,
      hugsHeight: height == nil)
  }
}

extension [Diagnostic] {
  /// The messages in the order of the places they speak of; those of one place as they were found.
  fileprivate var inFileOrder: [Diagnostic] {
    enumerated().sorted { first, second in
      guard let a = first.element.location, let b = second.element.location, a != b else {
        return first.offset < second.offset
      }
      return a < b
    }.map(\.element)
  }
}
