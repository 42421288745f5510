internal import Graphics
internal import Problems
internal import YAML

/// What must hold between fields.
extension ProfileFields {
  mutating func check(_ profile: DeviceProfile) {
    checkPoints(of: profile)
    checkOrientation(of: profile, "pixelSize", profile.pixelSize)
    if let panel = profile.panelPixelSize { checkOrientation(of: profile, "panelPixelSize", panel) }
    checkInsets(of: profile)
    checkBars(of: profile)
    checkCutout(of: profile)
    checkCorners(of: profile)
    checkZoom(of: profile)
    checkWindows(of: profile)
    checkBody(of: profile)
    checkInferred()
  }

  private mutating func checkPoints(of profile: DeviceProfile) {
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
  private mutating func checkOrientation(of profile: DeviceProfile, _ key: String, _ size: PixelSize) {
    let (width, height) = (size.width, size.height)
    guard let value = node[key], width != height else { return }
    let lies = width > height
    guard lies != (profile.naturalOrientation == .landscape) else { return }
    let wants = lies ? "the short side first, or naturalOrientation: landscape" : "the long side first in landscape"
    reader.report(.value(.wrongType(key: key, wants: wants, got: "[\(width), \(height)]")), at: value.location)
  }

  private mutating func checkInsets(of profile: DeviceProfile) {
    let versions = profile.systemSafeAreas.map { (node["safeArea"]?["os"]?[$0.version], $0.insets) }
    let all = [(node["safeArea"], profile.safeArea), (node["layoutMargins"], profile.layoutMargins)] + versions
    for orientation in Orientation.allCases {
      let size = profile.pointSize(in: orientation)
      for (node, insets) in all {
        guard let insets = insets[orientation], let value = node?[orientation.rawValue],
          insets.horizontal > size.width || insets.vertical > size.height
        else { continue }
        reader.report(.profile(.insetsTooLarge(id: profile.id)), at: value.location)
      }
    }
  }

  /// Bars are outside the safe area, as far as both are known.
  private mutating func checkBars(of profile: DeviceProfile) {
    let indicator = node["homeIndicator"]
    for orientation in Orientation.allCases {
      guard let area = profile.safeArea[orientation] else { continue }
      let word = orientation.rawValue
      if let height = profile.statusBarHeight[orientation], height > area.top {
        report(
          "statusBarHeight.\(word)", "at most \(plain(area.top)), the safe area's top", height, at: "statusBarHeight")
      }
      let key = word + "Inset"
      if let value = indicator?[key]?.number, value > area.bottom {
        report(
          "homeIndicator.\(key)", "at most \(plain(area.bottom)), the safe area's bottom", value, at: "homeIndicator")
      }
    }
    let screen = profile.pointSize(in: .portrait)
    if let pill = profile.homeIndicator?.pill, pill.width > screen.width {
      report("homeIndicator.pill.width", "at most \(plain(screen.width)), the screen", pill.width, at: "homeIndicator")
    }
  }

  private mutating func checkCutout(of profile: DeviceProfile) {
    guard let cutout = profile.cutout, let rect = cutout.rect, let value = node["cutout"]?["rect"] else { return }
    let screen = profile.pointSize(in: .portrait)
    let isInside = rect.maxX <= screen.width && rect.maxY <= screen.height
    guard !isInside || cutout.kind == .none || rect.isEmpty else { return }
    let place = isInside ? "an area of the screen" : "an area inside the upright screen"
    let wants = cutout.kind == .none ? "no value, as kind is none" : place
    let sides = [rect.x, rect.y, rect.width, rect.height].map(plain).joined(separator: ", ")
    reader.report(.value(.wrongType(key: "cutout.rect", wants: wants, got: "[\(sides)]")), at: value.location)
  }

  private mutating func checkCorners(of profile: DeviceProfile) {
    guard let radius = profile.screenCornerRadius else { return }
    let most = min(profile.pointSize.width, profile.pointSize.height) / 2
    if radius > most {
      report("screenCornerRadius", "at most \(plain(most)), half the short side", radius, at: "screenCornerRadius")
    }
    if let curve = profile.cornerCurve, let value = node["cornerCurve"], (curve == .none) != (radius == 0) {
      let wants = radius == 0 ? "none, as screenCornerRadius is 0" : "circular or continuous, as there is a radius"
      reader.report(.value(.wrongType(key: "cornerCurve", wants: wants, got: curve.rawValue)), at: value.location)
    }
  }

  /// A body is larger than its screen, and its corners run around those of the screen.
  private mutating func checkBody(of profile: DeviceProfile) {
    guard let frame = profile.frame, let value = node["frame"] else { return }
    let panel = profile.panelPixelSize ?? profile.pixelSize
    // No screen is finer than the one that stands for those of which the density is not known.
    let pixels = (profile.ppi ?? 1500) / 25.4
    let least = Size(width: Double(panel.width) / pixels, height: Double(panel.height) / pixels)
    if let body = frame.bodyMM, body.width < least.width || body.height < least.height {
      let size = profile.ppi == nil ? "at least " : ""
      let wants =
        "a body around the screen, which is \(size)[\(millimetres(least.width)), \(millimetres(least.height))]"
      let got = "[\(plain(body.width)), \(plain(body.height))]"
      reader.report(
        .value(.wrongType(key: "frame.bodyMM", wants: wants, got: got)), at: value["bodyMM"]?.location ?? value.location
      )
    }
    if let bezel = frame.bezel, let body = value["body"], bezel.width < 0 || bezel.height < 0 {
      let screen = profile.pointSize
      let wants = "a body around the screen, which is [\(plain(screen.width)), \(plain(screen.height))]"
      reader.wrongType("frame.body", wants: wants, at: body)
    }
    guard let outer = frame.outerCornerRadius, let inner = profile.screenCornerRadius else { return }
    if outer < inner {
      report("frame.outerCornerRadius", "at least \(plain(inner)), the screen's corners", outer, at: "frame")
    }
  }

  private func millimetres(_ length: Double) -> String { plain((length * 10).rounded() / 10) }

  /// Zooming makes everything larger, so fewer points fit.
  private mutating func checkZoom(of profile: DeviceProfile) {
    guard let zoomed = profile.displayZoom, let value = node["displayZoom"] else { return }
    let size = profile.pointSize
    let isLarger = zoomed.width > size.width || zoomed.height > size.height
    guard isLarger || zoomed.width * 10 < size.width || zoomed.height * 10 < size.height else { return }
    let rule = isLarger ? "at most" : "at least a tenth of"
    let wants = "a size of \(rule) [\(plain(size.width)), \(plain(size.height))], the size that is not zoomed"
    let got = "[\(plain(zoomed.width)), \(plain(zoomed.height))]"
    reader.report(.value(.wrongType(key: "displayZoom", wants: wants, got: got)), at: value.location)
  }

  /// A window is a part of the screen as it is held.
  private mutating func checkWindows(of profile: DeviceProfile) {
    for (word, sizes) in profile.windows.sorted(by: { $0.key < $1.key }) {
      for orientation in Orientation.allCases {
        let screen = profile.pointSize(in: orientation)
        guard let size = sizes[orientation], size.width > screen.width || size.height > screen.height else { continue }
        let wants = "a size of at most [\(plain(screen.width)), \(plain(screen.height))], the screen"
        let value = node["windows"]?[word]?[orientation.rawValue] ?? node
        let got = "[\(plain(size.width)), \(plain(size.height))]"
        reader.report(.value(.wrongType(key: "windows.\(word)", wants: wants, got: got)), at: value.location)
      }
    }
  }

  /// Only keys of the profile, or parts of them, can rest on another device.
  private mutating func checkInferred() {
    for element in node["inferred"]?.elements ?? [] {
      guard let text = element.scalar else { continue }
      let key = String(text.prefix { $0 != "." })
      guard !ProfileKeys.known.contains(key) else { continue }
      let nearest = nearestWord(to: key, in: ProfileKeys.known)
      reader.report(.value(.unknownWord(text, expected: "a key of a profile", nearest: nearest)), at: element.location)
    }
  }

  private mutating func report(_ key: String, _ range: String, _ got: Double, at owner: String) {
    let part = key.split(separator: ".").dropFirst().reduce(node[owner]) { $0?[String($1)] }
    reader.report(
      .value(.outOfRange(key: key, range: range, got: plain(got))), at: (part ?? node[owner] ?? node).location)
  }
}
