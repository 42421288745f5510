public import Problems

extension DeviceCatalog {
  /// Finds the devices of which the rule of a group holds.
  ///
  /// - Parameters:
  ///   - name: The name, without `@`: one of `CatalogGroup.all`, also with `-since-2020` or another year.
  ///   - others: Names of other groups, for the word that was probably meant.
  ///   - location: Where the name is written.
  /// - Returns: The devices in the order of the catalogue; none where the rule holds of none.
  /// - Throws: E504 with the nearest name for an unknown one.
  public func devices(
    ofGroup name: String, besides others: [String] = [], at location: SourceLocation? = nil
  ) throws(Diagnostic) -> [DeviceProfile] {
    guard let group = CatalogGroup(named: name) else {
      let known = others + CatalogGroup.all.map(\.name)
      throw Diagnostic(.suite(.unknownGroup(name, nearest: nearestGroup(to: name, in: known))), at: location)
    }
    return profiles.filter(group.contains)
  }

  /// The name that was probably meant; a year that was said stays.
  private func nearestGroup(to name: String, in known: [String]) -> String? {
    if let nearest = nearestWord(to: name, in: known) { return nearest }
    guard let (base, year) = CatalogGroup.parts(of: name) else { return nil }
    return nearestWord(to: base, in: known).map { "\($0)-since-\(year)" }
  }
}
