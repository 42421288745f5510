/// The distances from centre to centre in `equalCentering`: equal, save where two neighbours would come too near.
///
/// UIStackView asks each distance in turn, with falling priority, to be that of the first two centres. As long as that
/// can be, nothing is decided but that they are equal; the first distance that cannot be as small, or as large, settles
/// the first one, and leaves to all later ones the least that they need.
struct CenterDistances {
  /// How near two neighbours may come.
  let nearest: [Double]

  /// The distances, which add up to a length; where that is too short, each is the least.
  func distances(over length: Double) -> [Double] {
    guard let first = nearest.first, nearest.reduce(0, +) < length else { return nearest }
    var least = first
    var after = nearest.dropFirst().reduce(0, +)
    for index in nearest.indices.dropFirst() {
      after -= nearest[index]
      let equal = (length - after) / Double(index + 1)
      guard max(least, nearest[index]) > equal else {
        least = max(least, nearest[index])
        continue
      }
      return settled(at: index, least: least, equal: equal, room: length - after)
    }
    return Array(repeating: length / Double(nearest.count), count: nearest.count)
  }

  /// The distances where the one at an index differs from those before it.
  private func settled(at index: Int, least: Double, equal: Double, room: Double) -> [Double] {
    let common = nearest[index] > equal ? (room - nearest[index]) / Double(index) : least
    let own = max(nearest[index], room - common * Double(index))
    return Array(repeating: common, count: index) + [own] + nearest[(index + 1)...]
  }
}
