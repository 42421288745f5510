/// Chooses among the files of one folder that have a name in common.
struct ImageSelection {
  let target: ImageTarget
  let rule: ImageIndex.Rule
  let wanted: ImageName

  /// What becomes of each file, and which one is taken.
  func choose(from variants: [ImageVariant]) -> (fates: [ImageTrace.Fate], winner: Int?) {
    var fates = variants.map { dropped($0) }
    var left = fates.indices.filter { fates[$0] == nil }
    var losses: [(index: Int, criterion: ImageCriterion)] = []
    for criterion in ImageCriterion.inOrder(rule.order) where left.count > 1 {
      let best = best(of: left, in: variants, by: criterion)
      losses += left.filter { !best.contains($0) }.map { ($0, criterion) }
      left = best
    }
    guard let winner = left.first else { return (fates.map { $0 ?? .sameRank }, nil) }
    for (index, criterion) in losses {
      fates[index] = .outranked(
        criterion, says: variants[index].says(criterion), winner: variants[winner].says(criterion))
    }
    fates[winner] = .chosen
    return (fates.map { $0 ?? .sameRank }, winner)
  }

  /// Why a file is not for this request or device; nil where it is.
  private func dropped(_ variant: ImageVariant) -> ImageTrace.Fate? {
    if !variant.isThere { return .gone }
    if let pin = contradictedPin(of: variant) { return .notAsked(pin) }
    if let words = variant.traits.foreign { return .foreign(words) }
    guard let criterion = target.contradiction(of: variant.traits, rule) else { return nil }
    return .contradicts(criterion, says: variant.says(criterion) ?? "", device: target.says(criterion))
  }

  /// The part of the request that a file does not have.
  private func contradictedPin(of variant: ImageVariant) -> String? {
    let traits = variant.traits
    if let ending = wanted.ending, ending != variant.ending { return "." + ending }
    if let height = wanted.heightTag, height != traits.heightTag { return "-\(height)h" }
    if let orientation = wanted.orientation, orientation != traits.orientation { return orientation.rawValue }
    if let scale = wanted.scale, variant.isVector || variant.scale(on: target.scale) != scale {
      return "@\(shortest(scale))x"
    }
    if let idiom = wanted.idiom, idiom != traits.idiom { return "~\(idiom.rawValue)" }
    return nil
  }

  private func best(of left: [Int], in variants: [ImageVariant], by criterion: ImageCriterion) -> [Int] {
    if criterion == .scale { return bestByScale(of: left, in: variants) }
    let ranks = left.map { target.rank(of: variants[$0], by: criterion) }
    guard let best = ranks.min(by: { $0.lexicographicallyPrecedes($1) }) else { return left }
    return zip(left, ranks).filter { $0.1 == best }.map(\.0)
  }

  private func bestByScale(of left: [Int], in variants: [ImageVariant]) -> [Int] {
    let any = left.filter { variants[$0].traits.density == .any }
    guard any.isEmpty else { return any }
    let scales = left.map { variants[$0].scale(on: target.scale) }
    let best = rule.pick.best(of: scales, on: target.scale)
    return zip(left, scales).filter { $0.1 == best }.map(\.0)
  }
}

/// A number without `.0`.
func shortest(_ number: Double) -> String {
  Int(exactly: number).map(String.init) ?? "\(number)"
}
