/// The pictures of pairs that are kept for a page.
///
/// Those that were allowed have room of their own, so that they never take it from failures.
package final class KeptPairs: Sendable {
  /// Of pairs that fail.
  package let failed: KeptPictures
  /// Of pairs that are not the same and pass.
  package let allowed: KeptPictures

  /// Keeps at most so many bytes of either; 0 where nobody wants any.
  package init(limit: Int) {
    failed = KeptPictures(limit: limit)
    allowed = KeptPictures(limit: limit)
  }

  var isWanted: Bool { failed.isWanted }
}
