/// A side or place of a view that constraints leave open.
public struct AmbiguousLength: Hashable, Sendable {
  /// The attribute with its view: `title.width`.
  public var name: String
  /// The least it can be, in points; nil is any number.
  public var least: Double?
  /// The most it can be, in points; nil is any number.
  public var most: Double?
  /// What was taken, in points.
  public var taken: Double
  /// Other sides that share the choice: `value.width`.
  public var others: [String]
  /// What would decide it.
  public var remedy: String?

  /// Makes a side or place.
  public init(
    _ name: String, least: Double?, most: Double?, taken: Double, others: [String] = [], remedy: String? = nil
  ) {
    self.name = name
    self.least = least
    self.most = most
    self.taken = taken
    self.others = others
    self.remedy = remedy
  }
}
