import Files
package import Scene

/// Which part of a suite a run is about; empty lists mean everything.
package struct Selection: Sendable {
  /// Names of scenes.
  package var scenes: [String] = []
  /// Devices in place of those of the files.
  package var devices: [DeviceChoice] = []
  /// Values wanted of axes.
  package var variants: [(axis: String, value: String)] = []
  /// Globs on the names of snapshots, one of which has to match.
  package var filters: [String] = []
  /// Globs on the names of snapshots, none of which may match.
  package var skips: [String] = []
  /// Names of snapshots beside which there are no others; nil means any.
  package var names: Set<String>?

  /// Whether it is what an output draws, which may have devices and chrome of its own.
  package var isOfOutput = false

  package init() {}

  /// Whether it is the whole suite.
  package var isEverything: Bool {
    !isOfOutput && scenes.isEmpty && devices.isEmpty && variants.isEmpty && filters.isEmpty && skips.isEmpty
      && names == nil
  }
}

/// The part of a selection that looks at names of snapshots.
struct NameFilter {
  private let filters: [Glob]
  private let skips: [Glob]
  private let names: Set<String>?

  init(_ selection: Selection) {
    filters = selection.filters.map { Glob($0) }
    skips = selection.skips.map { Glob($0) }
    names = selection.names
  }

  func accepts(_ name: String) -> Bool {
    guard names?.contains(name) ?? true, filters.isEmpty || filters.contains(where: { $0.matches(name) }) else {
      return false
    }
    return !skips.contains { $0.matches(name) }
  }
}
