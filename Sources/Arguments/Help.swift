/// The help of the whole command.
package func overallHelp() -> String {
  var lines = [
    "usage: snapfarm VERB [FLAG…] [WORD…]", "",
    "Draws scenes for many devices and checks the pictures against accepted references.", "",
  ]
  let width = (Verb.all.map { $0.name.count }.max() ?? 0) + 2
  lines += Verb.all.map { "  " + pad($0.name, to: width) + $0.summary }
  lines += ["", "snapfarm VERB --help tells more of each."]
  return lines.joined(separator: "\n") + "\n"
}

/// The help of one verb.
package func help(for verb: Verb) -> String {
  var lines = ["usage: snapfarm \(verb.name) [FLAG…] \(verb.operands)", "", verb.summary]
  lines += verb.discussion
  if !verb.aliases.isEmpty { lines.append("Also: " + verb.aliases.joined(separator: ", ") + ".") }
  lines.append("")
  let rows = verb.allFlags.map { (spelling(of: $0), $0.help) }
  let width = (rows.map { $0.0.count }.max() ?? 0) + 2
  lines += rows.map { "  " + pad($0.0, to: width) + $0.1 }
  return lines.joined(separator: "\n") + "\n"
}

private func spelling(of flag: Flag) -> String {
  let letter = flag.letter.map { "-\($0), " } ?? "    "
  guard let value = flag.value else { return letter + "--" + flag.name }
  return letter + "--" + flag.name + (flag.valueIsOptional ? "[=\(value)]" : " " + value)
}

private func pad(_ text: String, to width: Int) -> String {
  text + String(repeating: " ", count: max(0, width - text.count))
}
