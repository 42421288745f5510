import Layout
import Problems
import Scene

/// Which waivers accept the faults of a screen, each view looked at once for each rule, however many faults it has.
struct WaiverLookUp {
  private let views: [PlacedView]
  /// For each rule the view of each waiver that is met first from a view outwards, and its number there.
  private var nearest: [LintRule: [Spot?]] = [:]
  /// The views of which the waivers of a rule are among those needed already.
  private var taken: [LintRule: Set<Int>] = [:]
  /// What accepts any of the faults that were asked for.
  private(set) var needed: Set<Waiver> = []
  /// How many views were looked at, which is what it costs.
  private(set) var looks = 0

  private struct Spot {
    var view, number: Int
  }

  init(_ views: [PlacedView]) { self.views = views }

  /// The waiver of a fault of some views, that of the first of them before others; nil where nobody accepts it.
  mutating func waiver(of rule: LintRule, at places: [Int]) -> Waiver? {
    let spots = nearest[rule] ?? spots(of: rule)
    nearest[rule] = spots
    for place in places { take(rule, at: place, spots) }
    return places.lazy.compactMap { spots[$0] }.first.map { views[$0.view].waivers[$0.number] }
  }

  /// Parents stand before what is in them.
  private mutating func spots(of rule: LintRule) -> [Spot?] {
    var spots: [Spot?] = []
    for (index, view) in views.enumerated() {
      let own = view.waivers.firstIndex { $0.rule == rule }.map { Spot(view: index, number: $0) }
      spots.append(own ?? view.parent.flatMap { spots[$0] })
    }
    looks += views.count
    return spots
  }

  /// All waivers around a view are needed; outside one that was taken all are.
  private mutating func take(_ rule: LintRule, at place: Int, _ spots: [Spot?]) {
    var next = spots[place]?.view
    while let index = next, taken[rule, default: []].insert(index).inserted {
      looks += 1
      needed.formUnion(views[index].waivers.lazy.filter { $0.rule == rule })
      next = views[index].parent.flatMap { spots[$0]?.view }
    }
  }
}
