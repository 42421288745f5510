/// Which of a box's rectangles its children are laid out in.
public enum Guide: String, Hashable, Sendable, CaseIterable {
  /// The whole box.
  case superview
  /// What bars, cutouts and the home indicator leave.
  case safeArea
  /// What the margins leave.
  case layoutMargins
  /// What the margins leave, in the middle and no wider than lines that can be read.
  case readableContent
}

/// How frames become whole numbers on the way down.
public enum Rounding: String, Hashable, Sendable, CaseIterable {
  /// Not before snapping.
  case nearest
  /// Every edge of a child's frame is cut to whole points before the grandchildren see it.
  case truncate
}

/// What finished frames are aligned to.
public enum Snap: String, Hashable, Sendable, CaseIterable {
  /// Device pixels.
  case pixel
  /// Whole points.
  case point
  /// Nothing.
  case none
}

/// How a picture or path fills its box.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// As large as fits, undistorted.
  case scaleAspectFit
  /// As small as covers, undistorted.
  case scaleAspectFill
  /// Stretched to the box.
  case scaleToFill
  /// At its own size, at a place of the box.
  case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
}

/// What a node is to people who cannot see it.
public enum Role: String, Hashable, Sendable, CaseIterable {
  /// Nothing in particular.
  case none
  /// UIKit's and ARIA's words.
  case button, link, header, image, `switch`, slider, tab, cell
}

/// Where text stands in a box that is higher than it.
public enum VerticalAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the upper edge, in the middle, at the lower edge.
  case top, center, bottom
}

/// The fields that `scale` takes as design units.
public enum ScaledField: String, Hashable, Sendable, CaseIterable {
  /// CGRect's fields, alone and in groups, and the font size.
  case x, y, width, height, point, size, rect, font
}

/// What becomes of the edges and the middle of a picture with `capInsets`.
public enum Resizing: String, Hashable, Sendable, CaseIterable {
  /// They are stretched.
  case stretch
  /// They are repeated.
  case tile
}

/// What becomes of small and large letters.
public enum TextCase: String, Hashable, Sendable, CaseIterable {
  /// They stay.
  case none
  /// All are large.
  case upper
  /// All are small.
  case lower
}
