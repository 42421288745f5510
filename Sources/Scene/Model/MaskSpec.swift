/// What of a node and all in it is seen.
public indirect enum MaskSpec: Hashable, Sendable {
  /// As much as a fill of the box is opaque.
  case fill(Paint)
  /// What lies inside an outline, stretched from its view box, or its bounds, onto the box.
  case path(PathShape)
}
