extension DeviceProfile {
  /// Whether a key, or a part of it such as `safeArea.bottom`, rests on a similar device.
  public func infers(_ key: String) -> Bool {
    inferred.contains { $0 == key || $0.hasPrefix(key + ".") }
  }
}
