package import Devices
package import Problems

/// The image files of a suite, by name; files are listed once, before anything is drawn.
package struct ImageIndex: Sendable {
  /// How a name is looked up.
  package struct Rule: Sendable, Hashable {
    /// Whether `-568h` means screens of at least that height, as the old UIImage+H568 category had it, not exactly.
    package var heightIsAtMost: Bool
    /// Whether a request that names a file exactly gets that file.
    package var exactNameFirst: Bool

    package init(heightIsAtMost: Bool = false, exactNameFirst: Bool = true) {
      self.heightIsAtMost = heightIsAtMost
      self.exactNameFirst = exactNameFirst
    }
  }

  /// A file with its name taken apart.
  struct File: Sendable {
    var path: String
    var name: ImageName
  }

  private let rule: Rule
  private let folders: [Folder]

  private struct Folder: Sendable {
    var path: String
    var paths: Set<String>
    var filesByStem: [String: [File]]
  }

  /// - Parameters:
  ///   - folders: Each image folder with the paths of its files below it, in the order in which they are searched.
  ///   - rule: How names are looked up.
  package init(folders: [(path: String, files: [String])], rule: Rule) {
    self.rule = rule
    self.folders = folders.map { folder in
      var byStem: [String: [File]] = [:]
      for path in folder.files.sorted() {
        let name = ImageName(path)
        guard name.ending != nil else { continue }
        byStem[name.stem, default: []].append(File(path: path, name: name))
      }
      return Folder(path: folder.path, paths: Set(folder.files), filesByStem: byStem)
    }
  }

  /// Whether any file can be drawn at any size.
  package var hasVectors: Bool {
    folders.contains { folder in folder.paths.contains { ImageName($0).ending == "svg" } }
  }

  /// The file that a name stands for on a device.
  ///
  /// - Throws: `outside` for a name that leaves the folders, `unknownImage` where no file fits the device.
  package func choose(_ request: String, in environment: Environment) throws(NameProblem) -> ImageChoice {
    guard request.utf8.first != UInt8(ascii: "/"),
      !request.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) })
    else { throw .outside(request) }
    let wanted = ImageName(request)
    for folder in folders {
      if rule.exactNameFirst, wanted.pinsVariant, folder.paths.contains(request), wanted.ending != nil {
        return choice(File(path: request, name: wanted), in: folder)
      }
      let ranked = rank(folder.filesByStem[wanted.stem] ?? [], wanted, environment, rule)
      if let best = ranked.first { return choice(best, in: folder) }
    }
    throw .unknownImage(
      request, device: environment.device.id, folders: folders.map(\.path), nearest: nearest(to: wanted.stem))
  }

  private func choice(_ file: File, in folder: Folder) -> ImageChoice {
    ImageChoice(
      file: folder.path + "/" + file.path, scale: file.name.scale ?? 1, ending: file.name.ending ?? "")
  }

  private func nearest(to stem: String) -> String? {
    nearestWord(to: stem, in: folders.flatMap { $0.filesByStem.keys.sorted() })
  }
}

/// A file chosen for a device.
package struct ImageChoice: Hashable, Sendable {
  /// The path, relative to the suite's folder.
  package var file: String
  /// Pixels in a point, as the name says; 1 where it says nothing.
  package var scale: Double
  /// The ending in lower case.
  package var ending: String
}
