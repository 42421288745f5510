import Assets
import Files
import Problems
import Scene
import YAML

/// The files of a suite, read inside its folder only.
struct SuiteFiles {
  var folder: SuiteFolder
  /// The suite file, relative to the folder.
  let suiteFile: String
  /// What became known of its files.
  let parts = SuiteParts()

  /// The files that a glob matches, relative to the suite's folder, in order.
  func matches(_ glob: SuiteGlob, isRequired: Bool, _ problems: inout [Diagnostic]) -> [String] {
    let pattern = Glob(glob.pattern)
    let found = list(pattern.folder, at: glob.location, &problems).filter { pattern.matches($0) }
    if found.isEmpty, isRequired {
      let nearest = nearestGlob(to: glob.pattern)
      problems.append(Diagnostic(.suite(.emptyGlob(glob.pattern, nearest: nearest)), at: glob.location))
    }
    return found
  }

  /// Parses a file of the suite.
  func parse(
    _ path: String, as part: SuitePart, kind: String = "scene", limits: Suite.Limits, _ problems: inout [Diagnostic]
  ) -> YAMLNode? {
    parts.note(path, part)
    do {
      let bytes = try read(path, limit: limits.maxFileSize)
      return try parseYAML(bytes, file: path, kind: kind, limits: limits.yaml)
    } catch {
      var error = error
      // What the file has too many of are nodes to its author, and values to the parser.
      if case .file(.tooManyNodes) = error.problem { error.problem = .file(.tooManyNodes(limit: limits.maxNodes)) }
      problems.append(error)
      return nil
    }
  }

  /// Reads a file of the suite.
  func read(_ path: String, limit: Int) throws(Diagnostic) -> [UInt8] {
    do {
      return try readFile(folder.path(for: path), limit: limit)
    } catch {
      throw Diagnostic(problem(of: error, path), at: .start(of: path))
    }
  }

  /// Whether two folders of the suite are one, or lie in each other; links are followed, and case does not tell apart.
  func overlap(_ first: String, _ second: String) -> Bool {
    let paths = [place(of: first), place(of: second)]
    return FilePaths.isInside(paths[0], paths[1]) || FilePaths.isInside(paths[1], paths[0])
  }

  /// The first file of the suite that lies in a folder; what it is follows.
  func firstPart(in name: String) -> (file: String, part: SuitePart)? {
    // Where the folder is a link, what it leads to counts; files are taken by their names, for there are many.
    let places = [FilePaths.normalise(name), relativePath(of: place(of: name), inside: place(of: ""))]
      .compactMap { $0?.lowercased() }
    return parts.all.sorted { $0.key < $1.key }
      .first { file in places.contains { FilePaths.isInside(file.key.lowercased(), $0) } }.map { ($0.key, $0.value) }
  }

  private func place(of relative: String) -> String {
    let path = (try? folder.path(for: relative)) ?? FilePaths.normalise(FilePaths.join(folder.root, relative))
    return ((try? resolvedPath(path)) ?? path).lowercased()
  }

  /// The image files of the suite's image folders.
  func imageIndex(of suite: Suite, _ problems: inout [Diagnostic]) -> ImageIndex {
    let folders = suite.images.folders.map { name in
      let path = FilePaths.normalise(name)
      let files = list(path, as: .image, &problems).map { String($0.dropFirst(path.isEmpty ? 0 : path.count + 1)) }
      var catalogs = ImageCatalogs()
      for file in files where ImageCatalogs.holds(file) {
        guard let node = parse(FilePaths.join(path, file), as: .image, limits: suite.limits, &problems) else {
          continue
        }
        catalogs.add(node, at: file)
      }
      return ImageIndex.Folder(path, files: files, catalogs: catalogs)
    }
    return ImageIndex(folders: folders, rule: ImageIndex.Rule(suite.images))
  }

  /// The files below a folder of the suite that are all parts of it.
  func list(_ relative: String, as part: SuitePart, _ problems: inout [Diagnostic]) -> [String] {
    let found = list(relative, at: nil, &problems)
    for path in found { parts.note(path, part) }
    return found
  }

  /// Takes down the files that drawing reads.
  func noteOthers(of suite: Suite, _ scenes: [Scene]) {
    var ignored: [Diagnostic] = []
    for folder in suite.fonts.folders { _ = list(FilePaths.normalise(folder), as: .font, &ignored) }
    for file in suite.fonts.families.flatMap(\.files) { parts.note(file, .font) }
    for mask in suite.masks + scenes.flatMap({ $0.masks ?? [] }) {
      if let image = mask.image { parts.note(image.pattern, .mask) }
    }
  }

  /// The files below a folder of the suite, relative to the suite; none where there is no such folder.
  func list(_ relative: String, at location: SourceLocation?, _ problems: inout [Diagnostic]) -> [String] {
    do {
      let path = relative.isEmpty ? folder.root : try folder.path(for: relative)
      guard folderExists(path) else { return [] }
      return try listFiles(in: path).map { FilePaths.join(relative, $0) }
    } catch {
      problems.append(Diagnostic(problem(of: error, relative), at: location))
      return []
    }
  }

  private func nearestGlob(to pattern: String) -> String? {
    guard let slash = pattern.firstIndex(of: "/"), let known = try? listFolders(in: folder.root) else { return nil }
    return nearestWord(to: String(pattern[..<slash]), in: known).map { $0 + pattern[slash...] }
  }
}

extension Suite.Limits {
  /// The limits of one file: a node of a scene that is written out has some twenty keys and values.
  fileprivate var yaml: YAMLLimits {
    YAMLLimits(maxFileSize: maxFileSize, maxNodes: max(1000, min(maxNodes, 1_000_000) * 40), maxDepth: maxDepth)
  }
}

extension ImageIndex.Rule {
  /// The rule that a suite's words stand for.
  fileprivate init(_ images: Suite.Images) {
    self.init(
      heightIsAtMost: images.heightTag == .atMost, exactNameFirst: images.exactNameFirst,
      order: images.order == .iosFiles ? .iosFiles : .standard,
      pick: ScalePick(rawValue: images.pick.rawValue) ?? .ceil)
  }
}
