import Devices
import Frames
import Graphics
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
  init(_ picture: PixelSize, of job: Job, axes: Set<String>, isFramed: Bool) {
    let device = job.environment.device
    // What is zoomed is on the same glass, and as large beside the other.
    let scale = (job.environment.scale > 0 ? job.environment.scale : 1) / job.environment.zoom
    let values = job.identity.values.filter { axes.contains($0.axis) }.map(Self.word)
    self.init(
      size: Size(width: Double(picture.width) / scale, height: Double(picture.height) / scale),
      group: job.identity.scene, kin: device.id,
      caption: [device.name] + (values.isEmpty ? [] : [values.joined(separator: " · ")]),
      corners: isFramed ? nil : Corners(of: job.environment, showing: picture))
  }

  /// The tiles of snapshots whose pictures have sizes.
  static func all(_ pictures: [(job: Job, size: PixelSize)], _ dressing: Dressing) -> [SheetTile] {
    var values: [String: Set<String>] = [:]
    for value in pictures.flatMap(\.job.identity.values) { values[value.axis, default: []].insert(value.value) }
    let axes = Set(values.filter { $0.value.count > 1 }.keys)
    return pictures.map { SheetTile($0.size, of: $0.job, axes: axes, isFramed: dressing.frames($0.job.scene)) }
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
  init(of environment: Environment, showing size: PixelSize) {
    let device = environment.device
    guard !environment.hasWindow, size == device.pixelSize || size == device.pixelSize.transposed else {
      self.init(radius: 0, curve: .circular)
      return
    }
    let corners = device.drawnCorners
    self.init(radius: corners.radius * environment.zoom, curve: corners.curve)
  }
}
