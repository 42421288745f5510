import Farm
import Files
import Layout
import Problems
import Report
import Testing

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A suite in a folder of its own, removed at the end, and what the command prints about it.
final class SuiteOnDisk: Sendable {
  private static let standard = [
    "snapfarm.yaml": "suite: s\ndevices: [iphone-5]", "Scenes/blank.yaml": "scene: blank\nroot: {}",
  ]

  private let folder: String
  private let files: [String]

  /// Writes files by their paths, beside a blank scene and, where none is given, a plain file of the suite.
  init(_ files: [String: String], sparse: [String: Int] = [:]) throws {
    var template = Array("/tmp/problems-tests-XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { buffer in
      buffer.baseAddress.flatMap { mkdtemp($0) }.map { String(cString: $0) }
    }
    folder = try #require(made)
    let all = Self.standard.merging(files) { _, written in written }
    self.files = (Array(all.keys) + Array(sparse.keys)).sorted()
    for (path, text) in all { try writeAtomically(Array(text.utf8), to: folder + "/" + path) }
    for (path, size) in sparse {
      try writeAtomically([], to: folder + "/" + path)
      try #require(truncate(folder + "/" + path, off_t(size)) == 0)
    }
  }

  deinit {
    for file in files {
      var path = folder + "/" + file
      unlink(path)
      while path != folder {
        path = FilePaths.parent(of: path)
        rmdir(path)
      }
    }
  }

  /// Everything wrong with the suite and, where it can be read, with its scenes as they are laid out.
  func diagnostics() throws -> [Diagnostic] {
    do {
      let suite = try loadSuite(file: nil, from: folder)
      let problems = suite.problems(for: Selection())
      guard problems.isEmpty else { return problems }
      let plan = try makePlan(of: suite, Selection())
      let placed = try plan.jobs.flatMap { try placedScene($0, of: suite).diagnostics }
      return suite.problems(for: Selection()) + suite.fontProblems + placed
    } catch let problems as Diagnostics {
      return problems.all
    }
  }

  /// The lines that the command prints.
  func lines() throws -> [String] {
    diagnosticsText(try diagnostics()).split(separator: "\n").map(String.init)
  }
}
