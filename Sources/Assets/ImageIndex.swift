package import Problems

/// The image files of a suite, by name; files are listed once, before anything is drawn.
package struct ImageIndex: Sendable {
  /// How a name is looked up.
  package struct Rule: Sendable, Hashable {
    /// What counts first among fitting files.
    package enum Order: Sendable, Hashable {
      case standard
      /// The scale, as UIKit chooses among files outside catalogues.
      case iosFiles
    }

    /// Whether `-568h` means screens of at least that height, as the old UIImage+H568 category had it, not exactly.
    package var heightIsAtMost: Bool
    /// Whether a request that names a file exactly gets that file.
    package var exactNameFirst: Bool
    /// What counts first.
    package var order: Order
    /// Which scale is taken.
    package var pick: ScalePick

    package init(
      heightIsAtMost: Bool = false, exactNameFirst: Bool = true, order: Order = .standard, pick: ScalePick = .ceil
    ) {
      self.heightIsAtMost = heightIsAtMost
      self.exactNameFirst = exactNameFirst
      self.order = order
      self.pick = pick
    }

    /// Whether names are read as the category did.
    var isCategory: Bool { heightIsAtMost && !exactNameFirst }
  }

  /// A folder of images with the paths of its files below it.
  package struct Folder: Sendable {
    package var path: String
    package var files: [String]
    package var catalogs: ImageCatalogs

    package init(_ path: String, files: [String], catalogs: ImageCatalogs = ImageCatalogs()) {
      self.path = path
      self.files = files
      self.catalogs = catalogs
    }
  }

  private let rule: Rule
  private let folders: [IndexedFolder]

  /// Files every picture of some folders under its name.
  ///
  /// - Parameters:
  ///   - folders: In the order in which they are searched.
  ///   - rule: How names are looked up.
  package init(folders: [Folder], rule: Rule) {
    self.rule = rule
    self.folders = folders.map { IndexedFolder($0, findsHeightInside: rule.isCategory) }
  }

  /// Whether any file can be drawn at any size.
  package var hasVectors: Bool { folders.contains(where: \.hasVectors) }

  /// The file that a name stands for on a device.
  ///
  /// - Throws: `outside` for a name that leaves the folders, `unknownImage` where no file fits the device.
  package func choose(_ request: String, for target: ImageTarget) throws(NameProblem) -> ImageChoice {
    let trace = try trace(request, for: target)
    if let choice = trace.choice { return choice }
    throw .unknownImage(
      request, device: target.device, folders: trace.folders,
      nearest: nearestWord(to: name(of: request).stem, in: folders.flatMap(\.stems)))
  }

  /// How a name is looked up on a device.
  ///
  /// - Throws: `outside` for a name that leaves the folders.
  package func trace(_ request: String, for target: ImageTarget) throws(NameProblem) -> ImageTrace {
    guard request.utf8.first != UInt8(ascii: "/"),
      !request.utf8.split(separator: UInt8(ascii: "/")).contains(where: { $0.elementsEqual("..".utf8) })
    else { throw .outside(request) }
    let selection = ImageSelection(target: target, rule: rule, wanted: name(of: request))
    var trace = ImageTrace(request: request, device: target.device, folders: folders.map(\.path))
    for folder in folders { search(folder, selection, &trace) }
    return trace
  }

  private func search(_ folder: IndexedFolder, _ selection: ImageSelection, _ trace: inout ImageTrace) {
    let wanted = selection.wanted
    let candidates = folder.variantsByStem[wanted.stem] ?? []
    func add(_ fates: [ImageTrace.Fate]) {
      trace.candidates += zip(candidates, fates).map {
        ImageTrace.Candidate(file: folder.path + "/" + $0.path, fate: $1)
      }
    }
    guard trace.choice == nil else { return add(candidates.map { _ in .laterFolder }) }
    if rule.exactNameFirst, wanted.pinsVariant, let exact = folder.file(named: trace.request) {
      trace.isExactName = true
      trace.candidates.append(ImageTrace.Candidate(file: folder.path + "/" + exact.path, fate: .chosen))
      trace.choice = choice(exact, in: folder, selection.target)
      return
    }
    let (fates, winner) = selection.choose(from: candidates)
    add(fates)
    if let winner { trace.choice = choice(candidates[winner], in: folder, selection.target) }
  }

  private func choice(_ variant: ImageVariant, in folder: IndexedFolder, _ target: ImageTarget) -> ImageChoice {
    ImageChoice(
      file: folder.path + "/" + variant.path, scale: variant.scale(on: target.scale), ending: variant.ending,
      isTemplate: variant.isTemplate)
  }

  private func name(of request: String) -> ImageName { ImageName(request, findsHeightInside: rule.isCategory) }
}

/// A file chosen for a device.
package struct ImageChoice: Hashable, Sendable {
  /// The path, relative to the suite's folder.
  package var file: String
  /// Pixels in a point, as the name or the catalogue says; 1 where nothing does.
  package var scale: Double
  /// The ending in lower case.
  package var ending: String
  /// Whether it is painted in one colour, as a catalogue says; nil where that is left to the view.
  package var isTemplate: Bool?
}
