/// A large value behind a reference: copies share it, and one that is changed gets a value of its own.
///
/// Nodes and views lie in arrays and are handed around by the thousand; what they say is written once and read often.
package struct Shared<Value> {
  @usableFromInline
  package final class Storage {
    /// Never changed, so that parts of it can be read without a copy of the whole.
    @usableFromInline package let value: Value

    @inlinable
    package init(_ value: consuming Value) { self.value = value }
  }

  @usableFromInline package var storage: Storage

  @inlinable
  package init(_ value: consuming Value) { storage = Storage(value) }

  /// The value.
  @inlinable package var value: Value {
    @inline(__always) _read { yield storage.value }
    set { storage = Storage(newValue) }
  }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Shared, other: Shared) -> Bool {
    one.storage === other.storage || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared.Storage: Sendable where Value: Sendable {}
extension Shared: Sendable where Value: Sendable {}
