import Devices
import Graphics
import Layout
import Problems
import Scene
import TestSupport

/// A node in a file that does not exist; children after it, keys in the closure.
func node(
  _ kind: Node.Kind = .box, _ id: String? = nil, _ children: [Node] = [], line: Int = 1,
  _ set: (inout Attributes) -> Void = { _ in }
) -> Node {
  var attributes = Attributes()
  set(&attributes)
  return Node(
    kind, id: id, attributes: attributes, children: children,
    location: SourceLocation(file: "test.yaml", line: line, column: 1))
}

/// A view without anything inside but a size that it wants to have.
func content(
  _ id: String? = nil, width: Double = 0, height: Double = 0, _ set: (inout Attributes) -> Void = { _ in }
) -> Node {
  node(.path, id) { attributes in
    attributes.path = PathShape(path: Path(), viewBox: Rect(x: 0, y: 0, width: width, height: height))
    set(&attributes)
  }
}

/// A scene of a root.
func scene(_ root: Node, design: Scene.Design = Scene.Design()) -> Scene {
  var scene = Scene(name: "test", root: root, location: .start(of: "test.yaml"))
  scene.design = design
  return scene
}

/// A phone of a size in points.
func phone(
  _ width: Double = 375, _ height: Double = 667, scale: Double = 2, safeArea: Insets? = .zero,
  appearance: Appearance = .light
) -> Environment {
  let isWide = width > height
  var device = DeviceProfile(
    id: "test-phone", name: "Test phone", platform: .ios, family: .phone,
    naturalOrientation: isWide ? .landscape : .portrait,
    pixelSize: PixelSize(width: Int((width * scale).rounded()), height: Int((height * scale).rounded())),
    scale: scale)
  if isWide { device.safeArea.landscape = safeArea } else { device.safeArea.portrait = safeArea }
  return Environment(device: device, appearance: appearance)
}

/// Lays out a root on a device.
func layOut(
  _ root: Node, in environment: Environment = phone(), design: Scene.Design = Scene.Design(),
  measuring: SquareLetters = SquareLetters()
) -> LayoutResult {
  layOut(scene(root, design: design), in: environment, fonts: FontDefaults(family: "Test"), measuring: measuring)
}

extension StackSpec {
  /// The layout of a stack with these keys.
  static func layout(
    _ axis: Axis = .horizontal, _ distribution: Distribution? = nil, _ alignment: Alignment? = nil,
    spacing: Double? = nil
  ) -> ContainerLayout {
    .stack(
      StackSpec(
        axis: axis, distribution: distribution, alignment: alignment, spacing: spacing.map(Length.points)))
  }
}

extension GridSpec {
  /// The layout of a grid with these keys.
  static func layout(
    columns: Int, rows: Int? = nil, gap: Double = 0, ratio: Double? = nil, alignment: OverlayAlignment? = nil
  ) -> ContainerLayout {
    var spec = GridSpec()
    spec.columns = .count(columns)
    spec.rows = rows.map(Tracks.count)
    spec.rowGap = .points(gap)
    spec.columnGap = .points(gap)
    spec.cellAspectRatio = ratio
    spec.alignment = alignment
    return .grid(spec)
  }
}

extension FrameSpec {
  /// A frame as CGRectMake makes it.
  static func rect(_ x: Length, _ y: Length, _ width: Length, _ height: Length) -> FrameSpec {
    var frame = FrameSpec()
    frame.x = x
    frame.y = y
    frame.width = width
    frame.height = height
    return frame
  }

  /// A frame between two corners in percent.
  static func corners(_ from: (Double, Double), _ to: (Double, Double)) -> FrameSpec {
    var frame = FrameSpec()
    frame.from = LengthPoint(x: .percent(from.0), y: .percent(from.1))
    frame.to = LengthPoint(x: .percent(to.0), y: .percent(to.1))
    return frame
  }
}
