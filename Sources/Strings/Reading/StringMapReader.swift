import Problems
import YAML

/// Reads maps of keys to texts; maps in maps make keys with points: `settings.title`.
func readStringMap(_ file: YAMLNode) -> StringList {
  var list = StringList()
  guard file.entries != nil else {
    let problem = ValueProblem.wrongType(key: "strings", wants: "a map of keys to texts", got: file.kindWord)
    list.problems.append(Diagnostic(.value(problem), at: file.location))
    return list
  }
  add(file, after: "", to: &list)
  return list
}

private func add(_ map: YAMLNode, after prefix: String, to list: inout StringList) {
  for entry in map.entries ?? [] {
    let key = prefix + entry.key
    if entry.value.entries != nil {
      add(entry.value, after: key + ".", to: &list)
    } else if let text = entry.value.scalar, entry.value.flag == nil {
      list.add(text, for: key, at: entry.keyLocation) { text throws(StringFault) in try StringPattern(braces: text) }
    } else {
      let got = entry.value.scalar ?? entry.value.kindWord
      let problem = ValueProblem.wrongType(key: entry.key, wants: "a text", got: got)
      list.problems.append(Diagnostic(.value(problem), at: entry.value.location))
    }
  }
}
