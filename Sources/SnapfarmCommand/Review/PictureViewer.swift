import Settings

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The program with which the system shows a picture.
enum PictureViewer {
  #if canImport(Darwin)
  static let name = "open"
  #else
  static let name = "xdg-open"
  #endif

  /// Starts it on a file, and does not wait for it.
  ///
  /// No shell is asked, so a path means nothing but itself; it is absolute, so that it is never taken for a flag.
  ///
  /// - Returns: Why it did not start, in the system's words; nil where it did.
  static func open(_ path: String) -> String? {
    // Those that have ended since are forgotten.
    while waitpid(-1, nil, WNOHANG) > 0 {}
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    // The terminal is ours: the viewer gets another session, and neither reads keys nor writes over the review.
    for (descriptor, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_WRONLY), (STDERR_FILENO, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", mode, 0)
    }
    var ignored = sigset_t()
    sigemptyset(&ignored)
    sigaddset(&ignored, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF) | newSession)
    return start(path, &actions, &attributes)
  }

  private static func start(
    _ path: String, _ actions: UnsafePointer<posix_spawn_file_actions_t>?,
    _ attributes: UnsafePointer<posix_spawnattr_t>?
  ) -> String? {
    var words: [UnsafeMutablePointer<CChar>?] = [strdup(name), strdup(path), nil]
    var variables: [UnsafeMutablePointer<CChar>?] = Settings.inheritedVariables().map { strdup($0) } + [nil]
    defer { for text in words + variables { free(text) } }
    var process: pid_t = 0
    let failure = posix_spawnp(&process, name, actions, attributes, &words, &variables)
    return failure == 0 ? nil : String(cString: strerror(failure))
  }

  /// `POSIX_SPAWN_SETSID`, which not every header shows.
  #if canImport(Darwin)
  private static let newSession: Int16 = 0x0400
  #else
  private static let newSession: Int16 = 0x80
  #endif
}
