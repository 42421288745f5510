/// What can be wrong with a device profile (E6xx).
public enum ProfileProblem: Hashable, Sendable, Error {
  /// E601: points times scale is not the pixel size.
  case sizeMismatch(id: String, points: Double, scale: Double, pixels: Double)
  /// E602: two profiles of one id or alias.
  case duplicateID(String, firstFile: String, firstLine: Int)
  /// E603: an id that is not kebab-case.
  case badID(String)
  /// E604: a field without which a profile is none.
  case missing(id: String, field: String)
  /// E605: insets larger than the screen.
  case insetsTooLarge(id: String)
  /// N606: replaces a profile of the catalogue.
  case replaces(id: String)
}
