/// One of the two things that are compared: `a` is what is expected, `b` what there is.
package enum DiffSide: String, Sendable, Hashable, CaseIterable {
  case a
  case b
}
