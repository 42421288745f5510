import Arguments
import Farm
import Files

extension DiffRequest {
  /// What is written to, of all flags that say it.
  private var targets: [FileTarget] { [output, json, junit, html].compactMap(\.self) }

  /// Refuses results that would be written over what is compared, over each other, or over something else.
  ///
  /// - Parameter entries: The files of the folders; none where two files are compared.
  /// - Throws: Which flag names such a place.
  func refuseOverwriting(_ entries: [DiffListing.Entry] = []) throws(UsageError) {
    let (places, names) = ([pathA, pathB].map(realPlace), Set(entries.map(\.name)))
    let inputs = places + maskFiles.map(realPlace)
    for target in targets where !target.isDevice {
      let place = target.place
      let isEntry = places.contains { relativePath(of: place, inside: $0).map { names.contains($0) } ?? false }
      if isEntry || inputs.contains(place) { throw overwritesInput(target) }
    }
    try targets.refuseSharing()
    if let output { try refuse(output, among: entries, places) }
    try targets.refuseLoss(in: nil)
  }

  /// Pictures of folders need a folder.
  func refuseFileForPictures() throws(UsageError) {
    guard let output, fileExists(output.path) else { return }
    throw .notAFolder(flag: output.flag, path: output.typed)
  }

  /// The folder of pictures must not lie among those compared, nor any picture in it.
  private func refuse(
    _ output: FileTarget, among entries: [DiffListing.Entry], _ places: [String]
  ) throws(UsageError) {
    let place = output.place
    let isAmong = places.contains { compared in
      relativePath(of: place, inside: compared) != nil
        || entries.contains { relativePath(of: FilePaths.join(place, $0.name), inside: compared) != nil }
    }
    if isAmong { throw overwritesInput(output) }
  }

  private func overwritesInput(_ target: FileTarget) -> UsageError {
    .overwrites(flag: target.flag, path: target.typed, what: "what is compared")
  }
}
