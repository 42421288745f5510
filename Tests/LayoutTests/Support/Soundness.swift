import Graphics
import Layout

extension LayoutResult {
  /// What no layout may have: a number that is none or too large for pixels, or views that are not inside their parents
  /// in order; nil where there is nothing of it.
  var unsoundness: String? {
    guard width > 0, height > 0, !views.isEmpty else { return "no picture: \(width) × \(height)" }
    for (index, view) in views.enumerated() {
      if let problem = view.unsoundness { return "\(view.path) (\(index)): \(problem)" }
      guard view.subtreeEnd > index, view.subtreeEnd <= views.count else { return "\(view.path) ends nowhere" }
      guard let parent = view.parent else {
        guard index == 0 else { return "\(view.path) has no parent" }
        continue
      }
      guard parent < index, view.subtreeEnd <= views[parent].subtreeEnd else { return "\(view.path) is in nothing" }
    }
    return nil
  }
}

extension PlacedView {
  fileprivate var unsoundness: String? {
    guard frame.values.allSatisfy({ abs($0) <= 1e7 }) else { return "frame \(frame.values)" }
    guard pixels.width >= 0, pixels.height >= 0 else { return "pixels \(pixels.values)" }
    guard contentPixels.width >= 0, contentPixels.height >= 0 else { return "content \(contentPixels.values)" }
    let corners = [radii.topLeft, radii.topRight, radii.bottomLeft, radii.bottomRight]
    let lengths = corners.flatMap { [$0.width, $0.height] }
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return "radii \(lengths)" }
    guard textOrigin.x.isFinite, textOrigin.y.isFinite else { return "text at \(textOrigin)" }
    let padding = style.padding
    guard (padding.horizontal + padding.vertical).isFinite else { return "padding \(padding)" }
    return nil
  }
}
