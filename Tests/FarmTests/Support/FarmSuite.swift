import Files
import Problems
import References
import Scene

@testable import Farm

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A suite in a folder of its own, gone after its test.
final class FarmSuite: Sendable {
  let root: String

  static let plain = "scene: plain\nroot: {background: white}\n"

  /// Writes a suite: the lines of its file after the name, and its other files.
  init(_ suite: String, _ files: [String: String] = ["Scenes/plain.yaml": FarmSuite.plain]) throws {
    let path = "/tmp/snapfarm-farm-" + String(UInt64.random(in: .min ... .max), radix: 16)
    try makeFolders(path)
    root = try resolvedPath(path)
    try write("suite: farm\n" + suite + "\n", to: suiteFileName)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { Self.remove(root) }

  private static func remove(_ path: String) {
    for file in (try? listFiles(in: path, recursive: false, hidden: true)) ?? [] { try? removeFile(path + "/" + file) }
    for inner in ((try? listFolders(in: path)) ?? []) + [".snapfarm"] where folderExists(path + "/" + inner) {
      remove(path + "/" + inner)
    }
    rmdir(path)
  }

  func write(_ text: String, to name: String) throws { try write(Array(text.utf8), to: name) }

  func write(_ bytes: [UInt8], to name: String) throws { try writeAtomically(bytes, to: root + "/" + name) }

  func bytes(_ name: String) throws -> [UInt8] { try readFile(root + "/" + name, limit: 1 << 24) }

  func has(_ name: String) -> Bool { fileExists(root + "/" + name) }

  func load() throws(Diagnostics) -> LoadedSuite { try loadSuite(file: nil, from: root) }

  /// What loading it complains of; empty where it does not.
  func problems() -> [Diagnostic] {
    do {
      let suite = try load()
      return (suite.problems(for: Selection()) + suite.fontProblems).filter { $0.severity == .error }
    } catch {
      return error.all
    }
  }

  func plan(_ change: (inout Selection) -> Void = { _ in }) throws(Diagnostics) -> Plan {
    var selection = Selection()
    change(&selection)
    return try makePlan(of: load(), selection)
  }

  /// The names of the snapshots planned.
  func names(_ change: (inout Selection) -> Void = { _ in }) throws(Diagnostics) -> [String] {
    try plan(change).jobs.map(\.identity.description)
  }

  func run(_ verb: RunResult.Verb, _ change: (inout RunOptions) -> Void = { _ in }) async throws -> RunResult {
    let suite = try load()
    var options = RunOptions(verb: verb, workers: 2)
    change(&options)
    return try await Farm.run(
      makePlan(of: suite, Selection()), of: suite, options, isStopped: { false }, report: { _ in })
  }
}

extension Selection {
  init(devices: [String]) {
    self.init()
    self.devices = devices.map { DeviceChoice($0) }
  }
}
