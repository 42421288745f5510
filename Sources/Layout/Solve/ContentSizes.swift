import Graphics

/// What was found out about the content of views, so that it is found out once.
struct ContentSizes {
  var widths: [Double?]
  /// The last height asked for, with its width.
  var heights: [(width: Double, height: Double)?]
  /// The last baselines asked for, with the size of the view.
  var baselines: [(size: Size, baselines: Baselines)?]
  /// Texts that were not wrapped.
  var naturalTexts: [TextBlock?]
  /// The last wrapped text, with its width in device pixels.
  var wrappedTexts: [(width: Double, block: TextBlock)?]
  /// Texts that no font can set, told of once.
  var unsetTexts: Set<Int> = []
  /// Pictures that were looked for; inside, nil for those that do not exist.
  var images: [ImageReference??]

  init(count: Int) {
    widths = Array(repeating: nil, count: count)
    heights = Array(repeating: nil, count: count)
    baselines = Array(repeating: nil, count: count)
    naturalTexts = Array(repeating: nil, count: count)
    wrappedTexts = Array(repeating: nil, count: count)
    images = Array(repeating: nil, count: count)
  }

  /// Forgets the sizes of a view whose padding has changed.
  mutating func forget(_ index: Int) {
    widths[index] = nil
    heights[index] = nil
    baselines[index] = nil
  }
}
