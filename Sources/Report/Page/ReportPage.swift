/// The page that shows results, as the bytes of `index.html`.
///
/// It reads `results.js` beside it, which calls `Snapfarm.load` with what `pageResults` makes, and the pictures that
/// this names. It works from a file and without a network, and lets no script run but its own and those it asks for.
package func reportPage() -> [UInt8] {
  PageParts.all.flatMap { part in part.withUTF8Buffer { Array($0) } }
}
