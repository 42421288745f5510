import Graphics
import Scene

/// The words of a sheet, and boxes where its pictures go, as the text of a scene file.
struct SheetScene {
  let layout: SheetLayout
  let tiles: [SheetTile]
  /// What stands at the top.
  let title: String
  /// What the sheet is drawn on.
  let ground: Color

  /// The colours that are read on the ground.
  private var isDark: Bool {
    let (red, green, blue) = (Double(ground.red), Double(ground.green), Double(ground.blue))
    return ground.alpha > 0.5 && 0.299 * red + 0.587 * green + 0.114 * blue < 128
  }
  private var strong: String { isDark ? "#f9fafb" : "#111827" }
  private var weak: String { isDark ? "#9ca3af" : "#6b7280" }

  /// The id of the box of a picture.
  static func id(of tile: Int) -> String { "picture-\(tile)" }

  /// The scene file, in JSON, which YAML has in it.
  var text: String {
    let nodes = head + layout.headings.flatMap(heading) + layout.places.flatMap(nodes)
    return """
      {"scene": "sheet", "size": [\(layout.size.width), \(layout.size.height)],
      "root": {"background": "rgb(\(ground.red) \(ground.green) \(ground.blue)) / \(ground.alpha)", "children": [
      \(nodes.joined(separator: ",\n"))
      ]}}

      """
  }

  private var head: [String] {
    let (left, width) = (SheetLayout.margin, layout.size.width - 2 * SheetLayout.margin)
    let top = SheetLayout.margin
    return [
      label(title, Rect(x: left, y: top - 6, width: width, height: 38), size: 28, "bold", strong),
      label(extent, Rect(x: left, y: top + 32, width: width, height: 20), size: 13, "regular", weak),
    ]
  }

  /// `72 pictures of 2 scenes on 12 devices`.
  private var extent: String {
    func count(_ number: Int, _ one: String) -> String { "\(number) \(one)\(number == 1 ? "" : "s")" }
    let (scenes, devices) = (layout.headings.count, Set(tiles.map(\.kin)).count)
    return "\(count(tiles.count, "picture")) of \(count(scenes, "scene")) on \(count(devices, "device"))"
  }

  private func heading(_ heading: SheetLayout.Heading) -> [String] {
    [label(heading.text, heading.frame, size: 17, "semibold", strong)]
  }

  private func nodes(of place: SheetLayout.Place) -> [String] {
    let tile = tiles[place.tile]
    let lines = tile.caption.enumerated().map { number, line in
      CaptionLine(
        text: line, size: SheetLayout.captionSize, weight: number == 0 ? "semibold" : "regular",
        color: number == 0 ? strong : weak)
    }
    let caption = caption(lines, place.caption, lineHeight: SheetLayout.lineHeight)
    return picture(of: tile, at: place) + (lines.isEmpty ? [] : [caption])
  }

  /// The box that the picture goes into, and for a bare screen a shadow below it and a hairline over it.
  private func picture(of tile: SheetTile, at place: SheetLayout.Place) -> [String] {
    let words = "\"label\": \(literal(([tile.group] + tile.caption).joined(separator: ", "))), \"role\": \"image\""
    let id = "\"id\": \"\(SheetScene.id(of: place.tile))\", \(words)"
    guard let corners = tile.corners else { return [box(place.picture, id)] }
    let shape =
      "\"cornerRadius\": \(corners.radius * layout.factor), \"cornerCurve\": \"\(corners.curve.rawValue)\""
    let shadow = """
      "shadow": [{"color": "black / 10%", "offset": [0, 1], "blur": 3}, {"color": "black / 14%", "offset": [0, 8], \
      "blur": 22}]
      """
    let line = isDark ? "white / 16%" : "black / 14%"
    return [
      // A shadow of something transparent would shine through.
      box(place.picture, "\(shape), \(shadow)"),
      box(place.picture, "\(id), \(shape)"),
      box(place.picture.inset(by: Insets(all: -0.5)), ring(corners, line)),
    ]
  }

  private func ring(_ corners: SheetTile.Corners, _ color: String) -> String {
    let radius = corners.radius > 0 ? corners.radius * layout.factor + 0.5 : 0
    return """
      "cornerRadius": \(radius), "cornerCurve": "\(corners.curve.rawValue)", "snap": "none", \
      "border": {"color": "\(color)", "width": 0.5}
      """
  }
}
