/// A function, initialiser or the like, and how many lines it has from its first word to its closing brace.
struct FunctionLength: Equatable {
  var name: String
  var line: Int
  var lines: Int
}

/// The functions of Swift source that have a body.
func functions(in all: [Token]) -> [FunctionLength] {
  all.indices.compactMap { index in
    guard ["func", "init", "deinit", "subscript"].contains(all[index].text) else { return nil }
    if index > 0, [".", "`"].contains(all[index - 1].text) { return nil }
    guard let open = bodyStart(all, after: index) else { return nil }
    let close = end(of: open, in: all)
    let name = all[index].text == "func" && index + 1 < all.count ? all[index + 1].text : all[index].text
    return FunctionLength(name: name, line: all[index].line, lines: all[close].line - all[index].line + 1)
  }
}

/// The number of lines of a text; a last one without its end counts.
func lineCount(of text: String) -> Int {
  text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.hasSuffix("\n") ? 0 : 1)
}

/// The brace that opens a body; nil for a requirement, which ends where the next declaration or the type's end begins.
private func bodyStart(_ all: [Token], after start: Int) -> Int? {
  var depth = 0
  for index in (start + 1)..<all.count {
    switch all[index].text {
    case "(", "[": depth += 1
    case ")", "]": depth -= 1
    case "{" where depth == 0: return index
    case "}" where depth <= 0: return nil
    case "func", "init", "var", "let", "subscript", "deinit":
      if depth == 0, all[index].line > all[start].line { return nil }
    default: break
    }
    if depth < 0 { return nil }
  }
  return nil
}

private func end(of open: Int, in all: [Token]) -> Int {
  var depth = 0
  for index in open..<all.count {
    if all[index].text == "{" { depth += 1 }
    if all[index].text == "}" { depth -= 1 }
    if depth == 0 { return index }
  }
  return all.count - 1
}
