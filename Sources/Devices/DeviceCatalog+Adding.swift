public import Problems

extension DeviceCatalog {
  /// The catalogue with a suite's own profiles: one with the id of a known device replaces it, others are appended.
  ///
  /// The problems are a note N606 for each replacement and an error E602 for each name that is already taken, also by
  /// an alias; a profile with such a name is left out.
  public func adding(profiles own: [DeviceProfile]) -> (catalog: DeviceCatalog, problems: [Diagnostic]) {
    guard !own.isEmpty else { return (self, []) }
    let ownIDs = Set(own.map(\.id))
    var taken: [String: DeviceProfile] = [:]
    for profile in profiles where !ownIDs.contains(profile.id) {
      for name in profile.names { taken[name] = profile }
    }
    var all = profiles
    var problems: [Diagnostic] = []
    for profile in own {
      let duplicates = duplicateNames(of: profile, taken: &taken)
      problems += duplicates
      guard duplicates.isEmpty else { continue }
      if let index = profiles.firstIndex(where: { $0.id == profile.id }) {
        all[index] = profile
        problems.append(Diagnostic(.profile(.replaces(id: profile.id)), severity: .note, at: profile.location))
      } else {
        all.append(profile)
      }
    }
    return (DeviceCatalog(profiles: all), problems)
  }

  /// An error for each name that two devices have.
  var clashes: [Diagnostic] {
    var taken: [String: DeviceProfile] = [:]
    return profiles.flatMap { duplicateNames(of: $0, taken: &taken) }
  }

  /// An error for each name of a profile that is taken, be it by the profile itself; the others are taken from now on.
  private func duplicateNames(of profile: DeviceProfile, taken: inout [String: DeviceProfile]) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for name in profile.names {
      guard let first = taken[name] else {
        taken[name] = profile
        continue
      }
      let place = first.location ?? .start(of: "")
      let problem = ProfileProblem.duplicateID(name, firstFile: place.file, firstLine: place.line)
      problems.append(Diagnostic(.profile(problem), at: profile.location))
    }
    return problems
  }
}
