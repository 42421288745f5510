package import Farm
import Problems
import References

/// Reads the results of a run, as `runJSON` writes them.
///
/// What is told of problems then is told again in the same words.
///
/// - Returns: nil for anything else, and for a version that is not known.
package func readRun(_ bytes: [UInt8]) -> RunResult? {
  guard let document = JSONValue(reading: bytes) else { return nil }
  return try? RunResult(reading: document)
}

extension RunResult {
  init(reading value: JSONValue) throws(Misfit) {
    guard try value.integer("version") == runVersion else { throw Misfit() }
    self.init(
      verb: try Verb(rawValue: value.string("verb")).orMisfit(), suite: try value.string("suite"),
      outcomes: try value.list("outcomes", Outcome.init(reading:)),
      engine: try value.list("engine") { line throws(Misfit) in try line.asString() })
    plan = try value.known("plan", PlanSummary.init(reading:))
    problems = try value.list("problems", Diagnostic.init(reading:))
    orphans = try value.known("orphans") { files throws(Misfit) in
      try files.asList { file throws(Misfit) in try file.asString() }
    }
    orphansFail = try value.flag("orphansFail")
    wasInterrupted = try value.flag("interrupted")
    death = try value.known("died", Death.init(reading:))
    folders = Folders(
      expected: try value.text("expectedDir"), actual: try value.text("actualDir"),
      difference: try value.text("diffDir"))
  }
}

extension RunResult.Death {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      signal: try value.text("signal"), drawing: try value.list("drawing", SnapshotIdentity.init(reading:)))
  }
}

extension PlanSummary {
  fileprivate init(reading value: JSONValue) throws(Misfit) {
    self.init(
      digest: try value.string("digest"), snapshots: try value.integer("snapshots"),
      isWhole: try value.flag("isWhole"))
  }
}
