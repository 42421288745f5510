/// How large pictures are beside each other on a sheet.
public enum SheetSizes: String, Hashable, Sendable, CaseIterable {
  /// A point of every device is as large: what layouts have room for.
  case points
  /// As large as the devices themselves are.
  case physical
}
