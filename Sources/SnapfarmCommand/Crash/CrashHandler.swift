import Synchronization

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What happens when the process is ended by a mistake in it, or in a library.
///
/// Nothing in memory can be trusted then, and only few calls of the system may be made. So the handler adds a line to the
/// journal and becomes another program in the same process: this command again, which makes reports of the journal. The
/// journal and the lock of the suite stay open, so no other call begins before the reports are made.
enum CrashHandler {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT, SIGTRAP, SIGSYS]

  /// Everything the handler needs, as numbers that it can read without asking anybody.
  fileprivate static let journal = Atomic<Int32>(-1)
  fileprivate static let lock = Atomic<Int32>(-1)
  fileprivate static let words = Atomic<UInt>(0)
  fileprivate static let program = Atomic<UInt>(0)
  fileprivate static let crashed = Atomic<UInt>(0)

  /// Handles crashes from now on.
  ///
  /// - Parameters:
  ///   - journal: The number of the open file that tells what was done.
  ///   - words: What the command is called with to report that.
  static func arm(journal: Int32, words: [String]) {
    let path = ownPath
    // Never freed: a handler may need them at any moment.
    let texts = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: words.count + 2)
    let name = CrashLegacy(journal: journal).programName
    for (index, word) in ([name] + words).enumerated() { texts[index] = strdup(word) }
    texts[words.count + 1] = nil
    Self.words.store(UInt(bitPattern: texts), ordering: .relaxed)
    program.store(UInt(bitPattern: strdup(path)), ordering: .relaxed)
    Self.journal.store(journal, ordering: .relaxed)
    protectThisThread()
    for number in signals { handle(number) }
  }

  /// Takes the number of the open folder that other calls wait for.
  static func keep(lock number: Int32) { lock.store(number, ordering: .relaxed) }

  /// From now on a crash ends the process as it does any other.
  static func disarm() {
    for number in signals { signal(number, SIG_DFL) }
  }

  /// Gives the thread a stack for the handler, so that it can run where the thread's own is used up.
  static func protectThisThread() {
    var old = stack_t()
    guard sigaltstack(nil, &old) == 0, old.ss_sp == nil, let room = malloc(stackBytes) else { return }
    // Never freed: a thread may need it to its end, and few threads draw.
    var stack = stack_t()
    (stack.ss_sp, stack.ss_size) = (room, numericCast(stackBytes))
    sigaltstack(&stack, nil)
  }

  private static let stackBytes = 64 << 10

  private static var ownPath: String {
    #if os(Linux)
    "/proc/self/exe"
    #else
    CommandLine.arguments[0]
    #endif
  }

  private static func handle(_ number: Int32) {
    var action = sigaction()
    #if canImport(Darwin)
    action.__sigaction_u.__sa_handler = crash
    #else
    action.__sigaction_handler.sa_handler = crash
    #endif
    // The same signal must reach another program, and a second crash this one.
    action.sa_flags = Int32(SA_ONSTACK) | Int32(bitPattern: UInt32(SA_NODEFER))
    sigaction(number, &action, nil)
  }
}

/// A number by which the thread that calls is known.
func currentThread() -> UInt {
  #if canImport(Darwin)
  UInt(bitPattern: pthread_self())
  #else
  UInt(pthread_self())
  #endif
}

/// The handler: nothing in it may allocate, lock or wait.
private func crash(_ number: Int32) {
  let thread = currentThread()
  let (isFirst, first) = CrashHandler.crashed.compareExchange(expected: 0, desired: thread, ordering: .relaxed)
  if isFirst {
    tell(name(of: number), thread)
    unblockSignals()
    leaveOpen()
    let words = UnsafePointer<UnsafeMutablePointer<CChar>?>(
      bitPattern: CrashHandler.words.load(ordering: .relaxed))
    let program = UnsafePointer<CChar>(bitPattern: CrashHandler.program.load(ordering: .relaxed))
    if let words, let program { execv(program, words) }
  } else if first != thread {
    // Another thread is about to end this one.
    while true { pause() }
  }
  signal(number, SIG_DFL)
  raise(number)
}

/// Threads that draw may leave signals to others, but whoever becomes another program is its only thread.
private func unblockSignals() {
  var none = sigset_t()
  sigemptyset(&none)
  sigprocmask(SIG_SETMASK, &none, nil)
}

/// The next program has the journal and the lock that nobody else may take.
private func leaveOpen() {
  _ = fcntl(CrashHandler.journal.load(ordering: .relaxed), F_SETFD, 0)
  _ = fcntl(CrashHandler.lock.load(ordering: .relaxed), F_SETFD, 0)
}

/// Says what happened: a sentence to people, a line to the journal.
private func tell(_ name: StaticString, _ thread: UInt) {
  put("\nsnapfarm: crashed (", STDERR_FILENO)
  put(name, STDERR_FILENO)
  put("); the reports tell what was done until then\n", STDERR_FILENO)
  let journal = CrashHandler.journal.load(ordering: .relaxed)
  // A line that another thread had begun ends here.
  put("\n{\"died\":\"", journal)
  put(name, journal)
  put("\",\"thread\":\"", journal)
  putDigits(of: thread, journal)
  put("\"}\n", journal)
}

private func put(_ text: StaticString, _ descriptor: Int32) {
  _ = write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
}

private func putDigits(of number: UInt, _ descriptor: Int32) {
  var divisor: UInt = 1
  while number / divisor >= 10 { divisor *= 10 }
  while divisor > 0 {
    var digit = UInt8(ascii: "0") + UInt8(number / divisor % 10)
    _ = write(descriptor, &digit, 1)
    divisor /= 10
  }
}

private func name(of number: Int32) -> StaticString {
  switch number {
  case SIGSEGV: "SIGSEGV"
  case SIGBUS: "SIGBUS"
  case SIGILL: "SIGILL"
  case SIGFPE: "SIGFPE"
  case SIGABRT: "SIGABRT"
  case SIGTRAP: "SIGTRAP"
  default: "SIGSYS"
  }
}
