import Display
import Graphics
import Layout
import Problems
import Scene

/// A view of a small scene; one point is one pixel unless a test says otherwise.
func view(
  _ kind: Node.Kind = .box, id: String? = nil, in parent: Int? = nil, end: Int, at box: PixelRect,
  radius: Double = 0, _ change: (inout PlacedView) -> Void = { _ in }
) -> PlacedView {
  let style = Style(textStyle: TextStyle(families: ["Roboto"], size: 16), color: .black, tint: Color(hex: 0x007AFF))
  var view = PlacedView(
    path: id ?? "", id: id, kind: kind, parent: parent, subtreeEnd: end, frame: box.rect, pixels: box,
    radii: CornerRadii(all: radius), style: style, location: SourceLocation(file: "Scenes/a.yaml", line: 3, column: 5))
  change(&view)
  return view
}

/// The commands of views in a picture of 100 × 100, without the background of the picture.
func commands(_ views: [PlacedView], scale: Double = 1) -> [DisplayList.Command] {
  let result = LayoutResult(views: views, width: 100, height: 100, scale: scale, diagnostics: [])
  return displayList(of: result, background: .clear).commands
}

/// The commands without the records of views.
func drawings(_ views: [PlacedView], scale: Double = 1) -> [DisplayList.Command] {
  commands(views, scale: scale).filter { command in
    switch command {
    case .beginView, .endView: false
    default: true
    }
  }
}

let red = Color(hex: 0xFF0000)
let blue = Color(hex: 0x0000FF)

func box(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> PixelRect {
  PixelRect(x: x, y: y, width: width, height: height)
}
