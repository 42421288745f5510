extension Attributes {
  /// Takes over what a later set says, key by key (scene-format section 5.1).
  ///
  /// Fonts, padding and layouts of the same kind merge inside; everything else replaces. A key that the later set says
  /// `none` of is not said any more, and what it says plainly is not derived any more.
  public mutating func merge(_ later: Attributes) {
    for key in later.cleared {
      Field.byKey[key]?.clear(&self)
      if !cleared.contains(key) { cleared.append(key) }
    }
    if derived != nil { derived?.removeAll { later.isSaid($0.key) } }
    for field in Field.all { field.merge(&self, later) }
    places += later.places
  }

  /// Whether a key that can be derived is said plainly.
  private func isSaid(_ key: DerivedValue.Key) -> Bool {
    switch key {
    case .cornerRadius: cornerRadius != nil
    case .opacity: opacity != nil
    case .borderWidth: border != nil
    case .strokeWidth: stroke != nil
    }
  }
}
