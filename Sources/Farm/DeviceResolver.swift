package import Devices
package import Problems
package import Scene

/// Finds the profiles behind the words of files and flags: ids, aliases, ad-hoc sizes, and groups, of which those of the
/// suite come before those of the catalogue.
package struct DeviceResolver {
  let catalog: DeviceCatalog
  let groups: [DeviceGroup]

  package init(catalog: DeviceCatalog, groups: [DeviceGroup]) {
    self.catalog = catalog
    self.groups = groups
  }

  /// The profiles in written order, each once.
  package func profiles(for choices: [DeviceChoice], _ problems: inout [Diagnostic]) -> [DeviceProfile] {
    var found: [DeviceProfile] = []
    var taken: Set<String> = []
    var opened: Set<String> = []
    resolve(choices, &opened, &problems) { profile in
      if taken.insert(profile.id).inserted { found.append(profile) }
    }
    return found
  }

  private func resolve(
    _ choices: [DeviceChoice], _ opened: inout Set<String>, _ problems: inout [Diagnostic],
    _ visit: (DeviceProfile) -> Void
  ) {
    for choice in choices {
      if choice.name.hasPrefix("@") {
        resolve(group: String(choice.name.dropFirst()), choice, &opened, &problems, visit)
        continue
      }
      do {
        visit(try catalog.device(named: choice.name, at: choice.location))
      } catch {
        problems.append(error)
      }
    }
  }

  private func resolve(
    group name: String, _ choice: DeviceChoice, _ opened: inout Set<String>, _ problems: inout [Diagnostic],
    _ visit: (DeviceProfile) -> Void
  ) {
    guard let group = groups.first(where: { $0.name == name }) else {
      do {
        try catalog.devices(ofGroup: name, besides: groups.map(\.name), at: choice.location).forEach(visit)
      } catch {
        problems.append(error)
      }
      return
    }
    // A group named again, by itself even, adds nothing.
    guard opened.insert(name).inserted else { return }
    resolve(group.devices, &opened, &problems, visit)
  }
}
