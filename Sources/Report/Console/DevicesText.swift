package import Devices
import Graphics

/// Devices for a terminal: id, size in points, scale, platform and name.
package func devicesText(_ profiles: [DeviceProfile]) -> String {
  let rows = profiles.map { profile in
    let size = profile.pointSize
    return [
      harmless(profile.id), "\(plain(size.width))×\(plain(size.height))", "@\(plain(profile.scale))",
      profile.platform.rawValue, harmless(profile.name),
    ]
  }
  return table(rows) + count(profiles.count, "device", "devices") + "\n"
}
