package import Graphics

/// Finds the window in which most pixels differ.
///
/// - Parameters:
///   - classes: what each pixel is; those of the classes 1 and 2 count.
///   - size: the sides of the window in pixels, at least 1; cut to the picture where that is smaller.
///   - box: the part that holds all pixels that count, cut to the picture.
/// - Returns: the first such window in reading order of the upper left corners; nil where nothing counts.
package func densestWindow(in classes: PixelClasses, size: Int, box: PixelRect) -> DensestWindow? {
  guard size > 0, let box = box.clipped(width: classes.width, height: classes.height) else { return nil }
  var search = WindowSearch(classes: classes, size: size, box: box)
  return search.run()
}
