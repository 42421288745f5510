package import Farm
import References

/// Reads the journal of a run that died, as the result of what was done until then.
///
/// A line that was cut off, and one of a kind that is not known, is passed over.
///
/// - Returns: nil where the journal does not even tell which run it is about.
package func readJournal(_ bytes: [UInt8]) -> RunResult? {
  let lines = bytes.split(separator: UInt8(ascii: "\n")).compactMap { JSONValue(reading: Array($0)) }
  guard let head = lines.first?["run"], var result = try? RunResult(reading: head) else { return nil }
  var (started, finished) = ([Int: Begun](), [Int: Outcome]())
  var (signal, thread): (String?, String?) = (nil, nil)
  for line in lines {
    if let index = try? line.integer("started") {
      started[index] = try? Begun(reading: line)
    } else if let index = try? line.integer("finished") {
      finished[index] = try? Outcome(reading: line["outcome"].orMisfit())
    } else if let name = try? line.string("died") {
      (signal, thread) = (name, try? line.string("thread"))
    }
  }
  let open = started.filter { finished[$0.key] == nil }.sorted { $0.key < $1.key }.map(\.value)
  let guilty = open.filter { $0.thread == thread }
  result.outcomes = finished.sorted { $0.key < $1.key }.map(\.value)
  result.death = RunResult.Death(signal: signal, drawing: (guilty.isEmpty ? open : guilty).map(\.identity))
  return result
}

/// A snapshot that was begun.
private struct Begun {
  var identity: SnapshotIdentity
  var thread: String

  init(reading line: JSONValue) throws(Misfit) {
    identity = try SnapshotIdentity(reading: line["snapshot"].orMisfit())
    thread = try line.string("thread")
  }
}
