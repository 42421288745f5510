public import Graphics
public import Layout
public import Scene

/// Resolves a placed scene into drawing commands in device pixels.
///
/// Every view is recorded, painted or not: what is hidden, fully transparent or outside the picture leaves its
/// `beginView` and `endView` and nothing between them.
///
/// - Parameters:
///   - result: The placed scene; its views stand in preorder.
///   - background: What lies under the root.
///   - screens: The pictures of the scenes that it shows; one that is not among them is missing.
/// - Returns: The commands, those at the back first.
public func displayList(
  of result: LayoutResult, background: Color, screens: [EmbeddedScreen: DisplayList] = [:]
) -> DisplayList {
  var builder = DisplayBuilder(width: result.width, height: result.height, scale: result.scale, screens: screens)
  builder.paint(.fill(.rect(builder.visible.picture), .color(background)))
  for (index, view) in result.views.enumerated() {
    builder.close(upTo: index)
    builder.open(view)
  }
  builder.close(upTo: result.views.count)
  return DisplayList(
    width: result.width, height: result.height, scale: result.scale, commands: builder.commands)
}
