package import Devices
package import References
package import Scene

/// What a run will do: a value that can be listed and counted before anything is drawn.
package struct Plan: Sendable {
  /// The snapshots, in the order of scenes, devices and variants.
  package var jobs: [Job]
  /// How many combinations make no snapshot because their device cannot have a value.
  package var impossible: Int

  package init(jobs: [Job], impossible: Int) {
    self.jobs = jobs
    self.impossible = impossible
  }
}

/// One snapshot to be drawn.
package struct Job: Sendable {
  /// Which snapshot.
  package var identity: SnapshotIdentity
  /// The scene.
  package var scene: Scene
  /// The device and the variant of it.
  package var environment: Environment
}
