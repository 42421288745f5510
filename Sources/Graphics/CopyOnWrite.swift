/// A large value that its copies share until one of them changes.
///
/// A plan has an environment and a scene for each of its snapshots, which may be a million of few devices and scenes.
@propertyWrapper
package struct CopyOnWrite<Value: Sendable>: Sendable {
  /// Unchecked, because a value is only changed where nothing else refers to its box.
  private final class Box: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  /// Makes a box of its own for a value.
  package init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// The value.
  package var wrappedValue: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension CopyOnWrite: Equatable where Value: Equatable {
  package static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.box.value == other.box.value
  }
}

extension CopyOnWrite: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
