package import Problems

/// Problems for a terminal, a line each, at most twenty; empty where there are none.
///
/// What is found in a component is found in all views that use it; lines that say the same stand once.
package func diagnosticsText(_ diagnostics: [Diagnostic]) -> String {
  let limit = 20
  var seen: Set<String> = []
  let lines = diagnostics.map { line(for: $0) }.filter { seen.insert($0).inserted }
  let rest = lines.count > limit ? ["… and \(grouped(lines.count - limit)) more"] : []
  return (lines.prefix(limit) + rest).map { $0 + "\n" }.joined()
}

/// The exit code of a command that problems kept from beginning: 2, or 69 where a folder cannot be written.
///
/// Without any problem it is 70: then the mistake is ours.
package func exitCode(of problems: [Diagnostic]) -> Int32 {
  guard !problems.isEmpty else { return 70 }
  return problems.contains { problem in
    if case .file(.unwritable) = problem.problem { true } else { false }
  } ? 69 : 2
}
