/// A large value behind a reference: whoever keeps it or hands it on shares it.
///
/// Nodes and views lie in arrays and are handed around by the thousand; what they say is written once and read often.
/// The value never changes, so parts of it can be read without a copy of the whole.
package final class Shared<Value> {
  /// The value.
  @usableFromInline package let value: Value

  @inlinable
  package init(_ value: consuming Value) { self.value = value }
}

extension Shared: Equatable where Value: Equatable {
  package static func == (one: Shared, other: Shared) -> Bool { one === other || one.value == other.value }
}

extension Shared: Hashable where Value: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Shared: Sendable where Value: Sendable {}
