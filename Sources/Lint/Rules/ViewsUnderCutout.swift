import Graphics
import Problems

/// What people must see or touch, where the screen has a camera.
func viewsUnderCutout(_ screen: LintedScreen) -> [Found] {
  screen.outermost { mark in
    screen.cutoutKind(over: mark).map { kind in
      Found(.underCutout, .underCutout(screen.subject(of: mark), [kind]), at: mark.view)
    }
  }
}

extension LintedScreen {
  /// The kind of the cutout that takes a pixel or more of a mark; nil where none does.
  ///
  /// A picture that goes up to an edge of the screen is meant to be behind it.
  func cutoutKind(over mark: Mark) -> String? {
    guard let cutout, mark.keepsToSafeArea else { return nil }
    let seen = visible(mark)
    let shared = seen.intersection(cutout.area)
    guard shared.width > 1, shared.height > 1 else { return nil }
    if mark.kind == .picture, picture.inset(by: Insets(all: 1)).reach(to: seen) { return nil }
    return cutout.kind
  }
}

extension Rect {
  /// Whether another rectangle reaches over an edge of it.
  fileprivate func reach(to other: Rect) -> Bool { other.reach(over: self).longest > 0 }
}
