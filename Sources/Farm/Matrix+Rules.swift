import Devices
import Files
import Graphics
import Layout
import Problems
import References
import Scene

extension Matrix {
  /// What a matrix comes to.
  struct Result {
    var entries: [Entry] = []
    /// Combinations that a device cannot have.
    var impossible = 0
    /// Combinations that a rule excludes.
    var excluded = 0
  }

  /// The snapshots, device by device: first the combinations that no rule excludes, then what rules include.
  ///
  /// - Parameters:
  ///   - accepts: Which of them there are to be.
  ///   - problems: Takes what is wrong with the rules.
  /// - Returns: The snapshots that are accepted, and how many combinations make none.
  func result(
    where accepts: (SnapshotIdentity) -> Bool = { _ in true }, _ problems: inout [Diagnostic]
  ) -> Result {
    var result = Result()
    var lists = profiles.map { List(Environment(device: $0)) }
    let excluding = rules(scene.exclude ?? suite.exclude)
    let combinations = combinations
    for index in lists.indices {
      for choices in combinations {
        guard let entry = entry(choices, on: lists[index].device) else {
          result.impossible += 1
          continue
        }
        if excluding.contains(where: { holds($0.condition, in: entry.environment) }) {
          result.excluded += 1
        } else if accepts(entry.identity) {
          lists[index].entries.append(entry)
        }
      }
    }
    for rule in rules(scene.include ?? suite.include) { add(rule, to: &lists, where: accepts, &problems) }
    result.entries = lists.flatMap(\.entries)
    return result
  }

  /// How many combinations rules include at the most.
  var includedCount: Int {
    var ignored: [Diagnostic] = []
    return rules(scene.include ?? suite.include).reduce(0) { total, rule in
      let perDevice = rule.condition.namedValues.values.reduce(1) { $0.multipliedClamped(by: max(1, $1.count)) }
      return total.addingClamped(perDevice.multipliedClamped(by: profiles(of: rule, &ignored).count))
    }
  }

  private func rules(_ rules: [MatrixRule]) -> [MatrixRule] { rules.filter { $0.isAbout(scene) } }

  private func holds(_ condition: Condition, in environment: Environment) -> Bool {
    ConditionContext(environment: environment, groups: suite.groups).satisfies(condition)
  }

  /// The snapshots of a device.
  private struct List {
    /// The device as it is.
    let device: Environment
    var entries: [Entry] = []

    init(_ device: Environment) { self.device = device }
  }

  private func add(
    _ rule: MatrixRule, to lists: inout [List], where accepts: (SnapshotIdentity) -> Bool,
    _ problems: inout [Diagnostic]
  ) {
    for profile in profiles(of: rule, &problems) {
      let index = lists.firstIndex { $0.device.device.id == profile.id } ?? lists.count
      if index == lists.count { lists.append(List(Environment(device: profile))) }
      let device = lists[index].device
      var known = Set(lists[index].entries.map(\.identity.stem))
      for choices in combinations(of: rule, on: profile) where isWanted(choices) {
        guard let entry = entry(choices, on: device), holds(rule.condition, in: entry.environment),
          accepts(entry.identity)
        else { continue }
        if known.insert(entry.identity.stem).inserted { lists[index].entries.append(entry) }
      }
    }
  }

  /// The devices that a rule names, or else those of the scene.
  private func profiles(of rule: MatrixRule, _ problems: inout [Diagnostic]) -> [DeviceProfile] {
    for case .word(.device, let names) in rule.condition.tests {
      let named = devices.profiles(for: names.map { DeviceChoice($0) }, &problems)
      return hasChosenDevices ? named.filter { device in profiles.contains { $0.id == device.id } } : named
    }
    return profiles
  }

  /// The combinations that a rule adds: the values that it names, every other axis at its default.
  private func combinations(of rule: MatrixRule, on profile: DeviceProfile) -> [[Choice]] {
    let axes = axes
    let named = rule.condition.namedValues
    // An axis that the scene does not have has none of the values that the rule wants.
    guard named.keys.allSatisfy({ name in VariantAxis(rawValue: name) != nil || axes.contains { $0.name == name } })
    else { return [] }
    let names = VariantAxis.allCases.map(\.rawValue) + axes.map(\.name).filter { VariantAxis(rawValue: $0) == nil }
    return names.reduce([[]]) { all, name in
      let axis = axes.first { $0.name == name }
      let choices: [Choice?] =
        named[name].map { words in words.map { choice($0, of: name, axis, on: profile) } }
        ?? [axis?.choices.first { $0.isDefault }]
      return all.flatMap { start in choices.map { start + ($0.map { [$0] } ?? []) } }
    }
  }

  /// The value of a word; nil where the device stands at it anyway, because no file lists the axis.
  private func choice(_ word: String, of name: String, _ axis: Axis?, on profile: DeviceProfile) -> Choice? {
    if let listed = axis?.choices.first(where: { $0.value.word == word }) { return listed }
    guard let known = VariantAxis(rawValue: name), let value = known.value(word) else { return nil }
    let isStanding = axis == nil && known.standing(on: profile, base: suite.strings.base ?? .english) == value
    return isStanding ? nil : Choice(value: value, isDefault: false, isAway: false)
  }
}

extension MatrixRule {
  /// Whether the rule is about a scene.
  func isAbout(_ scene: Scene) -> Bool { self.scene.map { Glob($0.pattern).matches(scene.name) } ?? true }
}

extension Condition {
  /// The values of axes that the condition asks for by name, not counting what stands in `not` and `any`.
  fileprivate var namedValues: [String: [String]] {
    var values: [String: [String]] = [:]
    for test in tests {
      switch test {
      case .word(let key, let words) where VariantAxis(rawValue: key.rawValue) != nil: values[key.rawValue] = words
      case .axis(let name, let words): values[name] = words
      default: break
      }
    }
    return values
  }
}
