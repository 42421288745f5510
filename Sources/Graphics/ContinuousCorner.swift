/// The corner of a phone's screen or icon: bent more and more, not straight and then at once a circle.
///
/// The numbers are those of UIKit's outlines, in radii from the corner along its two edges.
package enum ContinuousCorner {
  /// How much of each edge a corner takes.
  package static let reach = 1.52866483
  /// How long its outline is.
  package static let length = 2.62117394

  /// The curve from the horizontal edge: where it begins, two controls, and its end.
  ///
  /// Between it and the middle is a short straight line, and after the middle all of that mirrored.
  package static let first = [
    Point(x: reach, y: 0), Point(x: 1.08849299, y: 0), Point(x: 0.86840701, y: 0), Point(x: 0.66993397, y: 0.065496),
  ]
  /// The curve in the middle, which is its own mirror image.
  package static let middle = [
    Point(x: 0.63149399, y: 0.074911), Point(x: 0.37282401, y: 0.16906001), Point(x: 0.16906001, y: 0.37282401),
    Point(x: 0.074911, y: 0.63149399),
  ]
}
