import Farm
import References

/// The command that accepts the new pictures of a run; nil where there is nothing to accept.
///
/// Differences from another engine are offered only where nothing else is: accepting them is rarely what is meant.
func acceptCommand(_ outcomes: [Outcome]) -> String? {
  let acceptable = outcomes.filter(\.word.isAcceptable)
  let designChanges = acceptable.filter { !$0.isEngineMismatch }
  let chosen = designChanges.isEmpty ? acceptable : designChanges
  guard !chosen.isEmpty else { return nil }
  // Without names the command takes everything that is pending.
  let namesAll = chosen.count == acceptable.count && chosen.count > 5
  return acceptCommand(naming: namesAll ? [] : chosen.map(\.identity))
}

/// The command that accepts these snapshots.
func acceptCommand(naming identities: [SnapshotIdentity]) -> String {
  (["snapfarm", "accept"] + identities.map { shellWord($0.description) }).joined(separator: " ")
}

/// A text as one word of a POSIX shell, in single quotes where it needs any.
func shellWord(_ text: String) -> String {
  let safe = text.utf8.allSatisfy { byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "%"), 0x80...:
      true
    default: false
    }
  }
  if safe, !text.isEmpty, !text.hasPrefix("-") { return text }
  let words = text.split(separator: "'", omittingEmptySubsequences: false)
  return "'" + words.joined(separator: "'\\''") + "'"
}
