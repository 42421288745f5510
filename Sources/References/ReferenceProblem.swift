/// Why a reference that is there cannot be compared with.
package enum ReferenceProblem: Hashable, Sendable, Error {
  /// A pointer of Git LFS stands in its place.
  case lfsPointer
  /// Not a picture, or a damaged one; the reason is the decoder's.
  case damaged(reason: String)
  /// The system does not let us read it.
  case unreadable(reason: String)
}
