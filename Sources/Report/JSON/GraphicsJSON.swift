import Graphics

extension JSONValue {
  /// A size: `[width, height]`.
  init(_ size: PixelSize) { self = .array([.integer(size.width), .integer(size.height)]) }

  /// A rectangle: `[x, y, width, height]`.
  init(_ box: PixelRect) { self = .array([box.x, box.y, box.width, box.height].map(JSONValue.integer)) }
}
