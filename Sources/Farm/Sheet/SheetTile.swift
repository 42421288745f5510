import Devices
import Display
import Frames
import Graphics
import References

/// A picture on a sheet: what it shows, how large it is, and what is said of it.
struct SheetTile {
  /// What it shows.
  var list: DisplayList
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
  ///   - list: The picture.
  ///   - job: The snapshot.
  ///   - axes: The axes that captions name the values of.
  ///   - isFramed: Whether the picture has a device around the screen.
  init(_ list: DisplayList, of job: Job, axes: Set<String>, isFramed: Bool) {
    let device = job.environment.device
    // What is zoomed is on the same glass, and as large beside the other.
    let scale = (list.scale > 0 ? list.scale : 1) / job.environment.zoom
    let values = job.identity.values.filter { axes.contains($0.axis) }.map(Self.word)
    self.init(
      list: list, size: Size(width: Double(list.width) / scale, height: Double(list.height) / scale),
      group: job.identity.scene, kin: device.id,
      caption: [device.name] + (values.isEmpty ? [] : [values.joined(separator: " · ")]),
      corners: isFramed ? nil : Corners(of: job.environment, showing: list))
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
  init(of environment: Environment, showing list: DisplayList) {
    let size = PixelSize(width: list.width, height: list.height)
    let device = environment.device
    guard !environment.hasWindow, size == device.pixelSize || size == device.pixelSize.transposed else {
      self.init(radius: 0, curve: .circular)
      return
    }
    let corners = device.drawnCorners
    self.init(radius: corners.radius * environment.zoom, curve: corners.curve)
  }
}
