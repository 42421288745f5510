import Graphics
import Scene

typealias Axis = StackSpec.Axis

extension Axis {
  /// The other axis.
  var across: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension Size {
  /// The side on an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      switch axis {
      case .horizontal: width = newValue
      case .vertical: height = newValue
      }
    }
  }
}

extension Rect {
  /// A rectangle from its place and length on an axis and on the other one.
  init(along axis: Axis, at position: Double, length: Double, across crossPosition: Double, crossLength: Double) {
    switch axis {
    case .horizontal: self.init(x: position, y: crossPosition, width: length, height: crossLength)
    case .vertical: self.init(x: crossPosition, y: position, width: crossLength, height: length)
    }
  }
}

extension Element {
  /// The size that is said on an axis.
  func extent(on axis: Axis) -> Style.Extent { axis == .horizontal ? style.width : style.height }

  /// The smallest and largest length on an axis.
  func bounds(on axis: Axis) -> (least: Style.Distance?, most: Style.Distance?) {
    axis == .horizontal ? (style.minWidth, style.maxWidth) : (style.minHeight, style.maxHeight)
  }
}
