/// Which snapshot it is: a record, from which names are made and which is never read out of a name.
package struct SnapshotIdentity: Hashable, Sendable {
  /// The value of one axis of the matrix.
  package struct AxisValue: Hashable, Sendable {
    /// The axis, such as `orientation`.
    package var axis: String
    /// The value, such as `landscape`.
    package var value: String
    /// Whether it is the first value of the axis, which names leave out so that a new axis renames nothing.
    package var isDefault: Bool

    package init(axis: String, value: String, isDefault: Bool) {
      self.axis = axis
      self.value = value
      self.isDefault = isDefault
    }
  }

  /// The scene's name.
  package var scene: String
  /// The device's id, or its size where it has none.
  package var device: String
  /// The values, in the order of the axes.
  package var values: [AxisValue]

  package init(scene: String, device: String, values: [AxisValue]) {
    self.scene = scene
    self.device = device
    self.values = values
  }

  /// The values that names show.
  package var namedValues: [String] { values.filter { !$0.isDefault }.map(\.value) }

  /// How people refer to it: `keypad/iphone-6.landscape`.
  package var description: String { scene + "/" + withoutScene }

  /// The same among those of one scene: `iphone-6.landscape`.
  package var withoutScene: String { ([device] + namedValues).joined(separator: ".") }
}
