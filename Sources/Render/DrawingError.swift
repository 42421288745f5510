import Display

/// What ended the drawing of a list.
package struct DrawingError: Error {
  /// The path of the view whose command it was; nil where that belongs to none.
  package var view: String?
  /// `CanvasError`, or what the source of pictures threw.
  package var cause: any Error

  init(_ cause: any Error, at index: Int, of list: DisplayList) {
    (self.cause, view) = (cause, list.view(at: index))
  }
}

extension DisplayList {
  /// The path of the innermost view that a command is in.
  fileprivate func view(at index: Int) -> String? {
    var open: [String] = []
    for command in commands.prefix(index) {
      switch command {
      case .beginView(let view): open.append(view.path)
      case .endView: _ = open.popLast()
      default: break
      }
    }
    return open.last
  }
}
