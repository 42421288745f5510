import PNG

/// Calls what goes as deep as a scene is nested, on a thread whose stack has room for the deepest scene that is read.
///
/// How large the stacks of other threads are, the caller of the command says (`ulimit -s`) and the system, and it can be
/// less than that. Where no thread is to be had, it is called on this one.
/// - Parameter body: What is called; it has returned when this returns.
/// - Returns: What it returns.
/// - Throws: What it throws.
package func onDeepStack<Value, Failure>(_ body: () throws(Failure) -> Value) throws(Failure) -> Value {
  var result: Result<Value, Failure>?
  wait { result = Result(catching: body) }
  guard let result else { return try body() }
  return try result.get()
}

/// A level of nesting takes some 10 KiB, ten times less with optimisation; what is not touched takes no memory.
private let stackBytes = 64 << 20

private func wait(for work: () -> Void) {
  withoutActuallyEscaping(work) { OwnThread(stack: stackBytes, $0)?.join() }
}
