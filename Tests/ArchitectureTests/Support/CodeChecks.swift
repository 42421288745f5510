/// Names of the process's environment, as Swift and C spell them.
let environmentNames: Set = ["getenv", "secure_getenv", "setenv", "putenv", "unsetenv", "environ", "ProcessInfo"]

/// Calls that change the file system.
let changingCalls: Set = [
  "fopen", "creat", "rename", "renameat", "unlink", "rmdir", "mkdir", "mkstemp", "ftruncate", "symlink",
]

/// Where source uses one of some names.
func uses(of names: Set<String>, in source: [Token]) -> [String] {
  source.filter { names.contains($0.text) }.map { "line \($0.line): \($0.text)" }
}

/// Where source calls a function by its bare name; methods and declarations of that name are none.
func calls(of names: Set<String>, in all: [Token]) -> [String] {
  all.indices.dropLast().compactMap { index in
    let token = all[index]
    guard names.contains(token.text), all[index + 1].text == "(", all[index + 1].isJoined else { return nil }
    if index > 0, ["func", "."].contains(all[index - 1].text), !isModulePrefix(all, before: index) { return nil }
    return "line \(token.line): \(token.text)("
  }
}

private func isModulePrefix(_ all: [Token], before index: Int) -> Bool {
  index > 1 && all[index - 1].text == "." && ["Glibc", "Darwin", "Swift", "Files"].contains(all[index - 2].text)
}

/// Where source stops the program instead of saying what is wrong: `try!`, `as!`, `x!`, `T!`, `fatalError`.
func traps(in all: [Token]) -> [String] {
  let forced = all.indices.dropFirst().filter { index in
    guard all[index].text == "!", all[index].isJoined else { return false }
    let before = all[index - 1]
    return before.isWord || [")", "]", ">", "}", "\"", "?", "!"].contains(before.text)
  }
  return forced.map { "line \(all[$0].line): \(all[$0 - 1].text)!" } + calls(of: ["fatalError"], in: all)
}
