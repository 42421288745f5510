public import Problems

extension DeviceCatalog {
  /// The catalogue with a suite's own profiles: one with the id of a known device replaces it, others are appended.
  ///
  /// The problems are a note N606 for each replacement and an error E602 for each name that is already taken, also by
  /// an alias; a profile with such a name is left out.
  public func adding(profiles own: [DeviceProfile]) -> (catalog: DeviceCatalog, problems: [Diagnostic]) {
    guard !own.isEmpty else { return (self, []) }
    let ownIDs = Set(own.map(\.id))
    // Each name is asked for on its own: to read all known devices takes longer than to draw a screen.
    let known = { (name: String) in self[name].flatMap { ownIDs.contains($0.id) ? nil : $0 } }
    var (taken, accepted, problems) = ([String: DeviceProfile](), [DeviceProfile](), [Diagnostic]())
    for profile in own {
      let duplicates = duplicateNames(of: profile, taken: &taken, known: known)
      problems += duplicates
      guard duplicates.isEmpty else { continue }
      accepted.append(profile)
      if self[profile.id]?.id == profile.id {
        problems.append(Diagnostic(.profile(.replaces(id: profile.id)), severity: .note, at: profile.location))
      }
    }
    return (with(accepted), problems)
  }

  /// An error for each name that two devices have.
  var clashes: [Diagnostic] {
    var taken: [String: DeviceProfile] = [:]
    return profiles.flatMap { duplicateNames(of: $0, taken: &taken, known: { _ in nil }) }
  }

  /// An error for each name of a profile that is taken, be it by the profile itself; the others are taken from now on.
  private func duplicateNames(
    of profile: DeviceProfile, taken: inout [String: DeviceProfile], known: (String) -> DeviceProfile?
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for name in profile.names {
      guard let first = taken[name] ?? known(name) else {
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
