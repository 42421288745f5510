/// Where a review is: which group is looked at, and what a key means there.
///
/// It decides nothing about files and asks nobody: a key goes in, what is to be done comes out.
package struct ReviewSession: Sendable {
  /// What a key asks for.
  package enum Step: Hashable, Sendable {
    /// To accept these, and go on.
    case accept([ReviewSnapshot])
    /// To throw these away, and go on.
    case reject([ReviewSnapshot])
    /// To leave so many as they are, and go on.
    case skip(Int)
    /// To tell each snapshot of the group.
    case details(ReviewGroup)
    /// To say which picture is opened from now on.
    case choose
    /// To open the picture chosen.
    case open
    /// To list the keys.
    case help
    /// To stop here.
    case quit
    /// Nothing: it is no key.
    case unknown(String)
  }

  private let groups: [ReviewGroup]
  private var place = 0
  private var wish = ReviewPicture.difference

  package init(_ groups: [ReviewGroup]) { self.groups = groups }

  /// The group to be decided; nil at the end.
  package var current: ReviewGroup? { place < groups.count ? groups[place] : nil }

  /// Its number, counted from 1, and how many there are.
  package var position: (number: Int, total: Int) { (place + 1, groups.count) }

  /// How much is to be decided still, this group too.
  package var remaining: (snapshots: Int, groups: Int) {
    (groups[place...].reduce(0) { $0 + $1.snapshots.count }, groups.count - place)
  }

  /// The picture that is opened: the one wished for, or the next that the group's first snapshot has.
  package var choice: (kind: ReviewPicture, path: String)? {
    guard let pictures = current?.snapshots.first?.pictures else { return nil }
    return Self.order(from: wish).lazy.compactMap { kind in pictures[kind].map { (kind, $0) } }.first
  }

  /// Takes a key.
  package mutating func press(_ key: String) -> Step {
    guard let current else { return .quit }
    switch key {
    case "a": return .accept(take(1))
    case "r": return .reject(take(1))
    case "s": return .skip(take(1).count)
    case "A": return .accept(take(groups.count - place))
    case "R": return .reject(take(groups.count - place))
    case "S": return .skip(take(groups.count - place).count)
    case "d": return .details(current)
    case "i": return chooseNext()
    case "o": return .open
    case "q":
      place = groups.count
      return .quit
    case "?", "h": return .help
    default: return .unknown(key)
    }
  }

  /// The snapshots of the next groups, which count as decided then.
  private mutating func take(_ number: Int) -> [ReviewSnapshot] {
    defer { place += number }
    return groups[place..<place + number].flatMap(\.snapshots)
  }

  private mutating func chooseNext() -> Step {
    guard let pictures = current?.snapshots.first?.pictures, let kind = choice?.kind else { return .choose }
    // Where there is no other, none was wished for.
    let others = Self.order(from: kind).dropFirst()
    wish = others.first { pictures[$0] != nil } ?? wish
    return .choose
  }

  /// All kinds of pictures, one of them first and the others in their usual order after it.
  private static func order(from first: ReviewPicture) -> [ReviewPicture] {
    let all = ReviewPicture.allCases
    let place = all.firstIndex(of: first) ?? 0
    return Array(all[place...] + all[..<place])
  }
}
