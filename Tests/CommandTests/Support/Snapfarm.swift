import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The command that was built together with these tests.
enum Snapfarm {
  /// What a call may use.
  struct Limits {
    var seconds = 240.0
    /// Seconds of the processor; nil for any number.
    var processorSeconds: Int?
    /// Bytes of address space; nil for any number.
    var memory: Int?
  }

  /// A plain environment: nothing of the one in which the tests run, such as `CI`.
  static let environment = ["PATH": "/usr/bin:/bin", "HOME": "/tmp"]

  /// Runs the command to its end.
  static func run(
    _ words: String..., in folder: String, environment: [String: String] = environment, limits: Limits = Limits()
  ) async throws -> CommandRun {
    try await run(words, in: folder, environment: environment, limits: limits)
  }

  static func run(
    _ words: [String], in folder: String, environment: [String: String] = environment, limits: Limits = Limits()
  ) async throws -> CommandRun {
    try await start(words, in: folder, environment: environment, limits: limits).finish(within: limits.seconds)
  }

  /// Starts the command, for tests that meet it on its way.
  static func start(
    _ words: [String], in folder: String, environment: [String: String] = environment, limits: Limits = Limits()
  ) throws -> RunningCommand {
    let command = try #require(path, "the command stands beside the test bundle")
    let memory = limits.memory.map { "ulimit -v \($0 >> 10)" }
    let time = limits.processorSeconds.map { "ulimit -t \($0)" }
    let prelude = ([memory, time].compactMap { $0 } + [":"]).joined(separator: " && ")
    return try RunningCommand([command] + words, in: folder, environment: environment, prelude: prelude)
  }

  /// The command; nil where it was not built.
  static let path: String? = buildFolder.map { FilePaths.join($0, "snapfarm") }.flatMap {
    fileExists($0) ? $0 : nil
  }

  private static var buildFolder: String? {
    #if canImport(Darwin)
    // A helper of the toolchain runs the tests; the bundle is NAME.xctest/Contents/MacOS/NAME.
    let words = CommandLine.arguments
    guard let flag = words.firstIndex(of: "--test-bundle-path"), flag + 1 < words.count else { return nil }
    let bundle = words[flag + 1]
    return bundle.contains("/Contents/") ? (0..<4).reduce(bundle) { path, _ in FilePaths.parent(of: path) } : nil
    #else
    return (try? resolvedPath("/proc/self/exe")).map { FilePaths.parent(of: $0) }
    #endif
  }
}
