package import Devices
import Graphics

/// Devices for a terminal: id, points, scale, pixels, platform, year and name, those marked that are not verified.
package func devicesText(_ profiles: [DeviceProfile]) -> String {
  let rows = profiles.map { profile in
    let mark = profile.verified || profile.location == nil ? "" : " (not verified)"
    return [
      harmless(profile.id), rounded(profile.pointSize), "@\(plain(profile.scale))",
      "\(profile.pixelSize.width)×\(profile.pixelSize.height)", profile.platform.rawValue,
      profile.year.map { "\($0)" } ?? "", harmless(profile.name) + mark,
    ]
  }
  return table(rows) + count(profiles.count, "device", "devices") + "\n"
}

/// Groups for a terminal: the name, how many devices it has, and its rule.
package func groupsText(_ groups: [(name: String, devices: Int, rule: String)]) -> String {
  let rows = groups.map { group in [harmless("@" + group.name), grouped(group.devices), group.rule] }
  return table(rows) + "Of each group of the catalogue there is one since a year: @iphones-since-2020.\n"
}

/// What profile files come to, a line each, and how many are wrong.
package func validationText(_ files: [(name: String, profiles: Int)], errors: Int) -> String {
  let rows = files.map { [harmless($0.name), count($0.profiles, "sound profile", "sound profiles")] }
  let sum = errors == 0 ? "nothing wrong" : count(errors, "mistake", "mistakes")
  return table(rows) + "\(count(files.count, "file", "files")): \(sum)\n"
}

/// A size in points, in hundredths: densities of Android's make long fractions.
func rounded(_ size: Size) -> String {
  "\(plain((size.width * 100).rounded() / 100))×\(plain((size.height * 100).rounded() / 100))"
}
