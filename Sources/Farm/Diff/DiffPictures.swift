/// The PNG files of a pair, for whoever shows them.
package struct DiffPictures: Sendable, Hashable {
  /// The first picture.
  package var expected: [UInt8]?
  /// The second picture.
  package var actual: [UInt8]?
  /// The picture of the difference.
  package var difference: [UInt8]?

  package init(expected: [UInt8]? = nil, actual: [UInt8]? = nil, difference: [UInt8]? = nil) {
    self.expected = expected
    self.actual = actual
    self.difference = difference
  }

  var byteCount: Int { [expected, actual, difference].reduce(0) { $0 + ($1?.count ?? 0) } }
}
