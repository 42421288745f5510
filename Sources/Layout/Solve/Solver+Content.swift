import Devices
import Graphics
import Problems
import Scene

/// How large the content of a view is, padding included; points.
extension Solver {
  /// The width at which a view hugs its content.
  func hugWidth(of index: Int) -> Double {
    let element = tree[index]
    if let said = element.style.intrinsicSize { return said.width }
    if let known = contents.widths[index] { return known }
    let padding = element.padding.horizontal
    let obstruction = expectedInsets(of: index).horizontal
    let width =
      switch element.kind {
      case .box: element.container.hugWidth(index, for: self) + padding + obstruction
      case .text: naturalText(of: index).size.width / environment.scale + padding
      case .image, .screen: pictureSize(of: index).width + padding
      case .path: pathSize(of: index).width
      case .line, .spacer: 0.0
      }
    contents.widths[index] = width.size
    return width.size
  }

  /// The least width at which the content of a view does not hang over its edge.
  func leastWidth(of index: Int) -> Double {
    let element = tree[index]
    guard element.kind == .box || element.kind == .text, element.style.intrinsicSize == nil else {
      return hugWidth(of: index)
    }
    if let known = contents.leastWidths[index] { return known }
    let padding = element.padding.horizontal + expectedInsets(of: index).horizontal
    let content: Double
    if element.kind == .box {
      content = element.container.leastWidth(index, for: self)
    } else {
      // What keeps a text from being set is told when it is set.
      content =
        ((try? measuring.leastWidth(of: element.style.styledText(scale: environment.scale))) ?? 0)
        / environment.scale
    }
    contents.leastWidths[index] = (content + padding).size
    return (content + padding).size
  }

  /// The height at which a view of a width hugs its content.
  func hugHeight(of index: Int, width: Double) -> Double {
    let element = tree[index]
    if let said = element.style.intrinsicSize { return said.height }
    if let known = contents.heights[index], known.width == width { return known.height }
    let padding = element.padding
    let obstruction = expectedInsets(of: index)
    let height =
      switch element.kind {
      case .box:
        element.container.hugHeight(
          index, width: (width - padding.horizontal - obstruction.horizontal).size, for: self)
          + padding.vertical + obstruction.vertical
      case .text: text(of: index, width: width).size.height / environment.scale + padding.vertical
      case .image: pictureSize(of: index).height + padding.vertical
      case .screen: screenHeight(of: index, width: width)
      case .path: pathSize(of: index).height
      case .line, .spacer: 0.0
      }
    contents.heights[index] = (width, height.size)
    return height.size
  }

  /// The lines of a text that is as wide as it wants to be.
  func naturalText(of index: Int) -> TextBlock {
    if let known = contents.naturalTexts[index] { return known }
    let block = block(of: index, width: nil)
    contents.naturalTexts[index] = block
    return block
  }

  /// The lines of a text in a view of a width in points, padding included.
  func text(of index: Int, width: Double) -> TextBlock {
    let pixels = (width - tree[index].padding.horizontal).size * environment.scale
    // A text that got the width it asked for must not wrap because the last bit of a sum was lost on the way.
    if let natural = contents.naturalTexts[index], abs(natural.size.width - pixels) < 1e-3 { return natural }
    if let known = contents.wrappedTexts[index], known.width == pixels { return known.block }
    let block = block(of: index, width: pixels)
    contents.wrappedTexts[index] = (pixels, block)
    return block
  }

  /// The lines of a text; none where no font can set it, which is told of once.
  private func block(of index: Int, width: Double?) -> TextBlock {
    let element = tree[index]
    do {
      return try measuring.text(element.style.styledText(scale: environment.scale), width: width)
    } catch {
      if element.isDrawn, contents.unsetTexts.insert(index).inserted {
        report(error, .error, at: error.textKey, of: index)
      }
      return TextBlock(lines: [], size: .zero)
    }
  }

  /// The picture of an image; a missing one is told of once.
  func image(of index: Int) -> ImageReference? {
    if let known = contents.images[index] { return known }
    var found: ImageReference?
    do {
      found = try measuring.image(tree[index].style.imageName ?? "")
    } catch {
      if tree[index].isDrawn { report(.name(error), .error, at: "image", of: index) }
    }
    contents.images[index] = .some(found)
    return found
  }

  /// The size of a picture; one that is missing still takes room, so that it is seen to be missing.
  func pictureSize(of index: Int) -> Size {
    let found = tree[index].kind == .screen ? screenSize(of: index) : image(of: index)?.size
    return found ?? Size(width: 24, height: 24)
  }

  /// The size of a scene that is shown; one that cannot be is told of once.
  func screenSize(of index: Int) -> Size? {
    if let known = contents.screens[index] { return known }
    // Without a device the file has been told of as wrong.
    guard let screen = tree[index].style.screen else { return nil }
    var found: Size?
    do {
      found = try measuring.size(of: screen)
    } catch {
      if tree[index].isDrawn { report(error, .error, at: "screen", of: index) }
    }
    contents.screens[index] = .some(found)
    return found
  }

  /// The height at which a screen of a width shows all of a device; a picture has that of its file, but nobody knows how
  /// large a device in its frame is.
  private func screenHeight(of index: Int, width: Double) -> Double {
    let (size, padding) = (pictureSize(of: index), tree[index].padding)
    guard size.width > 0, width != (size.width + padding.horizontal).size else { return size.height + padding.vertical }
    return (width - padding.horizontal).size * size.height / size.width + padding.vertical
  }

  /// The width at which a screen of a height shows all of a device.
  func screenWidth(of index: Int, height: Double) -> Double {
    let (size, padding) = (pictureSize(of: index), tree[index].padding)
    guard size.height > 0, height != (size.height + padding.vertical).size else {
      return size.width + padding.horizontal
    }
    return ((height - padding.vertical).size * size.width / size.height + padding.horizontal).size
  }

  private func pathSize(of index: Int) -> Size {
    guard let shape = tree[index].style.path else { return .zero }
    return (shape.viewBox ?? shape.path.bounds)?.size ?? .zero
  }

  /// Whether hugging a view makes it anything but empty.
  func hasContent(_ index: Int) -> Bool {
    tree[index].kind != .box || tree[index].subtreeEnd > index + 1 || tree[index].style.intrinsicSize != nil
  }

  /// The height of a box's content box, or the most it can have, where the box says so in points.
  func saidHeight(of index: Int) -> Double? {
    let element = tree[index]
    guard case .points(let height)? = element.style.height.distance ?? element.style.maxHeight else { return nil }
    return (height - margins(of: index, on: .vertical)).size
  }
}

extension Problem {
  /// The key of a text that is to blame for what keeps it from being set.
  fileprivate var textKey: String {
    if case .name(.noFont) = self { "text" } else { "font" }
  }
}
