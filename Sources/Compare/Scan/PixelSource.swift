import Graphics

/// The pixels of one picture, as the scan reads them.
struct PixelSource {
  /// Words 0xAARRGGBB.
  let words: UnsafePointer<UInt32>
  /// Straight words 0xAAAARRRRGGGGBBBB where pictures are compared at 16 bits a channel.
  let wide: UnsafePointer<UInt64>?
  /// How many words a row has.
  let stride: Int
  /// Whether colours of `words` are multiplied by their alpha.
  ///
  /// Words are equal just where their straight forms are, so one that is not opaque is made straight only where it has
  /// to be looked at closely.
  let isPremultiplied: Bool

  /// The word at a place, with straight colours.
  @inline(__always)
  func straight(_ index: Int) -> UInt32 {
    isPremultiplied ? Premultiplication.straighten(words[index]) : words[index]
  }

  /// The channels of a pixel.
  func channels(_ index: Int) -> Channels {
    if let wide { return Channels(wide: wide[index]) }
    return Channels(word: straight(index))
  }

  /// Whether two pixels of this picture are the same.
  @inline(__always)
  func areSame(_ first: Int, _ second: Int) -> Bool {
    if let wide { return wide[first] == wide[second] }
    return words[first] == words[second]
  }
}
