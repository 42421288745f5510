package import Devices
import Graphics
package import Scene

/// Where conditions are asked: a device as it is held, and the groups that its name may stand in.
package struct ConditionContext {
  let environment: Environment
  let groups: [DeviceGroup]

  package init(environment: Environment, groups: [DeviceGroup]) {
    self.environment = environment
    self.groups = groups
  }

  /// Whether all tests of a condition hold here.
  package func satisfies(_ condition: Condition) -> Bool { condition.tests.allSatisfy(satisfies) }

  private func satisfies(_ test: Condition.Test) -> Bool {
    switch test {
    case .word(let key, let words): words.contains { has($0, as: key) }
    case .axis(let name, let words): environment.ownValues[name].map(words.contains) ?? false
    case .bound(let bound, let points): satisfies(bound, points)
    case .minTextSize(let word): ReadingSize(word).map { environment.hasTextSize(atLeast: $0) } ?? false
    case .scale(let scales): scales.contains(environment.scale)
    case .not(let condition): !satisfies(condition)
    case .any(let conditions): conditions.contains(where: satisfies)
    }
  }

  private func has(_ word: String, as key: Condition.Key) -> Bool {
    switch key {
    case .orientation: environment.orientation.rawValue == word
    case .appearance: environment.appearance.rawValue == word
    case .contrast: environment.contrast.rawValue == word
    case .locale: InterfaceLocale(word)?.covers(environment.locale) ?? false
    case .horizontalSizeClass: SizeClass(rawValue: word).map(environment.horizontalSizeClass.satisfies) ?? false
    case .verticalSizeClass: SizeClass(rawValue: word).map(environment.verticalSizeClass.satisfies) ?? false
    case .idiom: environment.device.family.rawValue == word
    case .platform: environment.device.platform.rawValue == word
    case .direction: environment.isRightToLeft == (word == LayoutDirection.rightToLeft.rawValue)
    case .textSize: ReadingSize(word).map { environment.hasTextSize($0) } ?? false
    case .has: DeviceFeature(rawValue: word).map(environment.has) ?? false
    case .displayZoom: environment.displayZoom.rawValue == word
    case .window: environment.window.word == word
    case .os: environment.os.word == word
    case .device: isDevice(word, withinGroups: groups.count)
    }
  }

  private func satisfies(_ bound: Condition.Bound, _ points: Double) -> Bool {
    switch bound {
    case .minWidth: environment.size.width >= points
    case .maxWidth: environment.size.width <= points
    case .minHeight: environment.size.height >= points
    case .maxHeight: environment.size.height <= points
    }
  }

  /// Whether a word means this device; groups nested deeper than there are groups go in a circle.
  private func isDevice(_ word: String, withinGroups depth: Int) -> Bool {
    guard word.hasPrefix("@") else { return environment.device.isNamed(word) }
    let name = word.dropFirst()
    guard let group = groups.first(where: { $0.name == name }) else {
      return CatalogGroup(named: String(name))?.contains(environment.device) ?? false
    }
    return depth > 0 && group.devices.contains { isDevice($0.name, withinGroups: depth - 1) }
  }
}
