import Devices
import Frames
import Graphics
import Scene
import References

/// A picture on a sheet: what it shows, how large it is, and what is said of it.
struct SheetTile {
  /// The size in points, before it is made small.
  var size: Size
  /// The heading that it stands under.
  var group: String
  /// What it shares with the pictures beside which it is kept, where there is room.
  var kin: String
  /// What is said of it, a line each.
  var caption: [String]
  /// The corners of the screen in points, where that is all that is shown; nil has none of its own.
  var corners: Corners?

  /// The corners of a screen.
  struct Corners {
    var radius: Double
    var curve: Graphics.CornerCurve
  }
}

extension SheetTile {
  /// The tile of a snapshot.
  ///
  /// - Parameters:
  ///   - picture: The size of the picture in pixels.
  ///   - job: The snapshot.
  ///   - axes: The axes of which there is more than one value, which captions name.
  ///   - isFramed: Whether the picture has a device around the screen.
  ///   - sizes: How large pictures are beside each other.
  ///   - name: The device, as the caption has it.
  init(
    _ picture: PixelSize, of job: Job, axes: Set<String>, isFramed: Bool, sizes: SheetSizes, name: String? = nil
  ) {
    let device = job.environment.device
    let magnification = job.environment.magnification(for: sizes)
    let scale = (job.environment.scale > 0 ? job.environment.scale : 1) / magnification
    let values = job.identity.values.filter { axes.contains($0.axis) }.map(Self.word)
    self.init(
      size: Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale),
      group: job.identity.scene, kin: device.id,
      caption: [name ?? device.name] + (values.isEmpty ? [] : [values.joined(separator: " · ")]),
      corners: isFramed ? nil : Corners(of: job.environment, showing: picture, magnification: magnification))
  }

  /// The tiles of snapshots whose pictures have sizes.
  static func all(
    _ pictures: [(job: Job, size: PixelSize)], _ dressing: Dressing, _ sizes: SheetSizes
  ) -> [SheetTile] {
    var values: [String: Set<String>] = [:]
    for value in pictures.flatMap(\.job.identity.values) { values[value.axis, default: []].insert(value.value) }
    let axes = Set(values.filter { $0.value.count > 1 }.keys)
    let names = shortNames(of: pictures.map(\.job.environment.device))
    return pictures.map { job, size in
      SheetTile(
        size, of: job, axes: axes, isFramed: dressing.frames(job.scene), sizes: sizes,
        name: names[job.environment.device.id])
    }
  }

  /// The names of devices by their ids, without what stands in brackets where that is not needed to tell them apart.
  private static func shortNames(of devices: [DeviceProfile]) -> [String: String] {
    let names = Dictionary(devices.map { ($0.id, $0.name) }) { first, _ in first }
    let ids = Dictionary(grouping: names.keys) { withoutBrackets(names[$0] ?? "") }
    return Dictionary(
      uniqueKeysWithValues: names.map { id, name in
        let short = withoutBrackets(name)
        return (id, ids[short]?.count == 1 && !short.isEmpty ? short : name)
      })
  }

  /// `Apple Watch Ultra (1st-2nd generation) 49mm` as `Apple Watch Ultra 49mm`.
  private static func withoutBrackets(_ name: String) -> String {
    var words: [Substring] = []
    var depth = 0
    for word in name.split(separator: " ") {
      if word.hasPrefix("(") { depth += 1 }
      if depth == 0 { words.append(word) }
      if word.hasSuffix(")"), depth > 0 { depth -= 1 }
    }
    return words.joined(separator: " ")
  }

  /// A value as people say it; words of own axes and locales stay as they are.
  private static func word(_ value: SnapshotIdentity.AxisValue) -> String {
    let known = [VariantAxis.orientation, .appearance].map(\.rawValue) + ["contrast"]
    guard known.contains(value.axis) else { return value.value }
    return value.value.prefix(1).uppercased() + value.value.dropFirst()
  }
}

extension SheetTile.Corners {
  /// Those of a device's screen; a picture of another size, as of a card, has none, and a window has none either.
  init(of environment: Environment, showing size: PixelSize, magnification: Double) {
    let device = environment.device
    guard !environment.hasWindow, size == device.pixelSize || size == device.pixelSize.transposed else {
      self.init(radius: 0, curve: .circular)
      return
    }
    let corners = device.drawnCorners
    self.init(radius: corners.radius * magnification, curve: corners.curve)
  }
}

extension Environment {
  /// How many points of a sheet, before it is made small, one of its points takes; one where the size is not known.
  ///
  /// What is zoomed is on the same glass, and as large beside the other. As large as they are, devices have 160 points
  /// in an inch, as phones have about.
  fileprivate func magnification(for sizes: SheetSizes) -> Double {
    switch sizes {
    case .points: zoom
    case .physical: device.pointsPerMillimetre.map { 160 / 25.4 / $0 } ?? 1
    }
  }
}
