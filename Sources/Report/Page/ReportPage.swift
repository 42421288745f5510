/// The page that shows results, as the bytes of `index.html`.
///
/// It reads `results.js` beside it, which calls `Snapfarm.load` with what `pageResults` makes, and the pictures that
/// this names. It works from a file and without a network, and lets no script run but its own and those it asks for.
package func reportPage() -> [UInt8] {
  PageParts.all.flatMap { part in part.withUTF8Buffer { Array($0) } }
}

/// The same page as one file that holds its results and pictures.
///
/// - Parameters:
///   - results: What is shown.
///   - pictures: The pictures that the results name, as PNG files, by their names without folder and ending, which are
///     letters, digits and `-` only.
/// - Returns: The page's bytes.
func reportPage(holding results: JSONValue, pictures: [(name: String, bytes: [UInt8])]) -> [UInt8] {
  // No text in JSON has a `<`, and base64 neither: nothing can end such a block but its own end. Browsers run none.
  var blocks = Array("<script type=\"application/json\" id=\"results\">\(results.compactText)</script>\n".utf8)
  for picture in pictures {
    blocks += Array("<script type=\"text/plain\" id=\"picture:\(picture.name)\">".utf8)
    blocks += base64(picture.bytes)
    blocks += Array("</script>\n".utf8)
  }
  var page = reportPage()
  // They stand before the scripts, which read them.
  if let place = page.firstRange(of: Array("<noscript>".utf8)) { page.insert(contentsOf: blocks, at: place.lowerBound) }
  return page
}
