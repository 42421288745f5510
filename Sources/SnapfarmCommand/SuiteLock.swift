import Farm
import Files

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Somebody stopped the command before it did anything.
struct StoppedWaiting: Error {}

/// The right of one call to write to a suite, held until `release`.
final class SuiteLock {
  private var lock: FolderLock?

  init(_ lock: consuming FolderLock?) { self.lock = consume lock }

  /// Lets the next call begin.
  func release() { lock = nil }
}

extension Command {
  /// Reads the suite and keeps other calls from writing to it, after waiting for the one that does.
  ///
  /// Verbs that write ask for it, so that no report tells of pictures that another call has replaced and no reference
  /// is replaced between a comparison and its acceptance. Those that only read do not.
  ///
  /// - Throws: `StoppedWaiting`.
  func suiteForWriting() throws -> (suite: LoadedSuite, lock: SuiteLock) {
    let suite = try loadedSuite()
    let (lock, hasWaited) = try lock(suite)
    // After a wait, files may be others.
    return (hasWaited ? try loadedSuite() : suite, lock)
  }

  /// Keeps other calls from writing to a suite, after waiting for the one that does.
  func lock(_ suite: LoadedSuite) throws(StoppedWaiting) -> (lock: SuiteLock, hasWaited: Bool) {
    // What cannot be opened cannot be locked, and is told when it is needed.
    guard let lock = try? FolderLock(suite.folder.root) else { return (SuiteLock(nil), false) }
    guard !lock.isGranted() else {
      CrashHandler.keep(lock: lock.number)
      return (SuiteLock(lock), false)
    }
    try wait(for: lock)
    CrashHandler.keep(lock: lock.number)
    return (SuiteLock(lock), true)
  }

  private func wait(for lock: borrowing FolderLock) throws(StoppedWaiting) {
    let start = ContinuousClock.now
    var isTold = false
    while !lock.isGranted() {
      guard !Interruption.happened else { throw StoppedWaiting() }
      // A moment is not worth a line.
      if !isTold, ContinuousClock.now - start > .seconds(1) {
        let process = lock.holder.map { ", process \($0)," } ?? ""
        terminal.printError("snapfarm: another snapfarm\(process) is at work in this suite; waiting for it\n")
        isTold = true
      }
      usleep(20_000)
    }
  }
}
