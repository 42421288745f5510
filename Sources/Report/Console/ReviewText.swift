import Graphics
import References

/// How a review begins: how much there is to decide.
package func reviewGreeting(_ groups: [ReviewGroup]) -> String {
  let snapshots = groups.reduce(0) { $0 + $1.snapshots.count }
  return "\(count(snapshots, "snapshot is", "snapshots are")) pending, "
    + "\(count(groups.count, "decision", "decisions")); ? lists the keys\n"
}

/// One group for a terminal: which snapshots, how far they differ, and where their pictures are.
///
/// - Parameters:
///   - group: The group.
///   - position: Its number, counted from 1, and how many groups there are.
///   - choice: The picture that is opened by key; marked in the list of pictures.
///   - ink: How it is coloured.
///   - width: The columns of the terminal; nil where lines may have any length.
/// - Returns: The text; it begins with an empty line.
package func reviewText(
  of group: ReviewGroup, position: (number: Int, total: Int), choice: ReviewPicture?, ink: Ink = .plain,
  width: Int? = nil
) -> String {
  let layout = WrappedText(width: width)
  let word = group.kind.headline(group.snapshots)
  let lead = "[\(position.number)/\(position.total)] \(word):"
  var lines = layout.lines(
    lead: (lead, ink.bold(group.kind.colored(lead, ink))), harmless(listed(group.names, atMost: 6)), indent: 4)
  lines += remarks(on: group).flatMap { layout.lines(harmless($0), indent: 2) }
  lines += pictureLines(of: group, choice, ink)
  return "\n" + lines.joined(separator: "\n") + "\n"
}

/// What is asked after a group.
package func reviewPrompt(ink: Ink = .plain) -> String {
  ink.cyan("Accept? [a,r,s,A,R,S,d,i,o,q,?]") + " "
}

/// Every snapshot of a group with its own numbers, as far as they are few enough to be read.
package func reviewDetails(of group: ReviewGroup, width: Int? = nil) -> String {
  let layout = WrappedText(width: width)
  var lines = group.snapshots.prefix(mostDetails).flatMap { snapshot in
    layout.lines("\(harmless(snapshot.entry.stem)): \(harmless(sentence(on: snapshot)))", indent: 4)
  }
  let others = group.snapshots.count - mostDetails
  if others > 0 { lines.append("and \(grouped(others)) more; snapfarm pending lists them") }
  return lines.joined(separator: "\n") + "\n"
}

private let mostDetails = 100

/// What becomes of the first picture's group, in the words of `StatusWord` where that has some.
extension ReviewGroup.Kind {
  fileprivate func headline(_ snapshots: [ReviewSnapshot]) -> String {
    switch self {
    case .change: "changed"
    case .new: "new"
    case .companion: "only the SVG differs"
    case .engine: "changed, and drawn by another engine"
    case .stale: "out of date"
    case .foreign: "not as the test left it"
    case .damaged: "cannot be read"
    }
  }

  fileprivate func colored(_ text: String, _ ink: Ink) -> String {
    switch self {
    case .change, .companion: ink.yellow(text)
    case .new: ink.cyan(text)
    case .engine: ink.magenta(text)
    case .stale, .foreign, .damaged: ink.red(text)
    }
  }
}

extension ReviewGroup {
  fileprivate var names: [String] { snapshots.map(\.entry.stem) }
}

/// What is to be known before deciding.
private func remarks(on group: ReviewGroup) -> [String] {
  let number = group.snapshots.count
  let first = group.snapshots.first.map { sentence(on: $0) } ?? ""
  let each = "d tells the numbers of each"
  return switch group.kind {
  case .change: number > 1 ? ["the same change in \(grouped(number)) snapshots, of the first:", first] : [first]
  case .new: number > 1 ? ["there are no references yet of \(grouped(number)) snapshots; \(each)"] : [first]
  case .engine:
    [
      "other libraries or fonts drew the reference\(number > 1 ? "s" : ""), which is no change of the design;",
      "compare with the engine that drew \(number > 1 ? "them" : "it") before accepting",
      number > 1 ? each : first,
    ]
  case .companion, .stale, .foreign, .damaged: [first]
  }
}

/// What is known of one snapshot, with raw numbers.
private func sentence(on snapshot: ReviewSnapshot) -> String {
  switch snapshot.entry.state {
  case .new(let size): "there is no reference yet, the new picture is \(sizeText(size))"
  case .changed(let size):
    snapshot.facts?.difference
      ?? "\(sizeText(size)); the last test's results are not about this picture, so they tell no numbers"
  default: sentence(for: snapshot.entry.state)
  }
}

private func pictureLines(of group: ReviewGroup, _ choice: ReviewPicture?, _ ink: Ink) -> [String] {
  guard let pictures = group.snapshots.first?.pictures else { return [] }
  return [ReviewPicture.reference, .new, .difference].compactMap { kind in
    guard let path = pictures[kind] else { return nil }
    let name = kind.rawValue + String(repeating: " ", count: 12 - kind.rawValue.count)
    return (kind == choice ? ink.bold("o ") : "  ") + ink.dim(name) + harmless(path)
  }
}
