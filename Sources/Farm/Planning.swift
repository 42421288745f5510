import Devices
import Files
package import Problems
import References
import Scene

/// Makes the plan of a run.
///
/// - Throws: Every name in the files or the selection that does not exist, snapshots whose files would be one where case
///   is ignored, and too many snapshots.
package func makePlan(of suite: LoadedSuite, _ selection: Selection) throws(Diagnostics) -> Plan {
  var planner = Planner(suite, selection)
  return try onDeepStack { () throws(Diagnostics) in try planner.plan() }
}

private struct Planner {
  private let loaded: LoadedSuite
  private let selection: Selection
  private let filter: NameFilter
  private let devices: DeviceResolver
  private var problems: [Diagnostic] = []
  private var jobs: [Job] = []
  private var impossible = 0
  private var excluded = 0
  private var leftOut: [LeftOut] = []

  init(_ loaded: LoadedSuite, _ selection: Selection) {
    self.loaded = loaded
    self.selection = selection
    filter = NameFilter(selection)
    devices = DeviceResolver(catalog: loaded.catalog, groups: loaded.suite.groups)
  }

  mutating func plan() throws(Diagnostics) -> Plan {
    // Every word of the selection is looked at, also where no scene or device is left to try it on.
    let wanted = WantedValues.all(of: selection, in: loaded, &problems)
    let chosen = devices.profiles(for: selection.devices, &problems)
    let limit = loaded.suite.limits.maxSnapshots
    for scene in selectedScenes() {
      let matrix = matrix(of: scene, chosen: chosen, wanted)
      // Before any combination is made, because axes multiply; what a filter leaves is counted afterwards.
      try checkCount(matrix.count, most: max(limit, Matrix.most), at: scene)
      checkWords(of: matrix)
      append(matrix)
      try checkCount(jobs.count, most: limit, at: scene)
    }
    problems += sameFileNames(jobs.map(\.identity))
    guard problems.isEmpty else { throw Diagnostics(problems.sortedByPlace()) }
    let isWhole = selection.isEverything && loaded.isComplete
    var plan = Plan(jobs: jobs, impossible: impossible, excluded: excluded, isWhole: isWhole)
    plan.leftOut = leftOut
    return plan
  }

  private mutating func selectedScenes() -> [Scene] {
    guard !selection.scenes.isEmpty else { return loaded.scenes }
    let names = loaded.scenes.map(\.name) + loaded.brokenScenes.compactMap(\.name)
    for name in selection.scenes where !names.contains(name) {
      problems.append(Diagnostic(.suite(.unknownScene(name, nearest: nearestWord(to: name, in: names)))))
    }
    // In the order asked, which is that of sheets.
    var taken: Set<String> = []
    return selection.scenes.filter { taken.insert($0).inserted }.flatMap { name in
      loaded.scenes.filter { $0.name == name }
    }
  }

  private mutating func matrix(of scene: Scene, chosen: [DeviceProfile], _ wanted: [WantedValues]) -> Matrix {
    let isChosen = !selection.devices.isEmpty
    let profiles = isChosen ? chosen : devices.profiles(for: scene.devices ?? loaded.suite.devices, &problems)
    return Matrix(
      scene: scene, suite: loaded.suite, profiles: profiles, hasChosenDevices: isChosen, wanted: wanted,
      devices: devices)
  }

  private mutating func append(_ matrix: Matrix) {
    let result = matrix.result(where: { filter.accepts($0.description) }, &problems)
    impossible += result.impossible
    excluded += result.excluded
    for found in matrix.leftOut where !leftOut.contains(found) { leftOut.append(found) }
    // Snapshots of one tree share it, which is all of them where the scene shows no axis of its own.
    let showsAxes = !matrix.scene.shownAxes.isEmpty
    var trees: [[String: String]: Job] = [:]
    for entry in result.entries {
      let values = showsAxes ? entry.environment.ownValues : [:]
      do {
        var job: Job
        if let known = trees[values] {
          job = known
          (job.identity, job.environment) = (entry.identity, entry.environment)
        } else {
          let scene = try loaded.trees.scene(matrix.scene, for: values)
          job = Job(identity: entry.identity, scene: scene, environment: entry.environment)
          trees[values] = job
        }
        jobs.append(job)
      } catch {
        problems += error.all
      }
    }
  }

  private func checkCount(_ count: Int, most: Int, at scene: Scene) throws(Diagnostics) {
    guard count > most else { return }
    throw Diagnostics([
      Diagnostic(.suite(.tooManySnapshots(count, limit: loaded.suite.limits.maxSnapshots)), at: scene.location)
    ])
  }

  /// A value asked for may be a word that names show for another axis.
  private mutating func checkWords(of matrix: Matrix) {
    guard !selection.variants.isEmpty else { return }
    var owners: [String: String] = [:]
    for axis in matrix.axes {
      for choice in axis.choices where !choice.isDefault {
        if let owner = owners[choice.value.word], owner != axis.name {
          problems.append(Diagnostic(.suite(.ambiguousValue(choice.value.word, owner, axis.name))))
        }
        owners[choice.value.word] = axis.name
      }
    }
  }
}

/// Snapshots of different names whose files a disk that ignores case takes for one.
private func sameFileNames(_ identities: [SnapshotIdentity]) -> [Diagnostic] {
  var first: [String: SnapshotIdentity] = [:]
  var problems: [Diagnostic] = []
  for identity in identities {
    // Names of files have no letters but those of ASCII.
    if let other = first.updateValue(identity, forKey: identity.stem.lowercased()) {
      problems.append(Diagnostic(.suite(.sameFileName(other.description, identity.description))))
    }
  }
  return problems
}
