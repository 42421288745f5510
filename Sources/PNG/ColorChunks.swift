extension ChunkType {
  /// The chunks that say which colour a sample means, or which way up a picture is; none of them changes a sample.
  static let colors = [
    "cHRM", "cICP", "cLLI", "cLLi", "eXIf", "gAMA", "iCCP", "mDCV", "mDCv", "sBIT", "sRGB",
  ].map(Self.init(letters:))

  /// The chunks of an animation; a file's picture is the one that readers without animations show.
  static let animations: [ChunkType] = [.animation, .frame, .frameData]

  /// The type of four letters.
  init(letters: String) {
    rawValue = letters.utf8.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

/// The names of the chunks in which two files differ and by which viewers may show them differently, in alphabetical order.
///
/// Pictures are compared by their samples as stored, so these chunks decide nothing; but a viewer that heeds them shows
/// equal samples in other colours, turned (`eXIf`), or followed by other frames (`acTL`, whichever of an animation's
/// chunks it is). A file without any of them counts as sRGB, as the format advises, so that an `sRGB`
/// chunk alone, or the gamma and chromaticities of sRGB, makes no difference to it.
package func colorChunkDifferences(_ first: PNGFile, _ second: PNGFile) -> [String] {
  let (one, other) = (first.colorDescription, second.colorDescription)
  let animation = first.hasSameAnimation(as: second) ? [] : [ChunkType.animation.name]
  return animation + ChunkType.colors.map(\.name).filter { one[$0] != other[$0] }
}

extension PNGFile {
  /// The names of the chunks by which viewers may show something else than the samples in sRGB, in alphabetical order.
  package var foreignChunks: [String] {
    let description = colorDescription
    return (animation.isEmpty ? [] : [ChunkType.animation.name])
      + ChunkType.colors.map(\.name).filter { description[$0] != nil }
  }

  // sRGB's gamma of 1/2.2 and its chromaticities, times 100,000.
  private static let standardGamma = bigEndianBytes(45455)
  private static let standardChromaticities =
    [31270, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap { bigEndianBytes($0) }

  /// Whether the chunks of an animation are those of another file, wherever they stand among the others.
  fileprivate func hasSameAnimation(as other: PNGFile) -> Bool {
    animation.map(\.type) == other.animation.map(\.type)
      && zip(animation, other.animation).allSatisfy { bytes[$0.data] == other.bytes[$1.data] }
  }

  /// The data of each chunk that describes colour, the first of each name; without those that only say sRGB.
  var colorDescription: [String: [UInt8]] {
    var found = [String: [UInt8]](colors.map { ($0.type.name, Array(bytes[$0.data])) }) { first, _ in first }
    let isProfiled = found["iCCP"] != nil || found["cICP"] != nil
    let isStandard =
      found["sRGB"] != nil
      || found["gAMA"] ?? Self.standardGamma == Self.standardGamma
        && found["cHRM"] ?? Self.standardChromaticities == Self.standardChromaticities
    if isStandard && !isProfiled {
      for name in ["sRGB", "gAMA", "cHRM"] { found[name] = nil }
    }
    return found
  }
}
