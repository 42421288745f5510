internal import Graphics

extension TextAlignment {
  /// The share of the free space that is left of a line.
  func shareBefore(paragraph: TextDirection, text: TextDirection) -> Double {
    switch self {
    case .natural, .justified: paragraph == .leftToRight ? 0 : 1
    case .leading: text == .leftToRight ? 0 : 1
    case .trailing: text == .leftToRight ? 1 : 0
    case .left: 0
    case .right: 1
    case .center: 0.5
    }
  }
}
