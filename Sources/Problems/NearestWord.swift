/// The nearest valid word to a misspelt one: at most two edits away (one for words under five letters), where a swap of
/// neighbours counts one.
///
/// - Parameters:
///   - word: The misspelt word.
///   - candidates: The valid ones.
///   - longest: The number of letters up to which one edit is all; few candidates bear more.
/// - Returns: The first of the nearest candidates in their order, or nil where none is near.
public func nearestWord(
  to word: String, in candidates: some Sequence<String>, oneEditUpTo longest: Int = 4
) -> String? {
  // No word of the formats is this long, and comparing is work for each letter.
  guard word.utf8.count <= 128 else { return nil }
  let limit = word.count <= longest ? 1 : 2
  let letters = Array(word.lowercased())
  var best: (word: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let distance = editDistance(letters, Array(candidate.lowercased()))
    guard distance <= limit, distance < best?.distance ?? .max else { continue }
    best = (candidate, distance)
  }
  return best?.word
}

/// The Damerau-Levenshtein distance in its "optimal string alignment" form.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
  guard abs(first.count - second.count) <= 2 else { return .max }
  var twoAbove = [Int](repeating: 0, count: second.count + 1)
  var above = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let change = above[column] + (first[row] == second[column] ? 0 : 1)
      var cost = min(above[column + 1] + 1, current[column] + 1, change)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        cost = min(cost, twoAbove[column - 1] + 1)
      }
      current.append(cost)
    }
    (twoAbove, above) = (above, current)
  }
  return above[second.count]
}
