/// Calls two functions at the same time, the first on a thread of its own, and returns when both have.
///
/// For work of milliseconds inside a function that is not `async`. Where no thread is to be had, one is called after the
/// other. Neither may touch what the other writes.
package func onTwoThreads(_ first: () -> Void, _ second: () -> Void) {
  withoutActuallyEscaping(first) { first in
    let thread = OwnThread(first)
    second()
    guard let thread else { return first() }
    thread.join()
  }
}
