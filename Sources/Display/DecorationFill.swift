import Graphics

extension TextBlock.Decoration {
  /// The decoration in the picture: whole pixels, at least one thick, as far from the baseline's pixel as the font says.
  func placed(in line: TextBlock.Line) -> TextBlock.Decoration {
    func whole(_ value: Double) -> Double { (value + 0.5).rounded(.down) }
    var placed = self
    placed.x = whole(line.x + x)
    placed.width = whole(line.x + x + width) - placed.x
    placed.y = whole(line.baseline) + whole(y)
    placed.thickness = max(1, whole(thickness))
    return placed
  }

  /// The rectangle in its colour, or that of its text.
  func fill(_ color: Color) -> DisplayList.Command {
    let rect = Rect(x: x, y: y, width: max(0, width), height: thickness)
    return .fill(.rounded(RoundedRect(rect)), .color(self.color ?? color))
  }
}

extension TextBlock.Line {
  /// The size of its largest letters.
  func largestSize(in style: TextStyle) -> Double { runs.reduce(style.size) { max($0, $1.style.size) } }
}
