import Arguments
import Problems
import Scene

extension Command {
  /// What `--chrome` asks for; nil leaves it to the files.
  func wantedChrome() throws(UsageError) -> [ChromeItem]? {
    guard invocation.has(.chrome) else { return nil }
    let words = invocation.allValues(of: .chrome).flatMap { $0.split(separator: ",").map(String.init) }
    var items: [ChromeItem] = []
    for word in words where word != "none" {
      for item in try parts(word) where !items.contains(where: { $0.part == item.part }) { items.append(item) }
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
