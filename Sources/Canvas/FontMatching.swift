extension [FontFace] {
  /// The face of one family that CSS would take (CSS Fonts 4, section 5.2): by width, then slant, then weight.
  ///
  /// Of the widths the nearest to the normal one is taken; an upright face for italic text only where the family has
  /// nothing that leans, and the reverse. A variable face stands at the weight wanted, as far as it goes.
  package func matching(weight: Int, italic: Bool) -> FontFace? {
    let normal = self.min { abs($0.stretch - 100) < abs($1.stretch - 100) }?.stretch
    let slants: [FontFace.Slant] = italic ? [.italic, .oblique, .upright] : [.upright, .oblique, .italic]
    for slant in slants {
      let faces = filter { $0.stretch == normal && $0.slant == slant }
      if let face = faces.min(by: { $0.distance(from: weight) < $1.distance(from: weight) }) {
        return face.standing(at: weight)
      }
    }
    return nil
  }
}

extension FontFace {
  /// How far the face is from a wanted weight: which way to look first, then how far.
  fileprivate func distance(from wanted: Int) -> (Int, Int) {
    let weight = nearestWeight(to: wanted)
    let step = abs(weight - wanted)
    guard step > 0 else { return (0, 0) }
    if (400...500).contains(wanted) {
      if weight >= wanted && weight <= 500 { return (0, step) }
      return weight < wanted ? (1, step) : (2, step)
    }
    let isTowardExtreme = wanted < 400 ? weight <= wanted : weight >= wanted
    return (isTowardExtreme ? 0 : 1, step)
  }
}
