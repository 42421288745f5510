import Devices
import Graphics

/// A chart as the text of a scene file: what draws scenes draws it, as PNG and as SVG.
struct ChartScene {
  private let layout: ChartLayout
  private let count: Int

  init(_ profiles: [DeviceProfile]) {
    layout = ChartLayout(ScreenOutline.all(of: profiles))
    count = profiles.count
  }

  /// The scene file, in JSON, which YAML has in it.
  var text: String {
    let nodes = title + layout.cells.flatMap(nodes)
    return """
      {"scene": "devices", "size": [\(layout.size.width), \(layout.size.height)],
      "root": {"background": "#ffffff", "children": [
      \(nodes.joined(separator: ",\n"))
      ]}}

      """
  }

  private var title: [String] {
    let screens = layout.cells.count == 1 ? "1 screen" : "\(layout.cells.count) screens"
    let devices = count == 1 ? "1 device" : "\(count) devices"
    let left = ChartLayout.margin
    return [
      label("\(screens) to scale", Rect(x: left, y: 30, width: 380, height: 30), size: 22, "semibold", "#111827"),
      label(
        "\(devices), sizes in points; tinted is what bars take, and all of a screen where that is unknown",
        Rect(x: left, y: 60, width: layout.size.width - 2 * left - 130, height: 18), size: 12, "regular", "#6b7280"),
    ] + bar
  }

  /// A hundred points, at the upper right.
  private var bar: [String] {
    let width = 100 * layout.factor
    let right = layout.size.width - ChartLayout.margin
    return [
      label(
        "100 pt", Rect(x: right - 60 - width, y: 58, width: 52, height: 16), size: 11, "regular", "#6b7280", "right"),
      box(Rect(x: right - width, y: 65, width: width, height: 2), "\"background\": \"#111827\""),
      box(Rect(x: right - width, y: 61, width: 1, height: 10), "\"background\": \"#111827\""),
      box(Rect(x: right - 1, y: 61, width: 1, height: 10), "\"background\": \"#111827\""),
    ]
  }

  private func nodes(of cell: ChartLayout.Cell) -> [String] { [screen(of: cell)] + labels(of: cell) }

  private func screen(of cell: ChartLayout.Cell) -> String {
    let shape = cell.outline.shape
    let color = shape.platform.chartColor
    let curve = shape.curve == .continuous ? "continuous" : "circular"
    let style = shape.isSure ? "solid" : "dashed"
    let radius = min(shape.cornerRadius * layout.factor, min(cell.screen.width, cell.screen.height) / 2)
    let inside = (safeArea(of: cell) + cutout(of: cell) + pill(of: cell)).joined(separator: ", ")
    let tint = shape.safeArea == nil ? "6%" : "22%"
    return box(
      cell.screen,
      """
      "background": "\(color) / \(tint)", "cornerRadius": \(radius), "cornerCurve": "\(curve)", "clip": true, \
      "border": {"color": "\(color)", "width": 1.5, "style": "\(style)"}, "children": [\(inside)]
      """)
  }

  /// What bars leave of a screen; nothing where nobody knows.
  private func safeArea(of cell: ChartLayout.Cell) -> [String] {
    guard let insets = cell.outline.shape.safeArea else { return [] }
    let area = Rect(origin: .zero, size: cell.outline.shape.size).inset(by: insets)
    return [box(scaled(area), "\"background\": \"#ffffff\"")]
  }

  private func cutout(of cell: ChartLayout.Cell) -> [String] {
    guard let cutout = cell.outline.shape.cutout, let rect = cutout.rect else { return [] }
    let area = scaled(rect)
    let radius = min(area.width, area.height) / 2
    let corners = cutout.kind == .notch ? "{\"bottom\": \(radius)}" : "\(radius)"
    return [box(area, "\"background\": \"#111827\", \"cornerRadius\": \(corners)")]
  }

  private func pill(of cell: ChartLayout.Cell) -> [String] {
    guard let pill = cell.outline.shape.pill else { return [] }
    let screen = cell.outline.shape.size
    let area = scaled(
      Rect(
        x: (screen.width - pill.width) / 2, y: screen.height - pill.bottomGap - pill.height, width: pill.width,
        height: pill.height))
    return [box(area, "\"background\": \"#111827\", \"cornerRadius\": \(min(area.width, area.height) / 2)")]
  }

  private func labels(of cell: ChartLayout.Cell) -> [String] {
    let shape = cell.outline.shape
    let size = "\(short(shape.size.width)) × \(short(shape.size.height))"
    let pixels = "@\(shortest(shape.scale))  \(shape.pixels.width) × \(shape.pixels.height) px"
    let rest = cell.names.rest > 0 ? ["and \(cell.names.rest) more"] : []
    let lines =
      [
        CaptionLine(text: size, size: 13, weight: "semibold", color: "#111827"),
        CaptionLine(text: pixels, size: 10.5, weight: "regular", color: "#6b7280"),
      ]
      + (cell.names.told + rest).map {
        CaptionLine(text: $0, size: ChartLayout.nameSize, weight: "regular", color: "#374151")
      }
    return [caption(lines, cell.label, lineHeight: ChartLayout.lineHeight)]
  }

  private func scaled(_ rect: Rect) -> Rect {
    Rect(
      x: rect.x * layout.factor, y: rect.y * layout.factor, width: rect.width * layout.factor,
      height: rect.height * layout.factor)
  }
}

/// A length with at most one decimal: densities of Android's make long fractions.
private func short(_ number: Double) -> String {
  let tenths = Int((min(max(number, 0), 1e15) * 10).rounded())
  return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
}

extension Platform {
  /// The colour of its screens in a chart.
  fileprivate var chartColor: String {
    switch self {
    case .ios: "#2563eb"
    case .ipados: "#4f46e5"
    case .watchos: "#db2777"
    case .tvos: "#7c3aed"
    case .macos: "#475569"
    case .visionos: "#0891b2"
    case .android: "#059669"
    case .wearos: "#65a30d"
    case .web: "#d97706"
    }
  }
}
