import Arguments
import Farm
import Files

/// A place that a call of `diff` writes to.
struct DiffTarget {
  /// The flag that names it.
  let flag: String
  /// As it was typed.
  let typed: String
  /// The absolute path.
  let path: String

  /// Reads a flag; `ending` is added to a name that has none.
  init?(_ flag: Flag, in invocation: Invocation, _ folder: String, ending: String = "") {
    guard var typed = invocation.value(of: flag) else { return nil }
    let named = FilePaths.join(folder, typed)
    let name = typed.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    if !name.isEmpty, name != "-", !name.contains("."), !deviceExists(named), !folderExists(named) { typed += ending }
    self.flag = "--" + flag.name
    self.typed = typed
    path = FilePaths.join(folder, typed)
  }

  /// Whether it is standard output.
  var isStandardOutput: Bool { ["-", "/dev/stdout"].contains(typed) }

  /// Whether it is a device or the like, which nothing is lost in.
  fileprivate var isDevice: Bool { isStandardOutput || deviceExists(path) }

  fileprivate var place: String { realPlace(of: path) }
}

extension DiffRequest {
  /// Refuses results that would be written over what is compared, or over each other.
  ///
  /// - Parameter entries: The files of the folders; nil where two files are compared.
  /// - Throws: Which flag names such a place.
  func refuseOverwriting(entries: [DiffListing.Entry]?) throws(UsageError) {
    let (places, masks) = ([pathA, pathB].map(realPlace), maskFiles.map(realPlace))
    let names = entries.map { Set($0.map(\.name)) }
    var taken: [String] = []
    for target in [output, json, junit, html].compactMap(\.self) where !target.isDevice {
      let place = target.place
      guard !(places + masks).contains(place), !isEntry(place, of: places, names) else {
        throw .overwrites(flag: target.flag, path: target.typed, what: "what is compared")
      }
      guard !taken.contains(place) else {
        throw .overwrites(flag: target.flag, path: target.typed, what: "another result")
      }
      taken.append(place)
    }
    let documents = [json, junit, html].compactMap(\.self).filter(\.isStandardOutput)
    if documents.count > 1 {
      throw .overwrites(flag: documents[1].flag, path: documents[1].typed, what: "another result")
    }
    if let output, let entries { try refuse(output, among: entries, places) }
  }

  private func isEntry(_ place: String, of places: [String], _ names: Set<String>?) -> Bool {
    guard let names else { return false }
    return places.contains { relativePath(of: place, inside: $0).map { names.contains($0) } ?? false }
  }

  /// The folder of pictures must not lie among those compared, nor any picture in it.
  private func refuse(
    _ output: DiffTarget, among entries: [DiffListing.Entry], _ places: [String]
  ) throws(UsageError) {
    guard !fileExists(output.path) else { throw .notAFolder(flag: output.flag, path: output.typed) }
    let place = output.place
    let isAmong = places.contains { compared in
      relativePath(of: place, inside: compared) != nil
        || entries.contains { relativePath(of: FilePaths.join(place, $0.name), inside: compared) != nil }
    }
    if isAmong { throw .overwrites(flag: output.flag, path: output.typed, what: "what is compared") }
  }
}
