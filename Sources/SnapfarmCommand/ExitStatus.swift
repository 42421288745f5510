/// The exit codes that are not those of a run's result; Report has these.
enum ExitStatus {
  static let done: Int32 = 0
  /// Something was found that somebody should settle.
  static let found: Int32 = 1
  static let unreadable: Int32 = 2
  static let nothing: Int32 = 3
  /// The words typed make no sense (`EX_USAGE`).
  static let usage: Int32 = 64
  /// The machine does not let us (`EX_UNAVAILABLE`).
  static let infrastructure: Int32 = 69
  /// Somebody asked us to stop.
  static let interrupted: Int32 = 130
  /// A mistake of ours (`EX_SOFTWARE`).
  static let internalError: Int32 = 70
}
