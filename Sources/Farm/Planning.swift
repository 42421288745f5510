import Devices
import Files
package import Problems
import References
import Scene

/// Makes the plan of a run.
///
/// - Throws: Every name in the files or the selection that does not exist, and too many snapshots.
package func makePlan(of suite: LoadedSuite, _ selection: Selection) throws(Diagnostics) -> Plan {
  var planner = Planner(suite, selection)
  return try planner.plan()
}

private struct Planner {
  private let loaded: LoadedSuite
  private let selection: Selection
  private let filters: [Glob]
  private let devices: DeviceResolver
  private var problems: [Diagnostic] = []
  private var impossible = 0

  init(_ loaded: LoadedSuite, _ selection: Selection) {
    self.loaded = loaded
    self.selection = selection
    filters = selection.filters.map { Glob($0) }
    devices = DeviceResolver(catalog: loaded.catalog, groups: loaded.suite.groups)
  }

  mutating func plan() throws(Diagnostics) -> Plan {
    checkSelection()
    var jobs: [Job] = []
    for scene in selectedScenes() {
      for profile in profiles(for: scene) { append(scene, profile, to: &jobs) }
      guard jobs.count <= loaded.suite.limits.maxSnapshots else { throw tooMany(jobs.count) }
    }
    guard problems.isEmpty else { throw Diagnostics(problems.sortedByPlace()) }
    return Plan(jobs: jobs, impossible: impossible)
  }

  /// Looks at every word of the selection, also where no scene or device is left to try it on.
  private mutating func checkSelection() {
    checkAxes()
    for axis in Devices.VariantAxis.allCases { _ = wantedValues(of: axis) }
    _ = devices.profiles(for: selection.devices, &problems)
  }

  private mutating func checkAxes() {
    let known = VariantAxis.allCases.map(\.rawValue)
    for (name, _) in selection.variants where !known.contains(name) {
      let isPlanned = VariantAxis.unbuilt.contains(name)
      let problem: ValueProblem =
        isPlanned ? .notBuilt(name) : .unknownKey(name, owner: "variants", nearest: nearestWord(to: name, in: known))
      problems.append(Diagnostic(.value(problem)))
    }
  }

  private mutating func selectedScenes() -> [Scene] {
    guard !selection.scenes.isEmpty else { return loaded.scenes }
    let names = loaded.scenes.map(\.name) + loaded.brokenScenes.compactMap(\.name)
    for name in selection.scenes where !names.contains(name) {
      problems.append(Diagnostic(.suite(.unknownScene(name, nearest: nearestWord(to: name, in: names)))))
    }
    return loaded.scenes.filter { selection.scenes.contains($0.name) }
  }

  private mutating func profiles(for scene: Scene) -> [DeviceProfile] {
    let choices = selection.devices.isEmpty ? scene.devices ?? loaded.suite.devices : selection.devices
    return devices.profiles(for: choices, &problems)
  }

  private mutating func append(_ scene: Scene, _ profile: DeviceProfile, to jobs: inout [Job]) {
    let axes = axes(of: scene)
    for values in combinations(of: axes) {
      guard values.allSatisfy({ profile.supports($0.value) }) else {
        impossible += 1
        continue
      }
      let identity = SnapshotIdentity(
        scene: scene.name, device: profile.id,
        values: values.map { .init(axis: $0.value.axis.rawValue, value: $0.value.word, isDefault: $0.isDefault) })
      guard filters.isEmpty || filters.contains(where: { $0.matches(identity.description) }) else { continue }
      let environment = Environment(device: profile, values: values.map(\.value))
      jobs.append(Job(identity: identity, scene: scene, environment: environment))
    }
  }

  private struct Choice {
    var value: VariantValue
    var isDefault: Bool
  }

  /// The axes in the order of names, each with the values wanted; the first value listed is the axis's default.
  private mutating func axes(of scene: Scene) -> [[Choice]] {
    let listed = scene.variants ?? loaded.suite.variants
    return VariantAxis.allCases.compactMap { axis in
      let words = listed.first { $0.name == axis.rawValue }?.values
      var choices = (words ?? []).compactMap { axis.value($0) }.enumerated().map { index, value in
        Choice(value: value, isDefault: index == 0)
      }
      let wanted = wantedValues(of: axis)
      guard !wanted.isEmpty else { return choices.isEmpty ? nil : choices }
      let known = choices.map(\.value)
      choices += wanted.filter { !known.contains($0) }.map { Choice(value: $0, isDefault: false) }
      return choices.filter { wanted.contains($0.value) }
    }
  }

  private mutating func wantedValues(of axis: VariantAxis) -> [VariantValue] {
    var values: [VariantValue] = []
    for (name, word) in selection.variants where name == axis.rawValue {
      if let value = axis.value(word) {
        values.append(value)
      } else {
        let nearest = nearestWord(to: word, in: axis.allValues.map(\.word))
        let problem = ValueProblem.unknownWord(word, expected: "a value of \(name)", nearest: nearest)
        problems.append(Diagnostic(.value(problem)))
      }
    }
    return values
  }

  private func combinations(of axes: [[Choice]]) -> [[Choice]] {
    axes.reduce([[]]) { combined, choices in combined.flatMap { start in choices.map { start + [$0] } } }
  }

  private func tooMany(_ count: Int) -> Diagnostics {
    let limit = loaded.suite.limits.maxSnapshots
    return Diagnostics([Diagnostic(.suite(.tooManySnapshots(count, limit: limit)))])
  }
}
