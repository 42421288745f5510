/// Children of a stack that stand on one line, with their places along it.
struct StackLine {
  var members: [StackMember]
  var solution: StackRow.Solution
}

extension [StackMember] {
  /// The members by lines of a length: each takes as many as fit, and at least one.
  func lines(of length: Double) -> [[StackMember]] {
    var lines: [[StackMember]] = []
    var used = 0.0
    for member in self {
      let needed = member.item.weight > 0 ? member.item.least : member.item.length
      let gap = lines.last?.last?.item.gapAfter ?? 0
      if lines.isEmpty || used + gap + needed > length + StackRow.noise {
        lines.append([member])
        used = needed
      } else {
        lines[lines.count - 1].append(member)
        used += gap + needed
      }
    }
    return lines
  }
}
