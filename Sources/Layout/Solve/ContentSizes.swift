import Graphics

/// What was found out about the content of views, so that it is found out once.
final class ContentSizes {
  /// The widths at which texts are not wrapped.
  let widths: Memo<Double>
  /// The widths at which texts are wrapped wherever they can be.
  let leastWidths: Memo<Double>
  /// The last height asked for, with its width.
  let heights: Memo<(width: Double, height: Double)>
  /// The lines of rows, for the last width.
  let rows: Memo<(width: Double, lines: [StackLine])>
  /// The last baselines asked for, with the size of the view.
  let baselines: Memo<(size: Size, baselines: Baselines)>
  /// Texts that were not wrapped.
  let naturalTexts: Memo<TextBlock>
  /// The last wrapped text, with its width in device pixels.
  let wrappedTexts: Memo<(width: Double, block: TextBlock)>
  /// Texts that no font can set, told of once.
  var unsetTexts: Set<Int> = []
  /// The cells of grids, of which there are few.
  var grids: [Int: GridMemory] = [:]
  /// Pictures that were looked for; nil for those that do not exist.
  var images: [Int: ImageReference?] = [:]
  /// The sizes of scenes that were looked for; nil for those that cannot be shown.
  var screens: [Int: Size?] = [:]

  init(count: Int) {
    widths = Memo(count: count)
    leastWidths = Memo(count: count)
    heights = Memo(count: count)
    rows = Memo(count: count)
    baselines = Memo(count: count)
    naturalTexts = Memo(count: count)
    wrappedTexts = Memo(count: count)
  }

  /// Forgets the sizes of a view whose padding has changed, and what its parent made of them.
  func forget(_ index: Int, in parent: Int?) {
    widths[index] = nil
    leastWidths[index] = nil
    heights[index] = nil
    rows[index] = nil
    baselines[index] = nil
    guard let parent else { return }
    rows[parent] = nil
    grids[parent]?.columns = nil
  }

  /// What was found out about a grid.
  struct GridMemory {
    /// The cells of its children, for the last numbers of tracks.
    var placement: GridPlacement?
    /// The lengths of its columns, for the last width.
    var columns: (width: Double, lengths: [Double])?
  }
}
