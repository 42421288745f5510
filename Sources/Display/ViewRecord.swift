import Graphics
import Layout
import Problems
import Scene

extension DisplayList.View {
  /// The record of a placed view.
  ///
  /// A text that is more than text, such as a button, is called by its characters unless it has a label.
  init(_ view: PlacedView) {
    let style = view.style
    let spoken = view.kind == .text && style.role != .none ? style.text : nil
    self.init(
      path: view.path, kind: view.kind, frame: view.frame,
      source: "\(view.location.file):\(view.location.line)", role: style.role, label: style.label ?? spoken)
  }
}

extension PlacedView {
  /// The rectangle that is painted, in device pixels: the snapped one, unless the view asked for none.
  func box(scale: Double) -> Rect { style.snap == .none ? frame.scaled(by: scale) : pixels.rect }

  /// The same with its corners.
  func shape(scale: Double) -> RoundedRect { RoundedRect(box(scale: scale), radii, curve: cornerCurve) }

  /// The part of it inside the padding.
  func contentBox(scale: Double) -> Rect {
    guard style.snap == .none else { return contentPixels.rect }
    return frame.inset(by: style.padding).scaled(by: scale)
  }
}

extension Rect {
  fileprivate func scaled(by scale: Double) -> Rect {
    Rect(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
