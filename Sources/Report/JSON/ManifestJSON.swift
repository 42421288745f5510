package import Farm
import Graphics
import References
import Scene

/// The version of the document that `manifestJSON` makes; it grows when a key changes its meaning or goes.
let manifestVersion = 1

/// What `render` wrote as a JSON document, of which `Documentation/json.md` tells the keys.
///
/// - Parameters:
///   - result: The run.
///   - folder: The folder that it wrote to; paths in it are told from there.
/// - Returns: The document.
package func manifestJSON(_ result: RunResult, folder: String) -> JSONValue {
  .record([
    "version": .integer(manifestVersion),
    "suite": .string(result.suite),
    "complete": .bool(exitCode(of: result) == 0),
    "pictures": .array(result.outcomes.flatMap { outcome in pictures(of: outcome).map { pictureJSON($0, outcome) } }),
    "documents": .array(documents(of: result).map(documentJSON)),
    "sheets": .array((result.sheet.map { [$0] } ?? []).map { sheetJSON($0, folder: folder) }),
  ])
}

private func pictures(of outcome: Outcome) -> [WrittenFile] { outcome.files.noted.filter { $0.format != .pdf } }

private func pictureJSON(_ file: WrittenFile, _ outcome: Outcome) -> JSONValue {
  let identity = outcome.identity
  return .object(
    fileMembers(file) + [
      .init("size", outcome.size.map { JSONValue($0) } ?? .null),
      .init("scale", .number(outcome.scale)),
      .init("id", .string(identity.description)),
      .init("scene", .string(identity.scene)),
      .init("device", .string(identity.device)),
      .init("values", .array(identity.values.map(axisValueJSON))),
    ])
}

/// A document, and the snapshots that have a page in it.
private struct Document {
  var file: WrittenFile
  var pages: [SnapshotIdentity]
}

private func documents(of result: RunResult) -> [Document] {
  var documents: [Document] = []
  var numbers: [String: Int] = [:]
  for outcome in result.outcomes {
    for file in outcome.files.noted where file.format == .pdf {
      if let number = numbers[file.path] {
        documents[number].pages.append(outcome.identity)
      } else {
        numbers[file.path] = documents.count
        documents.append(Document(file: file, pages: [outcome.identity]))
      }
    }
  }
  return documents
}

private func documentJSON(_ document: Document) -> JSONValue {
  let pages = document.pages.map { JSONValue.string($0.description) }
  return .object(fileMembers(document.file) + [.init("pages", .array(pages))])
}

private func sheetJSON(_ sheet: WrittenSheet, folder: String) -> JSONValue {
  var file = sheet.file
  let start = folder.hasSuffix("/") ? folder : folder + "/"
  if file.path.hasPrefix(start) { file.path = String(file.path.dropFirst(start.count)) }
  let shows = sheet.pictures.map { JSONValue.string($0.description) }
  return .object(fileMembers(file) + [.init("size", JSONValue(sheet.size)), .init("shows", .array(shows))])
}

private func fileMembers(_ file: WrittenFile) -> [JSONValue.Member] {
  [
    .init("path", .string(file.path)), .init("format", .string(file.format.rawValue)),
    .init("bytes", .integer(file.bytes)), .init("sha256", .string(file.digest)),
  ]
}
