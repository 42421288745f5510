package import Scene

/// Which part of a suite a run is about; empty lists mean everything.
package struct Selection: Sendable {
  /// Names of scenes.
  package var scenes: [String] = []
  /// Devices in place of those of the files.
  package var devices: [DeviceChoice] = []
  /// Values wanted of axes.
  package var variants: [(axis: String, value: String)] = []
  /// Globs on the names of snapshots.
  package var filters: [String] = []

  package init() {}

  /// Whether it is the whole suite.
  package var isEverything: Bool { scenes.isEmpty && devices.isEmpty && variants.isEmpty && filters.isEmpty }
}
