/// The colours of a picture that has places instead of colours.
struct Palette: Hashable, Sendable {
  /// The most that the format allows.
  static let greatestCount = 256

  /// Straight words for every byte; opaque black behind the last colour, where no sound picture has a place.
  let words: [UInt32]
  /// How many colours there are.
  let count: Int

  /// - Parameters:
  ///   - colors: three bytes a colour, of at most 256 colours.
  ///   - alphas: at most one a colour; colours without one are opaque.
  init(colors: ArraySlice<UInt8>, alphas: ArraySlice<UInt8>) {
    count = min(colors.count / 3, Self.greatestCount)
    var words = [UInt32](repeating: 0xFF00_0000, count: Self.greatestCount)
    for index in 0..<count {
      words[index] |= colors.dropFirst(index * 3).prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
    }
    for (index, alpha) in alphas.prefix(count).enumerated() {
      words[index] = words[index] & 0xFF_FFFF | UInt32(alpha) << 24
    }
    self.words = words
  }
}

extension PNGFile {
  /// The colours; nil in a picture without places.
  var palette: Palette? {
    guard header.colorType == .palette, let colors = meaning.first(where: { $0.type == .palette }) else { return nil }
    let alphas = meaning.first { $0.type == .transparency }.map { bytes[$0.data] } ?? []
    return Palette(colors: bytes[colors.data], alphas: alphas)
  }
}
