import Files
import Graphics
import Problems
import References
import Scene
import Testing

@testable import Farm

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The gallery holds the renderer to its version, and its SVGs to their bytes.
@Suite("The gallery")
struct GalleryTests {
  private static let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
  private static let file = root + "/Examples/gallery/frames.txt"

  private let suite: LoadedSuite

  init() throws {
    suite = try loadSuite(file: nil, from: Self.root)
  }

  private func plan() throws -> Plan {
    var selection = Selection()
    selection.filters = ["gallery-*/*"]
    return try makePlan(of: suite, selection)
  }

  private func run(_ plan: Plan, workers: Int = 2, _ change: (inout RunOptions) -> Void) async throws -> RunResult {
    var options = RunOptions(verb: .render, workers: workers)
    change(&options)
    return try await Farm.run(plan, of: suite, options, isStopped: { false }, report: { _ in })
  }

  /// What the gallery looks like now.
  private func drawn() async throws -> GalleryRecord {
    let result = try await run(plan()) { options in
      options.onlyDraws = true
      options.notesDisplay = true
    }
    #expect(result.outcomes.flatMap(\.diagnostics).filter { $0.severity != .note }.isEmpty)
    let version = try #require(result.engine.compactMap(Self.version).first)
    var record = GalleryRecord(renderer: version, engine: result.engine.filter { Self.version($0) == nil })
    for outcome in result.outcomes {
      let size = try #require(outcome.size)
      #expect(max(size.width, size.height) <= 400, "\(outcome.identity) is too large for a gallery")
      record.frames[outcome.identity.description] = GalleryRecord.Frame(
        display: try #require(outcome.displayDigest), pixels: try #require(outcome.pixelDigest))
    }
    return record
  }

  private static func version(_ line: String) -> Int? {
    line.hasPrefix("renderer ") ? Int(line.dropFirst("renderer ".count)) : nil
  }

  /// `make gallery` sets SNAPFARM_GALLERY, and the record becomes what is drawn now; pixels that moved under the same
  /// version are a failure all the same.
  @Test func `no pixel moves under one version of the renderer`() async throws {
    let now = try await drawn()
    let known = try? GalleryRecord(String(decoding: readFile(Self.file, limit: 1 << 20), as: UTF8.self))
    let complaint = known.map { $0.complaint(about: now) } ?? .isOutOfDate([])
    if case .versionHasToRise(let frames) = complaint {
      Issue.record("pixels moved in \(frames); raise rendererVersion, then `make gallery`")
    } else if getenv("SNAPFARM_GALLERY") != nil {
      try writeAtomically(Array(now.text.utf8), to: Self.file)
    } else {
      #expect(complaint == nil, "`make gallery` brings Examples/gallery/frames.txt up to date")
    }
  }

  @Test func `SVGs are the same bytes whoever writes them, and in whatever order`() async throws {
    let plan = try plan()
    var reversed = plan
    reversed.jobs.reverse()
    let first = try await documents(of: plan, workers: 1)
    #expect(first.count == plan.jobs.count)
    #expect(try await documents(of: reversed, workers: 1) == first)
    #expect(try await documents(of: plan, workers: 3) == first)
  }

  private func documents(of plan: Plan, workers: Int) async throws -> [String: [UInt8]] {
    let output = try FarmSuite("devices: [60x60@2]")
    let result = try await run(plan, workers: workers) { options in
      options.formats = [.svg]
      options.output = output.root
    }
    var documents: [String: [UInt8]] = [:]
    for name in result.outcomes.flatMap(\.files.written) { documents[name] = try output.bytes(name) }
    return documents
  }
}
