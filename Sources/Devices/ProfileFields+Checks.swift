internal import Graphics
internal import Problems
internal import YAML

/// What must hold between fields.
extension ProfileFields {
  mutating func checkSizes(of profile: DeviceProfile) {
    checkOrientation(of: profile)
    guard let value = node["pointSize"], let points = reader.size("pointSize", of: node) else { return }
    let sides = [
      (points.width, Double(profile.pixelSize.width)), (points.height, Double(profile.pixelSize.height)),
    ]
    for (index, (points, pixels)) in sides.enumerated() where abs(points * profile.scale - pixels) > 1.2 {
      let problem = ProfileProblem.sizeMismatch(
        id: profile.id, points: points, scale: profile.scale, pixels: pixels)
      reader.report(.profile(problem), at: value.elements?[index].location ?? value.location)
    }
  }

  /// A size that lies although its device stands would turn the wrong way.
  private mutating func checkOrientation(of profile: DeviceProfile) {
    let (width, height) = (profile.pixelSize.width, profile.pixelSize.height)
    guard let value = node["pixelSize"], width != height else { return }
    let lies = width > height
    guard lies != (profile.naturalOrientation == .landscape) else { return }
    let wants = lies ? "the short side first, or naturalOrientation: landscape" : "the long side first in landscape"
    reader.report(
      .value(.wrongType(key: "pixelSize", wants: wants, got: "[\(width), \(height)]")), at: value.location)
  }

  mutating func checkInsets(of profile: DeviceProfile) {
    for orientation in Orientation.allCases {
      let size = profile.pointSize(in: orientation)
      for key in ["safeArea", "layoutMargins"] {
        let insets = key == "safeArea" ? profile.safeArea[orientation] : profile.layoutMargins[orientation]
        guard let insets, let value = node[key]?[orientation.rawValue],
          insets.horizontal > size.width || insets.vertical > size.height
        else { continue }
        reader.report(.profile(.insetsTooLarge(id: profile.id)), at: value.location)
      }
    }
    checkCutout(of: profile)
  }

  private mutating func checkCutout(of profile: DeviceProfile) {
    guard let rect = profile.cutout?.rect, let value = node["cutout"]?["rect"] else { return }
    let screen = profile.pointSize(in: .portrait)
    guard rect.maxX > screen.width || rect.maxY > screen.height else { return }
    let sides = [rect.x, rect.y, rect.width, rect.height].map(plain).joined(separator: ", ")
    reader.report(
      .value(.outOfRange(key: "cutout.rect", range: "inside the upright screen", got: "[\(sides)]")),
      at: value.location)
  }
}
