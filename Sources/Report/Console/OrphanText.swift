package import References

/// What belongs to no snapshot, a line each, then what can be done.
///
/// Where they are deleted next, nobody needs to be told how.
package func orphanText(_ orphans: Orphans, isDeleting: Bool) -> String {
  guard !orphans.isEmpty else { return "every reference belongs to a snapshot\n" }
  let files = orphans.files.map { harmless($0) + "  belongs to no snapshot\n" }
  let unfinished = orphans.unfinished.map { harmless($0) + "  is left of a write that was cut off\n" }
  let lines = (files + unfinished).joined()
  guard !isDeleting else { return lines }
  let number = files.count + unfinished.count
  return lines + "snapfarm prune --delete deletes \(number == 1 ? "this file" : "these \(grouped(number)) files")\n"
}

/// What belongs to no snapshot as a JSON document.
///
/// - `version`: 1; keys may be added within a version.
/// - `files`: pictures and companions of no snapshot; `unfinished`: what is left of writes that were cut off. Both are
///   paths relative to the suite's folder.
/// - `deleted`: how many of them were deleted.
package func orphanJSON(_ orphans: Orphans, deleted: Int) -> JSONValue {
  .record([
    "version": 1,
    "files": .array(orphans.files.map(JSONValue.string)),
    "unfinished": .array(orphans.unfinished.map(JSONValue.string)),
    "deleted": .integer(deleted),
  ])
}

/// How many files were deleted.
package func deletionText(_ number: Int) -> String { count(number, "file", "files") + " deleted\n" }
