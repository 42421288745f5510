import Graphics
import Problems
import Scene

/// What the constraints of an element need, units settled.
struct Anchoring {
  /// A constraint whose names are not looked up yet.
  struct Rule {
    var anchor: Anchor
    var offset: Style.Distance
    var constant: Style.Distance
  }

  /// A rectangle of a box, with its constraints.
  struct Guide {
    var name: String
    var rules: [Rule]
    var location: SourceLocation?
  }

  var rules: [Rule] = []
  var guides: [Guide] = []
  /// What of the frame, from its edges inwards, constraints do not count in.
  var alignmentInsets = Insets.zero
}

/// What the guide `layoutMargins` of a box is made of.
struct Margins {
  /// What the box says; nil is the system's.
  var said: Insets?
  var isInsideSafeArea = true
  var keepsThoseOfSuperview = false
}
