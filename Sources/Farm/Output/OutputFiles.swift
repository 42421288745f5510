import Files
import Graphics
import PNG
import Problems
import References
import Scene

/// The files of a run by their paths, looked at before one is written.
struct OutputFiles {
  /// What is written where, the pictures first.
  private var files: [(path: String, what: String)] = []
  private let folder: SuiteFolder
  /// The suite's own files, in small letters, which nothing is written over.
  private var parts: [String: SuitePart] = [:]

  init(_ request: OutputRequest, of plan: Plan, as formats: Set<PictureFormat>, in suite: LoadedSuite) {
    folder = suite.folder
    for (path, part) in suite.parts { parts[FilePaths.join(folder.root, path).lowercased()] = part }
    let pictures = request.folder ?? FilePaths.join(folder.root, suite.suite.results + "/render")
    for job in plan.jobs {
      for format in PictureFormat.allCases where formats.contains(format) {
        let name = format == .pdf ? job.documentName : job.pictureName
        let ending = request.name?.ending ?? format.rawValue
        files.append((FilePaths.join(pictures, name + "." + ending), "the picture \(job.identity.stem)"))
      }
    }
    let others = [(request.sheet, "the sheet"), (request.manifest, "the manifest"), (request.results, "the results")]
    for case (let path?, let what) in others { files.append((path, what)) }
  }

  /// - Throws: Two things in one file, or something in one of the suite's (E541), and a link below the suite's folder that leads out of it (E313).
  func check() throws(Diagnostics) {
    var (known, places): ([String: String], Set<String>) = ([:], [])
    for (path, what) in files {
      let name = FilePaths.normalise(path)
      if let part = parts[name.lowercased()], !isOurs(name) {
        throw Diagnostics([Diagnostic(.output(.sharedFile(shown(name), part.words, what)))])
      }
      // File systems that ignore case are out there; pages of one document share its file.
      if let other = known.updateValue(what, forKey: name.lowercased()), !(isPicture(other) && isPicture(what)) {
        throw Diagnostics([Diagnostic(.output(.sharedFile(shown(name), other, what)))])
      }
      // A picture takes the place of a link, and its folder is asked for once for all pictures in it.
      let place = isPicture(what) ? FilePaths.parent(of: name) : name
      if places.insert(place).inserted { try checkPlace(place, of: name) }
    }
  }

  /// Whether a file is a picture that an earlier `render` wrote, which the next one writes anew, wherever it is.
  private func isOurs(_ path: String) -> Bool {
    guard let head = try? readHead(path, count: 1 << 12) else { return false }
    return readPNGProvenance(inHead: head).flatMap { Provenance($0) } != nil
  }

  private func isPicture(_ what: String) -> Bool { what.hasPrefix("the picture ") }

  private func checkPlace(_ place: String, of path: String) throws(Diagnostics) {
    guard FilePaths.isInside(place, folder.root) else { return }
    do {
      _ = try folder.path(for: shown(place))
    } catch {
      guard error.cause == .outside else { return }
      throw Diagnostics([Diagnostic(.name(.outside(shown(path))))])
    }
  }

  /// A path as people know it: below the suite's folder, where it is there.
  private func shown(_ path: String) -> String {
    FilePaths.isInside(path, folder.root) ? String(path.dropFirst(folder.root.count + 1)) : path
  }
}
