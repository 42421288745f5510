import Devices
import Files
import Graphics
import Problems
import References
import Scene

/// The combinations of one scene: its devices and values, less what is excluded, with what is included.
struct Matrix {
  /// One combination that makes a snapshot.
  struct Entry {
    var identity: SnapshotIdentity
    var environment: Environment
  }

  /// A value of an axis, as it stands in a combination.
  struct Choice: Hashable {
    var value: VariantValue
    /// Whether it is the first value of its axis, which names leave out.
    var isDefault: Bool
    /// Whether it is a listed value other than the first.
    var isAway: Bool
  }

  /// An axis with its values in the order in which they are listed.
  struct Axis {
    var name: String
    var choices: [Choice]
  }

  let scene: Scene
  let suite: Suite
  /// The devices of the scene, or those that were asked for.
  let profiles: [DeviceProfile]
  /// Whether the devices were asked for, so that rules add none.
  let hasChosenDevices: Bool
  /// The values that were asked for, by axis; others make no snapshot.
  let wanted: [WantedValues]
  let devices: DeviceResolver

  /// The axes in the order of names: those of the format, then own ones by name.
  var axes: [Axis] {
    let listed = scene.variants ?? suite.variants
    let known = VariantAxis.allCases.compactMap { axis in
      let words = listed.first { $0.name == axis.rawValue }?.values ?? []
      return self.axis(axis.rawValue, words.compactMap { axis.value($0) })
    }
    let own = listed.filter(\.isOwn).sorted { $0.name < $1.name }.compactMap { axis in
      self.axis(axis.name, axis.values.map { .own(axis: axis.name, word: $0) })
    }
    return known + own
  }

  /// A value that no file lists follows those listed; own axes have no such values, because nothing says their data.
  private func axis(_ name: String, _ values: [VariantValue]) -> Axis? {
    var choices = values.enumerated().map { Choice(value: $1, isDefault: $0 == 0, isAway: $0 > 0) }
    if VariantAxis(rawValue: name) != nil {
      let more = wantedValues(of: name) ?? []
      choices += more.filter { !values.contains($0) }.map { Choice(value: $0, isDefault: false, isAway: false) }
    }
    return choices.isEmpty ? nil : Axis(name: name, choices: choices)
  }

  private func wantedValues(of axis: String) -> [VariantValue]? {
    wanted.first { $0.axis == axis }?.values
  }

  /// Whether a combination has the values that were asked for.
  func isWanted(_ combination: [Choice]) -> Bool {
    wanted.allSatisfy { wish in combination.contains { wish.values.contains($0.value) } }
  }

  /// The devices that can have none of the values of an axis that were asked for.
  var leftOut: [LeftOut] {
    profiles.flatMap { profile in
      wanted.filter { wish in !wish.values.contains { profile.supports($0) } }.map {
        LeftOut(device: profile.id, axis: $0.axis, words: $0.values.map(\.word))
      }
    }
  }

  /// More combinations than this are not made, whatever rules would leave of them.
  static let most = 1_000_000

  /// How many combinations there are at the most, before rules leave any out; the largest number where there are more.
  var count: Int {
    let isEach = suite.combine == .each
    let perDevice = axes.reduce(1) { total, axis in
      let count = axis.choices.count { wantedValues(of: axis.name)?.contains($0.value) ?? true }
      return isEach ? total.addingClamped(count) : total.multipliedClamped(by: max(1, count))
    }
    return perDevice.multipliedClamped(by: profiles.count).addingClamped(includedCount)
  }

  /// The combinations of listed values, in the order of the axes.
  var combinations: [[Choice]] {
    let isEach = suite.combine == .each
    var all: [(choices: [Choice], isAway: Bool)] = [([], false)]
    for axis in axes {
      let wanted = wantedValues(of: axis.name)
      let choices = axis.choices.filter { wanted?.contains($0.value) ?? true }
      all = all.flatMap { start in
        choices.filter { !(isEach && start.isAway && $0.isAway) }.map {
          (start.choices + [$0], start.isAway || $0.isAway)
        }
      }
    }
    return all.map(\.choices).filter(isWanted)
  }

  /// A combination on a device as it is, or nil where the device cannot have a value.
  func entry(_ choices: [Choice], on device: Environment) -> Entry? {
    let profile = device.device
    guard profile.supports(choices.map(\.value)) else { return nil }
    let values = choices.map {
      SnapshotIdentity.AxisValue(axis: $0.value.axis, value: $0.value.word, isDefault: $0.isDefault)
    }
    return Entry(
      identity: SnapshotIdentity(scene: scene.name, device: profile.id, values: values),
      environment: device.with(choices.map(\.value), base: suite.strings.base ?? .english))
  }
}

extension Int {
  func addingClamped(_ other: Int) -> Int {
    let (sum, overflows) = addingReportingOverflow(other)
    return overflows ? .max : sum
  }

  func multipliedClamped(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max : product
  }
}

/// The values of one axis that a run is limited to.
struct WantedValues {
  var axis: String
  var values: [VariantValue]
}
