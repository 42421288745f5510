package import Devices
import Digest
package import Graphics
package import References
package import Scene

/// What a run will do: a value that can be listed and counted before anything is drawn.
package struct Plan: Sendable {
  /// The snapshots, in the order of scenes, devices and variants.
  package var jobs: [Job]
  /// How many combinations make no snapshot because their device cannot have a value.
  package var impossible: Int
  /// How many combinations make no snapshot because a rule excludes them.
  package var excluded: Int
  /// The devices that have no snapshot of a scene, because they cannot have a value that was asked for.
  package var leftOut: [LeftOut] = []
  /// What the plan is told by.
  package let summary: PlanSummary

  /// The same plan with so many pixels in a point instead of the devices' own.
  package func drawn(atScale scale: Double) -> Plan {
    var plan = self
    for index in plan.jobs.indices { plan.jobs[index].environment.device.draw(atScale: scale) }
    return plan
  }

  package init(jobs: [Job], impossible: Int, excluded: Int = 0, isWhole: Bool = false) {
    self.jobs = jobs
    self.impossible = impossible
    self.excluded = excluded
    summary = PlanSummary(of: jobs.map(\.identity), isWhole: isWhole)
  }
}

/// A device that cannot have a value that was asked for.
package struct LeftOut: Hashable, Sendable {
  package let device: String
  package let axis: String
  package let words: [String]

  package init(device: String, axis: String, words: [String]) {
    (self.device, self.axis, self.words) = (device, axis, words)
  }
}

/// What tells plans apart, and goes with the results of a run: with it, results of several runs can be proved to be parts
/// of one plan and to have all of it.
package struct PlanSummary: Hashable, Sendable {
  /// SHA-256 over the names of all snapshots, in hexadecimal digits; their order does not count.
  package let digest: String
  /// How many snapshots there are.
  package let snapshots: Int
  /// Whether they are all of the suite, nothing having been left out by a selection or a file that cannot be read.
  package let isWhole: Bool

  package init(digest: String, snapshots: Int, isWhole: Bool) {
    self.digest = digest
    self.snapshots = snapshots
    self.isWhole = isWhole
  }

  package init(of identities: [SnapshotIdentity], isWhole: Bool) {
    // Stems, because no two snapshots have one.
    let names = identities.map(\.stem).sorted()
    digest = ContentDigest(Array(names.joined(separator: "\n").utf8)).description
    snapshots = identities.count
    self.isWhole = isWhole
  }
}

/// One snapshot to be drawn.
package struct Job: Sendable {
  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// The scene, with the tree of the values of its own axes.
  @CopyOnWrite package var scene: Scene
  /// The device and the variant of it.
  package var environment: Environment
  /// The name of its file below the folder that `render` writes to, without the ending; nil is the snapshot's own.
  package var outputName: String?

  /// The name of the file that shows it alone, without the ending.
  var pictureName: String { outputName ?? identity.stem }
  /// The name of the document that has a page of it, without the ending.
  var documentName: String { outputName ?? identity.sceneStem }
}
