public import Problems

extension DeviceCatalog {
  /// The device of an id, an alias, or a size such as `375x667@2`, whose scale is 1 where it is left out.
  ///
  /// - Throws: E503 with the nearest name for an unknown one; E214 or E510 for a size that cannot be drawn.
  public func device(named name: String, at location: SourceLocation? = nil) throws(Diagnostic) -> DeviceProfile {
    if let profile = self[name] { return profile }
    guard let asked = AdHocSize(name) else {
      throw Diagnostic(.suite(.unknownDevice(name, nearest: nearestName(to: name))), at: location)
    }
    return try DeviceProfile(id: asked.canonicalText, size: asked.size, scale: asked.scale, at: location)
  }

  /// The id or alias that was probably meant; people also write the name on the box.
  func nearestName(to name: String) -> String? {
    // Image files have "@2x", sizes "@2".
    if name.hasSuffix("x"), let size = AdHocSize(String(name.dropLast())) { return size.canonicalText }
    let lowercased = name.lowercased()
    if let profile = profiles.first(where: { $0.name.lowercased() == lowercased }) { return profile.id }
    return nearestWord(to: name, in: profiles.flatMap(\.names))
  }
}
