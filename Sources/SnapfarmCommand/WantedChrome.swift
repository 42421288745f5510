import Arguments
import Problems
import Scene

extension Command {
  /// What `--chrome` asks for; nil leaves it to the files.
  func wantedChrome() throws(UsageError) -> [ChromeItem]? {
    guard invocation.has(.chrome) else { return nil }
    let words = invocation.allValues(of: .chrome).flatMap {
      $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
    guard !words.contains("none") else {
      if let other = words.first(where: { $0 != "none" }) { throw .noneBeside(other) }
      if words.count > 1 { throw .partTwice("none", isOfAll: false) }
      return []
    }
    var items: [ChromeItem] = []
    for word in words {
      for item in try parts(word) {
        guard !items.contains(where: { $0.part == item.part }) else {
          let isOfAll = words.contains("all") && ChromeItem.all.contains { $0.part == item.part }
          throw .partTwice(item.part.rawValue, isOfAll: isOfAll)
        }
        items.append(item)
      }
    }
    return items
  }

  private func parts(_ word: String) throws(UsageError) -> [ChromeItem] {
    if word == "all" { return ChromeItem.all }
    if let part = ChromeItem.Part(rawValue: word) { return [ChromeItem(part)] }
    let words = ["all", "none"] + ChromeItem.Part.allCases.map(\.rawValue)
    throw .unknownPart(word, nearest: nearestWord(to: word, in: words), words: words)
  }
}
