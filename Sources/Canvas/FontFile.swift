internal import CFontconfig

/// A font file and the faces in it.
struct FontFile {
  let path: String

  /// Every face under every one of its family names; none where the file is no font, or not whole.
  ///
  /// A variable font is one face with its ranges; of its named instances only those count that lean otherwise.
  func faces() -> [FontFace] {
    guard isWhole, HostFonts.areShutOut, let set = FcFontSetCreate() else { return [] }
    defer { FcFontSetDestroy(set) }
    var count: Int32 = 0
    FcFreeTypeQueryAll(path, UInt32.max, nil, &count, set)
    return (0..<Int(set.pointee.nfont)).flatMap { number in
      set.pointee.fonts[number].map { faces(of: $0) } ?? []
    }.withoutInstances
  }

  private func faces(of pattern: OpaquePointer) -> [FontFace] {
    guard let weights = range(pattern, FC_WEIGHT).map({ cssWeight($0.lower)...cssWeight($0.upper) }) else { return [] }
    let widths = range(pattern, FC_WIDTH) ?? (100, 100)
    let stretches = whole(widths.lower)...whole(widths.upper)
    let axes =
      integer(pattern, FC_VARIABLE) == 1 ? FontFace.Axes(weights: weights, stretches: stretches) : nil
    let families = self.families(pattern)
    guard let primary = families.first else { return [] }
    return families.map { family in
      FontFace(
        family: family, primaryFamily: primary, weight: min(max(400, weights.lowerBound), weights.upperBound),
        slant: slant(real(pattern, FC_SLANT) ?? 0),
        stretch: min(max(100, stretches.lowerBound), stretches.upperBound), path: path,
        index: integer(pattern, FC_INDEX) ?? 0, axes: axes)
    }
  }

  private func families(_ pattern: OpaquePointer) -> [String] {
    var families: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, FC_FAMILY, Int32(families.count), &text) == FcResultMatch, let found = text {
      families.append(String(cString: found))
    }
    return families
  }

  private func integer(_ pattern: OpaquePointer, _ object: String) -> Int? {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, object, 0, &value) == FcResultMatch { return Int(value) }
    var flag: FcBool = 0
    return FcPatternGetBool(pattern, object, 0, &flag) == FcResultMatch ? Int(flag) : nil
  }

  private func real(_ pattern: OpaquePointer, _ object: String) -> Double? {
    var value = 0.0
    return FcPatternGetDouble(pattern, object, 0, &value) == FcResultMatch && value.isFinite ? value : nil
  }

  /// The ends of a range, which a number is too; nil where nothing is said, or no finite number.
  private func range(_ pattern: OpaquePointer, _ object: String) -> (lower: Double, upper: Double)? {
    if let value = real(pattern, object) { return (value, value) }
    var range: OpaquePointer?
    var (lower, upper) = (0.0, 0.0)
    guard FcPatternGetRange(pattern, object, 0, &range) == FcResultMatch, let range,
      FcRangeGetDouble(range, &lower, &upper) == FcTrue, lower <= upper
    else { return nil }
    return (lower, upper)
  }

  private func cssWeight(_ weight: Double) -> Int { min(max(whole(FcWeightToOpenTypeDouble(weight)), 1), 1000) }

  private func whole(_ value: Double) -> Int { Int(min(max(value, 0), 10_000).rounded()) }

  private func slant(_ value: Double) -> FontFace.Slant {
    switch value {
    case ..<50: .upright
    case ..<105: .italic
    default: .oblique
    }
  }
}
