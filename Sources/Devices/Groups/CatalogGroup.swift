/// A group of devices that can be named without being written down: all of which a rule holds.
public struct CatalogGroup: Sendable {
  /// The name, without `@`.
  public let name: String
  /// The rule in words.
  public let rule: String
  private let holds: @Sendable (DeviceProfile) -> Bool

  init(_ name: String, _ rule: String, holds: @escaping @Sendable (DeviceProfile) -> Bool) {
    self.name = name
    self.rule = rule
    self.holds = holds
  }

  /// The group of a name: one of the table, or one of its groups since a year, such as `iphones-since-2020`.
  public init?(named name: String) {
    if let known = Self.all.first(where: { $0.name == name }) {
      self = known
      return
    }
    guard let (base, year) = Self.parts(of: name), let known = Self.all.first(where: { $0.name == base }) else {
      return nil
    }
    self.init(name, "\(known.rule); year \(year) or later") { profile in
      known.contains(profile) && profile.year.map { $0 >= year } ?? false
    }
  }

  /// Whether the rule holds of a device.
  public func contains(_ profile: DeviceProfile) -> Bool { holds(profile) }

  /// The name of a group and a year, of a name that says since when.
  static func parts(of name: String) -> (base: String, year: Int)? {
    let mark = "-since-"
    let digits = name.suffix(4)
    guard digits.utf8.count == 4, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let year = Int(digits),
      name.dropLast(4).hasSuffix(mark)
    else { return nil }
    return (String(name.dropLast(4 + mark.utf8.count)), year)
  }
}
