/// Where the filtered rows of a picture lie in the memory that its words will have.
///
/// They end near the end of the memory, which is a little larger than the words. Unfiltering goes forward and writes
/// word after word from the memory's start on, always behind what is still to be read:
///
/// - Where word `x` of row `y` ends, `4 * (width * y + x + 1)`, is never above where the bytes of pixel `x + 1` begin,
///   because that holds for the last pixel (rows end 16 bytes before the memory does), for the first, and both sides
///   grow evenly in between.
/// - Rows `y` and `y + 1` may be undone side by side: the words of both end before the bytes of row `y` begin, for which
///   the memory is two rows of words larger.
/// - Loads may go up to 16 bytes beyond a pixel.
struct RowLayout: Hashable, Sendable {
  let width: Int
  let height: Int
  /// Bytes a pixel has in the file.
  let channels: Int

  /// The bytes of a row, its filter's number among them.
  var rowBytes: Int { 1 + width * channels }
  /// The bytes of all rows.
  var codedBytes: Int { rowBytes * height }
  /// The words of the picture.
  var pixelCount: Int { width * height }
  /// The words of the memory.
  var wordCount: Int { pixelCount + 2 * width + 8 + (height + 3) / 4 }
  /// Where in the memory the rows begin.
  var offset: Int { wordCount * 4 - 16 - codedBytes }
}
