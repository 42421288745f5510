import Files
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A call of the command that was built with these tests, with everything around it stated.
struct Call {
  /// The words after the command's name.
  var words: [String]
  /// Where it stands.
  var folder: String
  /// Its environment: nothing else is in it.
  var variables: [String: String]
  /// What a shell does before, such as setting a limit.
  var prelude = ":"

  /// Waits for its end.
  /// - Returns: Everything that it wrote.
  func run() throws -> String {
    let command = try #require(Self.command, "the command stands beside the test bundle")
    let environment = variables.map { "\($0.key)=\($0.value)" }.sorted()
    let call = (["env", "-i"] + environment + [command] + words).map(quoted).joined(separator: " ")
    let (status, output) = try shell("cd \(quoted(folder)) && \(prelude) && exec \(call) 2>&1")
    try #require(status == 0, "\(call)\n\(output)")
    return output
  }

  private static let command: String? = {
    #if canImport(Darwin)
    let words = CommandLine.arguments
    guard let flag = words.firstIndex(of: "--test-bundle-path"), flag + 1 < words.count else { return nil }
    let folder = (0..<4).reduce(words[flag + 1]) { path, _ in FilePaths.parent(of: path) }
    #else
    guard let program = try? resolvedPath("/proc/self/exe") else { return nil }
    let folder = FilePaths.parent(of: program)
    #endif
    let path = FilePaths.join(folder, "snapfarm")
    return fileExists(path) ? path : nil
  }()
}

/// A word as a shell reads it unchanged.
func quoted(_ word: String) -> String {
  "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}

/// Runs a line of a shell: its status, which is 0 where all went well, and what it wrote to standard output.
func shell(_ line: String) throws -> (status: Int32, output: String) {
  let pipe = try #require(popen(line, "r"))
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&piece, 1, piece.count, pipe)
    if count == 0 { break }
    bytes += piece[..<count]
  }
  return (pclose(pipe), String(decoding: bytes, as: UTF8.self))
}

/// A folder that is gone, with all it holds, after its test; in memory where the system has such.
final class Scratch {
  let path: String

  init(_ name: String = "suite") throws {
    let parent = folderExists("/dev/shm") ? "/dev/shm" : "/tmp"
    path = parent + "/snapfarm-frames-" + String(UInt64.random(in: .min ... .max), radix: 16) + "/" + name
    try makeFolders(path)
  }

  deinit { _ = try? shell("rm -rf " + quoted(FilePaths.parent(of: path))) }
}
