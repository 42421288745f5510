import Graphics

/// What was found out about the content of views, so that it is found out once.
struct ContentSizes {
  /// The widths at which texts are not wrapped.
  var widths: [Double?]
  /// The widths at which texts are wrapped wherever they can be.
  var leastWidths: [Double?]
  /// The last height asked for, with its width.
  var heights: [(width: Double, height: Double)?]
  /// The lines of rows, for the last width.
  var rows: [(width: Double, lines: [StackLine])?]
  /// The last baselines asked for, with the size of the view.
  var baselines: [(size: Size, baselines: Baselines)?]
  /// Texts that were not wrapped.
  var naturalTexts: [TextBlock?]
  /// The last wrapped text, with its width in device pixels.
  var wrappedTexts: [(width: Double, block: TextBlock)?]
  /// Texts that no font can set, told of once.
  var unsetTexts: Set<Int> = []
  /// The cells of grids, of which there are few.
  var grids: [Int: GridMemory] = [:]
  /// Pictures that were looked for; nil for those that do not exist.
  var images: [Int: ImageReference?] = [:]

  init(count: Int) {
    widths = Array(repeating: nil, count: count)
    leastWidths = Array(repeating: nil, count: count)
    heights = Array(repeating: nil, count: count)
    rows = Array(repeating: nil, count: count)
    baselines = Array(repeating: nil, count: count)
    naturalTexts = Array(repeating: nil, count: count)
    wrappedTexts = Array(repeating: nil, count: count)
  }

  /// Forgets the sizes of a view whose padding has changed, and what its parent made of them.
  mutating func forget(_ index: Int, in parent: Int?) {
    widths[index] = nil
    leastWidths[index] = nil
    heights[index] = nil
    baselines[index] = nil
    rows[index] = nil
    guard let parent else { return }
    grids[parent]?.columns = nil
    rows[parent] = nil
  }

  /// What was found out about a grid.
  struct GridMemory {
    /// The cells of its children, for the last numbers of tracks.
    var placement: GridPlacement?
    /// The lengths of its columns, for the last width.
    var columns: (width: Double, lengths: [Double])?
  }
}
