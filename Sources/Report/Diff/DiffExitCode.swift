package import Farm

/// The exit code of `diff`, as `diff` and `cmp` have it: 0 same, 1 different, 2 something could not be compared or nothing
/// was; 130 where it was interrupted.
package func exitCode(of result: DiffResult) -> Int32 {
  if result.wasInterrupted { return 130 }
  let words = result.outcomes.map(\.word)
  if result.problem != nil || words.isEmpty || words.contains(.error) { return 2 }
  return words.allSatisfy(\.passes) ? 0 : 1
}
